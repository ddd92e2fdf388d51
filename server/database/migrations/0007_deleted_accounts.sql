-- Cancels orders that the transaction has locked. Each gives the pieces of its counted products back, unless they are
-- no longer counted.
create or replace function cancel_orders(ids text[]) returns void language sql as $$
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

-- The orders of a deleted account that are not packed are cancelled, as they have no address any more.
create or replace function forget_shopper() returns trigger language plpgsql as $$
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
