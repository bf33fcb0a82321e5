-- Plans: what businesses pay the operator for their places, with every change and payment.

create table plan_subscriptions (
  workspace_id uuid primary key default current_workspace() references workspaces (id) on delete cascade,
  state text not null check (state in ('active', 'ending', 'incomplete', 'overdue', 'paused', 'ended', 'granted')),
  name text not null check (length(name) between 1 and 60),
  -- places of active clients; null for no limit
  max_clients integer check (max_clients > 0),
  period text check (period in ('monthly', 'sixMonths', 'annual')),
  -- cents of a period, without VAT
  price integer not null default 0 check (price >= 0),
  provider text check (provider in ('stripe', 'test')),
  customer_id text,
  provider_id text,
  trial_until timestamptz,
  period_from timestamptz,
  period_until timestamptz,
  paid_until timestamptz,
  -- the plan counts until then; null while it runs on
  counts_until timestamptz,
  ends_at timestamptz,
  ended_at timestamptz,
  unpaid_since timestamptz,
  retry_at timestamptz,
  pay_url text,
  card jsonb,
  settled_at timestamptz not null default 'epoch',
  created_at timestamptz not null default now(),
  unique (provider, provider_id),
  check (state = 'granted' or (provider is not null and provider_id is not null and period is not null and max_clients is not null))
);
comment on column plan_subscriptions.card is 'type: CardShown of @allenio/contract/purchases';
create index plan_subscriptions_to_settle on plan_subscriptions (settled_at) where ended_at is null and provider_id is not null;
call workspace_table('plan_subscriptions');
call system_table('plan_subscriptions', 'select');

insert into plan_subscriptions (workspace_id, state, name, max_clients, price, counts_until, ends_at)
select id, 'granted', coalesce(plan_name, 'Pro'), plan_max_clients, coalesce(plan_price_cents, 0), plan_ends_at, plan_ends_at
from workspaces where is_premium or plan_name is not null;

alter table workspaces drop column is_premium, drop column plan_name, drop column plan_price_cents, drop column plan_max_clients,
  drop column plan_ends_at;

-- The prices that a provider knows. Another amount of the same tier and period is another version; who pays an old one keeps it.
create table plan_prices (
  id uuid primary key,
  provider text not null check (provider in ('stripe', 'test')),
  tier integer not null check (tier > 0),
  period text not null check (period in ('monthly', 'sixMonths', 'annual')),
  amount integer not null check (amount > 0),
  provider_price_id text not null,
  created_at timestamptz not null default now(),
  unique (provider, tier, period, amount)
);
call system_table('plan_prices', 'select, insert');

-- Somebody on their way to pay the operator. The row stands before the provider is asked.
create table plan_checkouts (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('plan', 'card', 'sale')),
  state text not null default 'asked' check (state in ('asked', 'open', 'settling', 'paid', 'failed', 'expired', 'ended')),
  tier integer check (tier > 0),
  period text check (period in ('monthly', 'sixMonths', 'annual')),
  -- what another area sells: the kind of its follower, and its row
  sale_kind text,
  sale_id uuid,
  rhythm text not null check (rhythm in ('once', 'repeating')),
  installments integer check (installments between 2 and 12),
  title text not null default '',
  -- cents; the net of one period, or of all installments together
  net integer not null check (net >= 0),
  vat_percent integer not null check (vat_percent between 0 and 100),
  vat_reason text not null check (vat_reason in ('standard', 'reverse charge', 'outside')),
  -- the first charge is on this day, at the end of the trial
  starts_at timestamptz,
  language text not null check (language in ('it', 'en')),
  success_path text not null,
  cancel_path text not null,
  provider text not null check (provider in ('stripe', 'test')),
  provider_id text,
  customer_id text,
  provider_subscription_id text,
  url text,
  paid_until timestamptz,
  ends_at timestamptz,
  expires_at timestamptz not null,
  settled_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  check ((kind = 'plan') = (tier is not null and period is not null)),
  check ((kind = 'sale') = (sale_kind is not null and sale_id is not null))
);
create unique index plan_checkouts_open on plan_checkouts (workspace_id) where kind = 'plan' and state in ('asked', 'open');
create unique index plan_checkouts_of_sale on plan_checkouts (workspace_id, sale_id) where kind = 'sale' and state in ('asked', 'open');
create index plan_checkouts_at_provider on plan_checkouts (provider, provider_id) where provider_id is not null;
create index plan_checkouts_of_subscription on plan_checkouts (provider, provider_subscription_id)
  where provider_subscription_id is not null;
create index plan_checkouts_to_settle on plan_checkouts (settled_at) where state in ('asked', 'open', 'settling', 'paid');
call workspace_table('plan_checkouts');
call system_table('plan_checkouts', 'select');

-- Every change of a plan, as the steps that the provider is asked for, each with what undoes it.
create table plan_changes (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  state text not null default 'asked'
    check (state in ('asked', 'unconfirmed', 'undoing', 'scheduled', 'done', 'refused', 'lapsed', 'released')),
  kind text not null check (kind in ('change', 'cancel', 'resume', 'release')),
  -- what was wished for
  tier integer check (tier > 0),
  period text check (period in ('monthly', 'sixMonths', 'annual')),
  steps jsonb not null,
  proration_date timestamptz,
  -- cents with VAT that were shown
  total integer not null default 0 check (total >= 0),
  reason text not null default '' check (length(reason) <= 1000),
  -- when the part takes effect that waits for the end of the period
  scheduled_at timestamptz,
  confirm_url text,
  expires_at timestamptz,
  refusal text,
  author_id uuid,
  tried_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column plan_changes.steps is 'type: readonly StoredPlanStep[] of @allenio/domain/plan';
create unique index plan_changes_open on plan_changes (workspace_id) where state in ('asked', 'unconfirmed', 'undoing');
create unique index plan_changes_scheduled on plan_changes (workspace_id) where state = 'scheduled';
create index plan_changes_of_author on plan_changes (workspace_id, author_id) where author_id is not null;
create index plan_changes_to_complete on plan_changes (tried_at) where state in ('asked', 'undoing');
call workspace_table('plan_changes');
call system_table('plan_changes', 'select');

-- What was paid to the operator. The law wants it for ten years, so it outlives the business, and names the buyer as on that day.
create table plan_payments (
  id uuid primary key,
  workspace_id uuid default current_workspace() references workspaces (id) on delete set null,
  kind text not null check (kind in ('plan', 'sale')),
  sale_id uuid,
  title text not null,
  state text not null check (state in ('paid', 'refunded')),
  net integer not null check (net >= 0),
  vat integer not null check (vat >= 0),
  vat_percent integer not null check (vat_percent between 0 and 100),
  vat_reason text not null check (vat_reason in ('standard', 'reverse charge', 'outside')),
  total integer not null check (total = net + vat),
  refunded integer not null default 0 check (refunded between 0 and total),
  currency text not null default 'EUR',
  buyer jsonb not null,
  provider text not null check (provider in ('stripe', 'test')),
  provider_invoice_id text not null,
  provider_payment_id text,
  invoice_number text,
  card jsonb,
  covers_until timestamptz,
  paid_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (provider, provider_invoice_id)
);
comment on column plan_payments.buyer is 'type: PlanBuyer of @allenio/contract/payments';
comment on column plan_payments.card is 'type: CardShown of @allenio/contract/purchases';
create index plan_payments_of_workspace on plan_payments (workspace_id, paid_at desc, id);
create index plan_payments_of_provider on plan_payments (provider_payment_id) where provider_payment_id is not null;
create index plan_payments_by_day on plan_payments (paid_at);
call workspace_table('plan_payments');
call system_table('plan_payments', 'select, update, delete');

-- What VIES has answered about a business's VAT number, and when.
create table plan_vat_checks (
  workspace_id uuid primary key default current_workspace() references workspaces (id) on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  vat_number text not null check (length(vat_number) between 2 and 40),
  answer text not null check (answer in ('valid', 'invalid', 'unreachable')),
  checked_at timestamptz not null default now()
);
create index plan_vat_checks_open on plan_vat_checks (checked_at) where answer = 'unreachable';
call workspace_table('plan_vat_checks');
call system_table('plan_vat_checks', 'select');
