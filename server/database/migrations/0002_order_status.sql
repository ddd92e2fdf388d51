-- The number that shoppers and the owner name an order by: eight digits of Crockford's base 32.
alter table orders add column number text check (number ~ '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$');

-- Orders of earlier releases get random ones, and other ones where two are alike. The condition on `o.id` names
-- the row, so that each row gets its own.
do $$
begin
  loop
    update orders o set number = (
      select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::integer, 1)
          || case digit when 4 then '-' else '' end, '' order by digit)
      from generate_series(1, 8) digit
      where o.id <> ''
    )
    where number is null or number in (select number from orders group by number having count(*) > 1);
    exit when not found;
  end loop;
end $$;

alter table orders alter column number set not null, add constraint orders_number unique (number);

-- Since when the order has had each status. It was placed at `created_at`.
alter table orders
  add column packed_at timestamptz,
  add column shipped_at timestamptz,
  add column delivered_at timestamptz,
  add column cancelled_at timestamptz,
  add column carrier text check (carrier <> ''),
  add column tracking_number text check (tracking_number <> ''),
  add column tracking_url text check (tracking_url ~* '^https?://'),
  add column status text not null generated always as (
    case
      when cancelled_at is not null then 'cancelled'
      when delivered_at is not null then 'delivered'
      when shipped_at is not null then 'shipped'
      when packed_at is not null then 'packed'
      else 'placed'
    end
  ) stored,
  add check (packed_at is not null or shipped_at is null),
  add check (shipped_at is not null or delivered_at is null),
  add check (shipped_at is null or cancelled_at is null),
  add check (shipped_at is not null or coalesce(carrier, tracking_number, tracking_url) is null);

create index orders_of_status on orders (status, position desc);

-- Whether the order is known to have lowered the stock of the product, which a cancellation raises again.
alter table order_lines add column was_counted boolean not null default false;
