-- Selling: accounts that take money, packages, checkouts, purchases, subscriptions and every movement of money.

create table payment_accounts (
  workspace_id uuid primary key default current_workspace() references workspaces (id) on delete cascade,
  provider text not null check (provider in ('stripe', 'test')),
  -- null until the provider has answered: the row is the intent
  account_id text,
  status text not null default 'pending',
  has_payouts boolean not null default false,
  due_at timestamptz,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  unique (provider, account_id)
);
comment on column payment_accounts.status is 'type: AccountStatus of @allenio/contract/onboarding';
create index payment_accounts_to_check on payment_accounts (checked_at) where account_id is not null;
call workspace_table('payment_accounts');
call system_table('payment_accounts', 'select');

create table packages (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  -- the terms that are offered now
  version_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  name_key text collate "C" not null generated always as (search_form(name)) stored,
  description text not null default '' check (length(description) <= 4000),
  image_file_id uuid,
  is_active boolean not null default true,
  is_shown boolean not null default true,
  -- the one that the professional recommends
  is_featured boolean not null default false,
  position integer not null default 0,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id)
);
create index packages_by_position on packages (workspace_id, position, id) where deleted_at is null;
create index packages_of_image on packages (workspace_id, image_file_id) where image_file_id is not null;
create index packages_deleted on packages (deleted_at) where deleted_at is not null;
call workspace_table('packages');
call system_table('packages', 'select, delete');

-- The terms of a package. A version that somebody has bought, or is about to buy, never changes again.
create table package_versions (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  package_id uuid not null,
  number integer not null check (number > 0),
  billing_model text not null check (billing_model in ('SUBSCRIPTION', 'ONE_TIME_PAYMENT')),
  interval_unit text check (interval_unit in ('DAY', 'WEEK', 'MONTH', 'YEAR')),
  interval_count integer check (interval_count between 1 and 365),
  -- cents of the currency; 0 is free
  price integer not null check (price = 0 or price between 50 and 5000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  trial_days integer not null default 0 check (trial_days between 0 and 90),
  -- how long a one-time package stays open; null for ever
  access_days integer check (access_days between 1 and 3650),
  installments integer check (installments between 2 and 12),
  client_type_id uuid,
  unlocks jsonb not null default '{}',
  is_sold boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, package_id, number),
  foreign key (workspace_id, package_id) references packages (workspace_id, id) on delete cascade,
  foreign key (workspace_id, client_type_id) references client_types (workspace_id, id) on delete set null (client_type_id),
  check ((billing_model = 'SUBSCRIPTION') = (interval_unit is not null and interval_count is not null)),
  check (billing_model = 'ONE_TIME_PAYMENT' or (access_days is null and installments is null)),
  check (billing_model = 'SUBSCRIPTION' or trial_days = 0),
  check (installments is null or price >= installments * 50)
);
comment on column package_versions.billing_model is 'type: BillingModel of @allenio/contract/packages';
comment on column package_versions.interval_unit is 'type: IntervalUnit of @allenio/contract/packages';
comment on column package_versions.unlocks is 'type: Unlocks of @allenio/contract/packages';
create index package_versions_of_type on package_versions (workspace_id, client_type_id) where client_type_id is not null;
call workspace_table('package_versions');
call system_table('package_versions', 'select');

create table package_attachments (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  package_id uuid not null,
  file_id uuid not null,
  name text not null check (length(name) between 1 and 255),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, package_id) references packages (workspace_id, id) on delete cascade
);
create index package_attachments_of_package on package_attachments (workspace_id, package_id, position);
create index package_attachments_of_file on package_attachments (workspace_id, file_id);
call workspace_table('package_attachments');
call system_table('package_attachments', 'select');

create table discount_codes (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  code text not null check (code ~ '^[A-Z0-9_-]{3,30}$'),
  percent integer check (percent between 1 and 100),
  amount integer check (amount between 1 and 5000000),
  duration text not null check (duration in ('first', 'all')),
  -- null for any number
  uses_at_most integer check (uses_at_most between 1 and 100000),
  uses integer not null default 0 check (uses >= 0),
  from_day date,
  until_day date,
  -- empty for all packages
  package_ids uuid[] not null default '{}',
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, code),
  check ((percent is null) <> (amount is null)),
  check (uses_at_most is null or uses <= uses_at_most)
);
comment on column discount_codes.duration is 'type: DiscountDuration of @allenio/contract/packages';
call workspace_table('discount_codes');
call system_table('discount_codes', 'select, update');

-- What a sale has given to a client, once for each thing and period.
create table sale_unlocks (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  -- the purchase or subscription
  sale_id uuid not null,
  client_id uuid not null,
  kind text not null,
  -- what was given: a program, a survey, a kind of credits, a file
  subject_id uuid,
  -- the day on which the paid period begins, for what is given each period
  period_from date,
  -- the row that the giving has made in the area that owns it
  given_id uuid,
  given_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (workspace_id, id),
  unique nulls not distinct (workspace_id, sale_id, kind, subject_id, period_from),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
comment on column sale_unlocks.kind is 'type: UnlockKind of @allenio/contract/packages';
create index sale_unlocks_of_client on sale_unlocks (workspace_id, client_id);
call workspace_table('sale_unlocks');
call system_table('sale_unlocks', 'select, update, delete');

-- Somebody on their way to pay. The row stands before the provider is asked.
create table checkouts (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  package_id uuid not null,
  version_id uuid not null,
  state text not null check (state in ('asked', 'open', 'settling', 'paid', 'fulfilled', 'failed', 'expired')),
  -- the page, a link that the professional has sent, a client of theirs, or by hand
  source text not null check (source in ('page', 'link', 'client', 'hand')),
  -- the client who buys, where they are known
  client_id uuid,
  -- erased with the client; payments keep what the law asks for
  email text not null,
  email_key text collate "C" not null,
  first_name text not null,
  last_name text not null default '',
  phone text,
  language text not null,
  time_zone text not null default 'Europe/Rome',
  fiscal jsonb not null default '{}',
  consents jsonb not null default '[]',
  -- charged now; nothing during a trial
  amount integer not null check (amount >= 0),
  -- all that a one-time purchase comes to, or each later charge of what repeats
  total integer not null default 0 check (total >= 0),
  currency text not null,
  -- somebody who has had a trial of this business pays at once
  has_trial boolean not null default false,
  discount_code_id uuid,
  -- the cents that the code takes off each charge that it lowers
  discount integer not null default 0 check (discount >= 0),
  provider text,
  account_id text,
  provider_id text,
  customer_id text,
  provider_subscription_id text,
  provider_payment_id text,
  url text,
  -- the cookie of the browser that began it, and the link of a mail
  browser_hash text,
  link_hash text unique,
  -- the link that led here
  link_id uuid,
  -- when the browser that began it chose a password
  claimed_at timestamptz,
  sent_by uuid,
  expires_at timestamptz not null,
  paid_at timestamptz,
  fulfilled_at timestamptz,
  -- when the person's own data were blanked
  blanked_at timestamptz,
  settled_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, package_id) references packages (workspace_id, id) on delete cascade,
  foreign key (workspace_id, version_id) references package_versions (workspace_id, id) on delete cascade,
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete set null (client_id),
  foreign key (workspace_id, discount_code_id) references discount_codes (workspace_id, id) on delete set null (discount_code_id),
  foreign key (workspace_id, sent_by) references memberships (workspace_id, id) on delete set null (sent_by)
);
comment on column checkouts.state is 'type: CheckoutState of @allenio/contract/purchases';
comment on column checkouts.source is 'type: CheckoutSource of @allenio/contract/purchases';
comment on column checkouts.language is 'type: Language of @allenio/contract';
comment on column checkouts.fiscal is 'type: BuyerFiscal of @allenio/contract/purchases';
comment on column checkouts.consents is 'type: CheckoutConsent[] of @allenio/contract/purchases';
-- one open checkout for a person and a package
create unique index checkouts_open on checkouts (workspace_id, package_id, email_key) where state in ('asked', 'open') and source <> 'link';
create unique index checkouts_at_provider on checkouts (provider, account_id, provider_id) where provider_id is not null;
create index checkouts_to_settle on checkouts (settled_at) where state in ('asked', 'open', 'settling', 'paid');
create index checkouts_to_blank on checkouts (created_at) where blanked_at is null;
create index checkouts_of_client on checkouts (workspace_id, client_id) where client_id is not null;
create index checkouts_of_package on checkouts (workspace_id, package_id);
create index checkouts_of_version on checkouts (workspace_id, version_id);
create index checkouts_of_code on checkouts (workspace_id, discount_code_id) where discount_code_id is not null;
create index checkouts_of_sender on checkouts (workspace_id, sent_by) where sent_by is not null;
call workspace_table('checkouts');
call system_table('checkouts', 'select, insert, update');

-- A package that was bought once, also in installments.
create table purchases (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  package_id uuid not null,
  version_id uuid not null,
  checkout_id uuid,
  client_id uuid,
  buyer_name text not null,
  buyer_email text not null default '',
  buyer_key text collate "C" not null generated always as (search_form(buyer_name || ' ' || buyer_email)) stored,
  fiscal jsonb not null default '{}',
  state text not null check (state in ('pending', 'paid', 'failed', 'expired', 'partly refunded', 'refunded', 'disputed')),
  method text not null check (method in ('card', 'cash', 'transfer', 'terminal', 'free')),
  amount integer not null check (amount >= 0),
  currency text not null,
  -- what came in so far, and went back
  paid integer not null default 0 check (paid >= 0),
  refunded integer not null default 0 check (refunded between 0 and paid),
  installments integer,
  installments_paid integer not null default 0,
  provider text,
  account_id text,
  provider_payment_id text,
  provider_subscription_id text,
  -- the last day of what it opened
  access_until date,
  withdrawn_at timestamptz,
  note text not null default '' check (length(note) <= 500),
  author_id uuid,
  settled_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, package_id) references packages (workspace_id, id) on delete cascade,
  foreign key (workspace_id, version_id) references package_versions (workspace_id, id) on delete cascade,
  foreign key (workspace_id, checkout_id) references checkouts (workspace_id, id) on delete set null (checkout_id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete set null (client_id),
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column purchases.state is 'type: PurchaseState of @allenio/contract/purchases';
comment on column purchases.method is 'type: PaymentMethod of @allenio/contract/purchases';
comment on column purchases.fiscal is 'type: BuyerFiscal of @allenio/contract/purchases';
create unique index purchases_of_checkout on purchases (workspace_id, checkout_id) where checkout_id is not null;
create index purchases_by_day on purchases (workspace_id, created_at desc, id desc);
create index purchases_of_client on purchases (workspace_id, client_id, created_at) where client_id is not null;
create index purchases_of_package on purchases (workspace_id, package_id);
create index purchases_of_version on purchases (workspace_id, version_id);
create index purchases_of_author on purchases (workspace_id, author_id) where author_id is not null;
create index purchases_at_provider on purchases (account_id, provider_payment_id) where provider_payment_id is not null;
create index purchases_in_installments on purchases (account_id, provider_subscription_id) where provider_subscription_id is not null;
create index purchases_to_settle on purchases (settled_at) where state = 'pending' or installments_paid < installments;
call workspace_table('purchases');
call system_table('purchases', 'select, insert, update');

create table subscriptions (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  package_id uuid not null,
  version_id uuid not null,
  checkout_id uuid,
  client_id uuid,
  buyer_name text not null,
  buyer_email text not null default '',
  buyer_key text collate "C" not null generated always as (search_form(buyer_name || ' ' || buyer_email)) stored,
  fiscal jsonb not null default '{}',
  state text not null check (state in
    ('pending', 'in progress', 'active', 'suspended', 'cancelled by user', 'cancelled by you', 'expired', 'paused')),
  amount integer not null check (amount >= 0),
  currency text not null,
  interval_unit text not null check (interval_unit in ('DAY', 'WEEK', 'MONTH', 'YEAR')),
  interval_count integer not null check (interval_count between 1 and 365),
  provider text,
  account_id text,
  provider_id text,
  customer_id text,
  provider_state text,
  trial_until timestamptz,
  period_from timestamptz,
  period_until timestamptz,
  -- from invoice lines of creation and renewal alone
  paid_until date,
  cancelled_by text check (cancelled_by in ('user', 'you', 'unpaid')),
  ends_at timestamptz,
  ended_at timestamptz,
  paused_at timestamptz,
  -- the pause of the client that it waits for
  pause_id uuid,
  -- a change that waits for the end of the period
  change jsonb,
  card jsonb,
  unpaid_since timestamptz,
  is_refusal_hard boolean not null default false,
  retry_at timestamptz,
  pay_url text,
  -- how many of the mails about an unpaid renewal have gone out
  reminders integer not null default 0,
  -- the renewal that was announced
  announced_for date,
  withdrawn_at timestamptz,
  settled_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, package_id) references packages (workspace_id, id) on delete cascade,
  foreign key (workspace_id, version_id) references package_versions (workspace_id, id) on delete cascade,
  foreign key (workspace_id, checkout_id) references checkouts (workspace_id, id) on delete set null (checkout_id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete set null (client_id)
);
comment on column subscriptions.state is 'type: SubscriptionState of @allenio/contract/subscriptions';
comment on column subscriptions.interval_unit is 'type: IntervalUnit of @allenio/contract/packages';
comment on column subscriptions.cancelled_by is 'type: Canceller of @allenio/domain/subscriptions';
comment on column subscriptions.fiscal is 'type: BuyerFiscal of @allenio/contract/purchases';
comment on column subscriptions.change is 'type: WaitingChange of @allenio/contract/subscriptions';
comment on column subscriptions.card is 'type: CardShown of @allenio/contract/purchases';
create unique index subscriptions_of_checkout on subscriptions (workspace_id, checkout_id) where checkout_id is not null;
create unique index subscriptions_at_provider on subscriptions (provider, account_id, provider_id) where provider_id is not null;
create index subscriptions_by_day on subscriptions (workspace_id, created_at desc, id desc);
create index subscriptions_of_client on subscriptions (workspace_id, client_id, created_at) where client_id is not null;
create index subscriptions_of_package on subscriptions (workspace_id, package_id);
create index subscriptions_of_version on subscriptions (workspace_id, version_id);
create index subscriptions_to_settle on subscriptions (settled_at) where ended_at is null;
-- unpaid ones, for reminders and ends; and those that renew soon
create index subscriptions_unpaid on subscriptions (unpaid_since) where unpaid_since is not null and ended_at is null;
create index subscriptions_renewing on subscriptions (period_until) where state = 'active';
create index subscriptions_paused on subscriptions (workspace_id, pause_id) where pause_id is not null;
call workspace_table('subscriptions');
call system_table('subscriptions', 'select, insert, update');

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

-- Every movement of money. Kept for ten years, detached from a client who is erased.
create table payments (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  -- the number of the receipt, counted by business
  number integer not null,
  purchase_id uuid,
  subscription_id uuid,
  client_id uuid,
  buyer_name text not null,
  buyer_email text not null default '',
  fiscal jsonb not null default '{}',
  -- what was paid for, in the words of that day
  title text not null,
  state text not null check (state in ('settling', 'paid', 'failed')),
  method text not null check (method in ('card', 'cash', 'transfer', 'terminal', 'free')),
  amount integer not null check (amount >= 0),
  currency text not null,
  fee integer,
  refunded integer not null default 0 check (refunded between 0 and amount),
  provider text,
  account_id text,
  provider_payment_id text,
  provider_invoice_id text,
  covers_until date,
  card jsonb,
  payout_id text,
  payout_on date,
  paid_at timestamptz,
  settled_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, number),
  foreign key (workspace_id, purchase_id) references purchases (workspace_id, id) on delete cascade,
  foreign key (workspace_id, subscription_id) references subscriptions (workspace_id, id) on delete cascade,
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete set null (client_id),
  check ((purchase_id is null) <> (subscription_id is null))
);
comment on column payments.state is 'type: PaymentState of @allenio/contract/purchases';
comment on column payments.method is 'type: PaymentMethod of @allenio/contract/purchases';
comment on column payments.fiscal is 'type: BuyerFiscal of @allenio/contract/purchases';
comment on column payments.card is 'type: CardShown of @allenio/contract/purchases';
-- a movement at the provider is entered once
create unique index payments_of_provider on payments (workspace_id, account_id, provider_payment_id) where provider_payment_id is not null;
create unique index payments_of_invoice on payments (workspace_id, account_id, provider_invoice_id) where provider_invoice_id is not null;
create index payments_found_by_provider on payments (account_id, provider_payment_id) where provider_payment_id is not null;
create index payments_to_settle on payments (settled_at) where provider is not null;
create index payments_by_age on payments (created_at);
create index payments_by_day on payments (workspace_id, paid_at, id) where paid_at is not null;
create index payments_of_purchase on payments (workspace_id, purchase_id) where purchase_id is not null;
create index payments_of_subscription on payments (workspace_id, subscription_id) where subscription_id is not null;
create index payments_of_client on payments (workspace_id, client_id) where client_id is not null;
call workspace_table('payments');
call system_table('payments', 'select, insert, update');

create table refunds (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  payment_id uuid not null,
  amount integer not null check (amount > 0),
  state text not null check (state in ('asked', 'pending', 'paid', 'failed')),
  provider_id text,
  reason text not null default '' check (length(reason) <= 500),
  revokes_unlocks boolean not null default false,
  takes_credits boolean not null default false,
  author_id uuid,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, payment_id) references payments (workspace_id, id) on delete cascade,
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column refunds.state is 'type: RefundState of @allenio/contract/purchases';
create unique index refunds_at_provider on refunds (workspace_id, payment_id, provider_id) where provider_id is not null;
create index refunds_of_payment on refunds (workspace_id, payment_id);
create index refunds_of_author on refunds (workspace_id, author_id) where author_id is not null;
create index refunds_to_settle on refunds (created_at) where state in ('asked', 'pending');
call workspace_table('refunds');
call system_table('refunds', 'select');

create table disputes (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  payment_id uuid not null,
  provider_id text not null,
  amount integer not null check (amount > 0),
  state text not null check (state in ('open', 'won', 'lost')),
  reason text not null default '',
  due_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, payment_id, provider_id),
  foreign key (workspace_id, payment_id) references payments (workspace_id, id) on delete cascade
);
comment on column disputes.state is 'type: DisputeState of @allenio/contract/purchases';
call workspace_table('disputes');
call system_table('disputes', 'select');

-- Steps by which a sale was fulfilled or ended: a crash between two of them is completed, and none is done twice.
create table sale_steps (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  sale_id uuid not null,
  step text not null check (length(step) <= 120),
  created_at timestamptz not null default now(),
  primary key (workspace_id, sale_id, step)
);
call workspace_table('sale_steps');
call system_table('sale_steps', 'select');

alter table business_profiles
  add column fiscal_code text,
  add column certified_mail text,
  add column recipient_code text,
  -- buyers are asked for their fiscal code and address
  add column asks_fiscal boolean not null default false;

alter table client_settings
  add column may_pause_subscription boolean not null default false,
  -- days after which an unpaid subscription is ended
  add column unpaid_days integer not null default 14 check (unpaid_days between 3 and 30);

alter table client_pauses
  -- payments of running subscriptions wait, too
  add column pauses_payments boolean not null default false;
