-- Subscriptions: what was asked of the provider, every state that one had, and the end by the rule about unpaid renewals.

alter table subscriptions
  drop constraint subscriptions_cancelled_by_check,
  add constraint subscriptions_cancelled_by_check check (cancelled_by in ('user', 'you', 'unpaid'));
comment on column subscriptions.cancelled_by is 'type: Canceller of @allenio/domain/subscriptions';
-- unpaid ones, for reminders and ends; and those that renew soon
create index subscriptions_unpaid on subscriptions (unpaid_since) where unpaid_since is not null and ended_at is null;
create index subscriptions_renewing on subscriptions (period_until) where state = 'active';
create index subscriptions_paused on subscriptions (workspace_id, pause_id) where pause_id is not null;

-- The provider is asked outside of transactions: the row stands before it is asked, and a sweep goes on with it after a crash.
create table subscription_requests (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  subscription_id uuid not null,
  kind text not null check (kind in ('cancel', 'keep', 'pause', 'resume', 'change', 'release', 'card')),
  details jsonb not null default '{}',
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  -- the provider's checkout for a new card
  provider_id text,
  author_id uuid,
  tried_at timestamptz not null default now(),
  created_at timestamptz not null default clock_timestamp(),
  primary key (workspace_id, id),
  foreign key (workspace_id, subscription_id) references subscriptions (workspace_id, id) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column subscription_requests.details is 'type: RequestDetails of @allenio/domain/subscriptions';
-- fifty that ask at once ask for one thing
create unique index subscription_requests_open on subscription_requests (workspace_id, subscription_id, kind) where state = 'asked';
create index subscription_requests_to_try on subscription_requests (tried_at) where state = 'asked';
create index subscription_requests_at_provider on subscription_requests (provider_id) where provider_id is not null;
create index subscription_requests_of_author on subscription_requests (workspace_id, author_id) where author_id is not null;
call workspace_table('subscription_requests');
call system_table('subscription_requests', 'select');

create table subscription_states (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  subscription_id uuid not null,
  state text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (workspace_id, id),
  foreign key (workspace_id, subscription_id) references subscriptions (workspace_id, id) on delete cascade
);
comment on column subscription_states.state is 'type: SubscriptionState of @allenio/contract/subscriptions';
create index subscription_states_of_subscription on subscription_states (workspace_id, subscription_id, created_at);
call workspace_table('subscription_states');
