-- The sweep asks for plans that have ended lately, because a bank may still answer their last debit.
-- step
drop index concurrently if exists plan_subscriptions_ended;
-- step
create index concurrently plan_subscriptions_ended on plan_subscriptions (ended_at) where provider_id is not null;
