-- Pages that wait for a checkout look at the provider once in ten seconds together; the same holds for the status of an account.
alter table checkouts add column looked_at timestamptz;
alter table payment_accounts add column looked_at timestamptz;

-- a public page and an event know an id and no business
create index checkouts_by_id on checkouts (id);
create index plan_checkouts_by_id on plan_checkouts (id);
create index checkouts_of_payment on checkouts (account_id, provider_payment_id) where provider_payment_id is not null;
create index checkouts_of_subscription on checkouts (account_id, provider_subscription_id) where provider_subscription_id is not null;
