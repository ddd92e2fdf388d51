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

-- The planner estimates from samples of the texts how many products a search finds. With 100 of them, the
-- default, it would take 1 % for none.
alter table products alter column search_text set statistics 1000;

-- The indexes for pages of the catalogue (server/catalog/queryCatalog.ts). For each order of the listing, one
-- has all products, and the other one those of each category and rating step, from which a page is merged.
create unique index products_listed on products (position);
create index products_ascending on products (price, position);
create index products_descending on products ((-price), position);
create index products_listed_by_step on products (category_name, rating_step, position);
create index products_ascending_by_step on products (category_name, rating_step, price, position);
create index products_descending_by_step on products (category_name, rating_step, (-price), position);

create index products_searched on products using gin (category_name, search_text gin_trgm_ops);
create index products_titled on products using gin (split_part(search_text, U&'\0001', 1) gin_trgm_ops);

create table shoppers (
  id text primary key check (id <> ''),
  email text not null,
  -- The key by which an account is found, as `accountKeyOf` in contract writes it.
  email_key text not null unique check (email_key <> ''),
  name text not null,
  password_hash text not null,
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
  shopper_id text not null references shoppers,
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
  position bigint generated always as identity unique
);

create index orders_of_shopper on orders (shopper_id, position desc);

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
  primary key (order_id, line)
);

create table idempotency_keys (
  shopper_id text not null references shoppers on delete cascade,
  key text not null check (length(key) between 1 and 128),
  order_id text not null unique references orders on delete cascade,
  primary key (shopper_id, key)
);

-- Counts of failed log-ins; the columns are those of rate-limiter-flexible. `expire` is in ms since 1970.
create table login_failures (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
