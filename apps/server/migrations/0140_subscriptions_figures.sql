-- What a subscription charges next: the buyer's balance, a discount that stays, and the open sum of unpaid renewals.
alter table subscriptions
  -- the balance in the buyer's favour at the provider, which lowers the next charges
  add column balance integer not null default 0 check (balance >= 0),
  -- the cents that each charge is lower
  add column discount integer not null default 0 check (discount >= 0),
  add column unpaid_amount integer;
update subscriptions s set discount = v.price - k.total
  from checkouts k join package_versions v on v.workspace_id = k.workspace_id and v.id = k.version_id
  where k.workspace_id = s.workspace_id and k.id = s.checkout_id and k.total < v.price;
update subscriptions set unpaid_amount = amount where unpaid_since is not null;

-- A change of the terms stands in the history beside the states, with the figures that were shown before it.
alter table subscription_states add column change jsonb;
comment on column subscription_states.change is 'type: PastChange of @allenio/contract/subscriptions';

-- the test provider keeps a credit where the real one shows it
update test_payment_objects set object = jsonb_set(object, '{state,credit}', coalesce(object -> 'balance', '0')) where kind = 'subscription';
