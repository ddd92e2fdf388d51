-- When the owner has put right how a shipped order can be followed, the first time first.
alter table orders
  add column corrected_at timestamptz[] not null default '{}',
  add check (shipped_at is not null or corrected_at = '{}');
