-- A token is valid for one generation. A new password, or the end of the other sessions, begins the next one.
alter table shoppers add column session_generation integer not null default 0;

-- The orders of a deleted account stay for the books, without the person. As this is done by a trigger, it is also
-- done for an owner who deletes an account by SQL. DELETE locks the row of the account before the trigger runs, and an
-- order that is placed locks it too, so that no order escapes.
alter table orders alter column shopper_id drop not null;

create function forget_shopper() returns trigger language plpgsql as $$
begin
  update orders
  set shopper_id = null, delivery_name = '', delivery_street = '', delivery_city = '', delivery_zipcode = '',
    carrier = null, tracking_number = null, tracking_url = null
  where shopper_id = old.id;
  return old;
end $$;

create trigger forget_shopper before delete on shoppers for each row execute function forget_shopper();

-- It counts sign-ups too.
alter table login_failures rename to attempts;
