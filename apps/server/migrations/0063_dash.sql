-- The operator's side: what a super admin's session has proved, businesses that are suspended or about to go, and what the operator keeps
-- about all of them.

-- opened, or strengthened since, by a second factor or a passkey; and when the person has last proved to be there
alter table sessions add column is_guarded boolean not null default false, add column proved_at timestamptz;

-- the operator deletes the account: nobody enters it any more
alter table persons add column closed_at timestamptz;

alter table workspaces
  add column suspended_at timestamptz,
  add column suspension_reason text check (length(suspension_reason) between 1 and 500),
  -- the operator deletes the business: it sells no more, and its people can still enter until then
  add column closing_at timestamptz,
  add check ((suspended_at is null) = (suspension_reason is null));

-- A deletion by the operator. The row outlives the person, and then tells only when it was asked and done.
create table operator_deletions (
  id uuid primary key,
  person_id uuid references persons (id) on delete set null,
  asked_by uuid references persons (id) on delete set null,
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  finished_at timestamptz,
  check (undone_at is null or finished_at is null)
);
create unique index operator_deletions_open on operator_deletions (person_id) where undone_at is null and finished_at is null;
create index operator_deletions_asked_by on operator_deletions (asked_by) where asked_by is not null;
call system_table('operator_deletions');

create table operator_deletion_steps (
  deletion_id uuid not null references operator_deletions (id) on delete cascade,
  place integer not null check (place >= 0),
  kind text not null check (kind in ('stop sales', 'cancel subscriptions', 'notify clients', 'erase')),
  workspace_id uuid references workspaces (id) on delete set null,
  done_at timestamptz,
  primary key (deletion_id, place)
);
create index operator_deletion_steps_of_workspace on operator_deletion_steps (workspace_id) where workspace_id is not null;
create index operator_deletion_steps_open on operator_deletion_steps (deletion_id, place) where done_at is null;
call system_table('operator_deletion_steps');

-- A day of a business, counted in the night after it, in Europe/Rome.
create table business_days (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  day date not null,
  active_clients integer not null check (active_clients >= 0),
  inactive_clients integer not null check (inactive_clients >= 0),
  -- somebody of the team was there that day
  is_seen boolean not null,
  primary key (workspace_id, day)
);
create index business_days_by_day on business_days (day);
call workspace_table('business_days');
call system_table('business_days');

-- What the operator says to all professionals, from a day to a day.
create table operator_messages (
  id uuid primary key,
  kind text not null check (kind in ('banner', 'notice')),
  text_it text not null check (length(text_it) between 1 and 500),
  text_en text not null check (length(text_en) between 1 and 500),
  from_day date not null,
  until_day date not null,
  created_by uuid references persons (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (until_day >= from_day)
);
create index operator_messages_until on operator_messages (until_day);
create index operator_messages_created_by on operator_messages (created_by) where created_by is not null;
call system_table('operator_messages');

-- when each job and sweep has last done its work
create table job_successes (
  job text primary key,
  succeeded_at timestamptz not null default now()
);
call system_table('job_successes');

-- how many events of the payment provider were refused on a day, because their signature was wrong
create table payment_refusals (
  day date primary key,
  count integer not null check (count > 0)
);
call system_table('payment_refusals');

-- the operator grants plans
grant insert, update on plan_subscriptions to :system_role;
