-- All times are UTC, all prices whole rupees.

-- For the index of searches: pg_trgm has trigrams, and btree_gin lets the index have the category too.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table categories (
  id text primary key check (id <> ''),
  name text not null unique check (name <> ''),
  image text not null check (image <> ''),
  -- The order in which the API lists them.
  position integer generated always as identity
);

create table products (
  id text primary key check (id <> ''),
  title text not null check (title <> ''),
  description text not null check (description <> ''),
  image_link text not null check (image_link <> ''),
  price integer not null check (price >= 0),
  discounted_price integer not null check (discounted_price between 0 and price),
  rating numeric(2, 1) not null check (rating between 0 and 5),
  reviews text not null check (reviews <> ''),
  in_stock boolean not null,
  size text not null check (size <> ''),
  delivery_days integer not null check (delivery_days >= 0),
  category_name text not null references categories (name) on update cascade,
  position integer generated always as identity,
  -- How many pieces are left; null if they are not counted.
  stock integer check (stock >= 0),
  -- The text in which a search looks, as `searchTextOf` in contract writes it. It is not generated,
  -- because lower() differs from JavaScript's, and from one locale to another. Null lets the next import
  -- write it.
  search_text text,
  -- The highest rating filter that keeps the product. Filters are whole numbers, and those up to 1 keep all.
  rating_step smallint not null generated always as (greatest(floor(rating), 1)) stored
);

-- A page with a highest price reads whole steps of prices, as one with a rating reads whole rating steps.
create function price_steps() returns integer[] language sql immutable parallel safe
  return '{1000,2000,5000,10000,20000,50000,100000,2147483647}'::integer[];

-- The least of these numbers that is not below a price.
create function price_step_of(price integer) returns integer language sql immutable parallel safe
  return (price_steps())[1 + width_bucket(price - 1, price_steps())];

-- The planner estimates from samples of the texts how many products a search finds. With 100 of them, the
-- default, it would take 1 % for none.
alter table products alter column search_text set statistics 1000;

-- The indexes for pages of the catalogue (server/catalog/queryCatalog.ts). For each order of the listing, one
-- has all products, and the other one those of each category and rating step, from which a page is merged. A third one
-- has the price steps too: a page with a highest price is found by reading it alone.
create unique index products_listed on products (position);
create index products_ascending on products (price, position);
create index products_descending on products ((-price), position);
create index products_listed_by_step on products (category_name, rating_step, position);
create index products_ascending_by_step on products (category_name, rating_step, price, position);
create index products_descending_by_step on products (category_name, rating_step, (-price), position);
create index products_listed_by_price
  on products (category_name, rating_step, price_step_of(discounted_price), position) include (discounted_price);
create index products_ascending_by_price
  on products (category_name, rating_step, price_step_of(discounted_price), price, position)
  include (discounted_price);
create index products_descending_by_price
  on products (category_name, rating_step, price_step_of(discounted_price), (-price), position)
  include (discounted_price, price);

create index products_searched on products using gin (category_name, search_text gin_trgm_ops);
create index products_titled on products using gin (split_part(search_text, U&'\0001', 1) gin_trgm_ops);

-- The words of titles and categories, as `vocabularyOf` in contract finds them in `search_text`: what a search that
-- finds nothing may have meant. They are only added, as a word that no product has any more is never proposed.
create table words (word text collate "C" primary key);

create index words_near on words using gin (word gin_trgm_ops);

create table shoppers (
  id text primary key check (id <> ''),
  email text not null,
  -- The key by which an account is found, as `accountKeyOf` in contract writes it.
  email_key text not null unique check (email_key <> ''),
  name text not null,
  password_hash text not null,
  -- A token is valid for one generation. A new password, or the end of the other sessions, begins the next one.
  session_generation integer not null default 0,
  -- Further fields of the sign-up, as they were sent.
  extra jsonb not null default '{}' check (jsonb_typeof(extra) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table cart_lines (
  shopper_id text not null references shoppers on delete cascade,
  product_id text not null references products on delete cascade,
  qty integer not null default 1 check (qty >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  position bigint generated always as identity,
  primary key (shopper_id, product_id)
);

create table wishlist_lines (
  shopper_id text not null references shoppers on delete cascade,
  product_id text not null references products on delete cascade,
  created_at timestamptz not null default now(),
  position bigint generated always as identity,
  primary key (shopper_id, product_id)
);

create table orders (
  id text primary key check (id <> ''),
  -- By which shoppers and the owner name the order: eight digits of Crockford's base 32.
  number text not null unique check (number ~ '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  -- Null if the account was deleted.
  shopper_id text references shoppers,
  created_at timestamptz not null default now(),
  item_count integer not null check (item_count >= 1),
  total_mrp bigint not null check (total_mrp >= 0),
  total_amount bigint not null check (total_amount between 0 and total_mrp),
  delivery_name text not null,
  delivery_street text not null,
  delivery_city text not null,
  delivery_zipcode text not null,
  delivery_state text not null,
  delivery_country text not null,
  position bigint generated always as identity unique,
  -- Since when the order has had each status. It was placed at `created_at`.
  packed_at timestamptz check (packed_at is not null or shipped_at is null),
  shipped_at timestamptz check (shipped_at is not null or delivered_at is null),
  delivered_at timestamptz,
  cancelled_at timestamptz check (shipped_at is null or cancelled_at is null),
  carrier text check (carrier <> ''),
  tracking_number text check (tracking_number <> ''),
  tracking_url text check (tracking_url ~* '^https?://'),
  -- When the owner has put right how a shipped order can be followed, the first time first.
  corrected_at timestamptz[] not null default '{}' check (shipped_at is not null or corrected_at = '{}'),
  status text not null generated always as (
    case
      when cancelled_at is not null then 'cancelled'
      when delivered_at is not null then 'delivered'
      when shipped_at is not null then 'shipped'
      when packed_at is not null then 'packed'
      else 'placed'
    end
  ) stored,
  check (shipped_at is not null or coalesce(carrier, tracking_number, tracking_url) is null)
);

create index orders_of_shopper on orders (shopper_id, position desc);
create index orders_of_status on orders (status, position desc);

-- Title, picture and prices as they were bought. A product may leave the catalogue, so `product_id` is no
-- foreign key.
create table order_lines (
  order_id text not null references orders on delete cascade,
  line integer not null check (line >= 1),
  product_id text not null,
  title text not null,
  image_link text not null,
  price integer not null check (price >= 0),
  discounted_price integer not null check (discounted_price between 0 and price),
  qty integer not null check (qty >= 1),
  -- Whether the order has lowered the stock of the product, which a cancellation raises again.
  was_counted boolean not null,
  primary key (order_id, line)
);

-- Cancels orders that the transaction has locked. Each gives the pieces of its counted products back, unless they are
-- no longer counted.
create function cancel_orders(ids text[]) returns void language sql as $$
  -- Locked in the sequence in which orders lock them, so that no two transactions wait for each other.
  select from products
  where stock is not null and id in (select product_id from order_lines where order_id = any(ids) and was_counted)
  order by id for no key update;
  -- The owner may have set the greatest stock that there is meanwhile.
  update products set stock = least(stock + back.qty, 2147483647)
  from (
    select product_id, sum(qty) as qty from order_lines where order_id = any(ids) and was_counted group by product_id
  ) back
  where back.product_id = products.id and stock is not null;
  -- now() would be the start of the transaction, which may have waited for another one.
  update orders set cancelled_at = clock_timestamp() where id = any(ids);
$$;

-- The orders of a deleted account stay for the books, without the person. Those that are not packed are cancelled, as
-- they have no address any more. As this is done by a trigger, it is also done for an owner who deletes an account by
-- SQL. DELETE locks the row of the account before the trigger runs, and an order that is placed locks it too, so that
-- no order escapes.
create function forget_shopper() returns trigger language plpgsql as $$
begin
  -- Of a deletion and the owner's 'packed' at the same moment, the second one waits, and reads what the first wrote.
  perform cancel_orders(array(
    select id from orders where shopper_id = old.id and status = 'placed' order by id for no key update
  ));
  update orders
  set shopper_id = null, delivery_name = '', delivery_street = '', delivery_city = '', delivery_zipcode = '',
    carrier = null, tracking_number = null, tracking_url = null
  where shopper_id = old.id;
  return old;
end $$;

create trigger forget_shopper before delete on shoppers for each row execute function forget_shopper();

create table idempotency_keys (
  shopper_id text not null references shoppers on delete cascade,
  key text not null check (length(key) between 1 and 128),
  order_id text not null unique references orders on delete cascade,
  primary key (shopper_id, key)
);

-- Counts of failed log-ins and of sign-ups; the columns are those of rate-limiter-flexible. `expire` is in ms since 1970.
create table attempts (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
