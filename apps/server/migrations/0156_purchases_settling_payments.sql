-- The sweep asks for debits that no bank has answered yet, also those of subscriptions that have ended.
-- step
drop index concurrently if exists payments_settling;
-- step
create index concurrently payments_settling on payments (workspace_id, subscription_id) where state = 'settling';
