-- A checkout that another order has replaced keeps its address until the provider has ended its page: the sweep sees to it.
-- step
drop index concurrently if exists checkouts_replaced;
-- step
create index concurrently checkouts_replaced on checkouts (settled_at) where state = 'expired' and url is not null;
