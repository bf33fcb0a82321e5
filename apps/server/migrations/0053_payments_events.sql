-- Payments: what a provider has told us, and the provider that local mode and tests use.

-- A call in steps stores here what it is about to ask a service outside, so that a retry goes on from there.
alter table idempotency_keys add intent jsonb;

create table payment_events (
  provider text not null check (provider in ('stripe', 'test')),
  id text not null check (length(id) between 1 and 255),
  -- 'own' where the provider's key belongs to the account itself
  account_id text not null check (length(account_id) between 1 and 255),
  type text not null check (length(type) <= 255),
  -- the provider's ids, and our own references, of all that the event is about
  refs text[] not null check (cardinality(refs) <= 50),
  received_at timestamptz not null default now(),
  applied_at timestamptz,
  attempts integer not null default 0,
  primary key (provider, id)
);
create index payment_events_received on payment_events (received_at);
create index payment_events_open on payment_events (received_at) where applied_at is null;
call system_table('payment_events');

-- The objects of the test provider, which production does not have.
create table test_payment_objects (
  id text primary key check (length(id) between 1 and 255),
  kind text not null check (kind in ('account', 'checkout', 'payment', 'subscription', 'answer', 'event')),
  account_id text not null,
  place bigint not null generated always as identity,
  object jsonb not null,
  created_at timestamptz not null default now()
);
create index test_payment_objects_of_account on test_payment_objects (account_id, kind, place);
call system_table('test_payment_objects');
