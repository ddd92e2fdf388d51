-- A page with a highest price reads whole steps of prices, as one with a rating reads whole rating steps.
create function price_steps() returns integer[] language sql immutable parallel safe
  return '{1000,2000,5000,10000,20000,50000,100000,2147483647}'::integer[];

-- The least of these numbers that is not below a price.
create function price_step_of(price integer) returns integer language sql immutable parallel safe
  return (price_steps())[1 + width_bucket(price - 1, price_steps())];

-- Such a page is found by reading these indexes alone. A column for the step, as ratings have, would write a large
-- catalogue anew, which takes minutes.
create index products_listed_by_price
  on products (category_name, rating_step, price_step_of(discounted_price), position) include (discounted_price);
create index products_ascending_by_price
  on products (category_name, rating_step, price_step_of(discounted_price), price, position)
  include (discounted_price);
create index products_descending_by_price
  on products (category_name, rating_step, price_step_of(discounted_price), (-price), position)
  include (discounted_price, price);

-- The planner knows how many products have a step, once they are analyzed with the index.
analyze products;
