-- A filter by price reads whole steps of prices, as a filter by rating reads whole rating steps.
create function price_steps() returns integer[] language sql immutable parallel safe
  return '{1000,2000,5000,10000,20000,50000,100000,2147483647}'::integer[];

-- The least of these numbers that is not below a price.
create function price_step_of(price integer) returns integer language sql immutable parallel safe
  return (price_steps())[1 + width_bucket(price - 1, price_steps())];

alter table products
  add column price_step integer not null generated always as (price_step_of(discounted_price)) stored;

-- The indexes for pages with a highest price: all that such a page needs to find its products. As no index is known
-- to have `price` for having `-price`, the last one includes it.
create index products_listed_by_price on products (category_name, rating_step, price_step, position)
  include (discounted_price);
create index products_ascending_by_price on products (category_name, rating_step, price_step, price, position)
  include (discounted_price);
create index products_descending_by_price on products (category_name, rating_step, price_step, (-price), position)
  include (discounted_price, price);
