-- How many pieces are left. Null: they are not counted.
alter table products add column stock integer check (stock >= 0);
