-- For pages of a long catalogue, by the rule of `filterProducts` in src/contract.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

alter table products
  -- What a search looks at, written by `searchText`. Not generated: lower() differs from JavaScript's, and from one locale
  -- to another.
  add column search_text text,
  -- The highest filter that keeps the product: there are whole steps, and only those above 1 filter.
  add column rating_step smallint not null generated always as (greatest(floor(rating), 1)) stored;

-- The planner guesses from samples how many products a search finds: 100 of them would take 1 % for none.
alter table products alter column search_text set statistics 1000;

-- For each order of the listing: all products, and those of one category and step, of which a page is merged.
create unique index products_listed on products (position);
create index products_ascending on products (price, position);
create index products_descending on products ((-price), position);
create index products_listed_by_step on products (category_name, rating_step, position);
create index products_ascending_by_step on products (category_name, rating_step, price, position);
create index products_descending_by_step on products (category_name, rating_step, (-price), position);

create index products_searched on products using gin (category_name, search_text gin_trgm_ops);
create index products_titled on products using gin (split_part(search_text, U&'\0001', 1) gin_trgm_ops);
