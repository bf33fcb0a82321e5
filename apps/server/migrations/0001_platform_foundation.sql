-- Tenancy. Every business table goes through workspace_table(): its rows belong to one workspace and the app's login
-- sees only those of the workspace that its connection has entered.

create extension if not exists unaccent;

create function current_workspace() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.workspace_id', true), '')::uuid $$;

-- stands where no workspace owns a row: a person's own files, the installation's own keys
create function no_workspace() returns uuid language sql immutable parallel safe
  as $$ select '00000000-0000-0000-0000-000000000000'::uuid $$;

-- what is searched is stored as this gives it
create function search_form(value text) returns text language sql immutable parallel safe
  as $$ select lower(public.unaccent('public.unaccent', coalesce(value, ''))) $$;

-- the question after the workspace is a query of its own: it is asked once, not of each row
create procedure workspace_table(name text) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('create policy of_workspace on %I to :app_role
    using (workspace_id = (select current_workspace())) with check (workspace_id = current_workspace())', name);
  execute format('grant select, insert, update, delete on %I to :app_role', name);
end $$;

-- for what stands above the workspaces; rights is a list such as 'select, update'
create procedure system_table(name text, rights text default 'select, insert, update, delete') language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('create policy of_system on %I to :system_role using (true) with check (true)', name);
  execute format('grant %s on %I to :system_role', rights, name);
end $$;

grant usage on schema public to :app_role, :system_role;
revoke create on schema public from public;
grant select on migrations to :app_role, :system_role;

-- Identity: people, their businesses, and what they are in each.

create table persons (
  id uuid primary key,
  email text not null check (length(email) <= 254),
  -- an address belongs to who proved it: a registration that did not yet has 'unconfirmed:<id>:<address>' here and only
  -- claims the address, so that nobody learns by registering whether it has an account
  email_key text not null unique check (email_key = lower(email_key)),
  claimed_key text check (claimed_key = lower(claimed_key)),
  email_confirmed_at timestamptz,
  password_hash text,
  first_name text not null default '' check (length(first_name) <= 80),
  last_name text not null default '' check (length(last_name) <= 80),
  phone text check (length(phone) <= 20),
  locale text not null default 'it' check (locale in ('it', 'en')),
  time_zone text not null default 'Europe/Rome',
  appearance text not null default 'auto' check (appearance in ('auto', 'light', 'dark')),
  photo_file_id uuid,
  is_super_admin boolean not null default false,
  is_test boolean not null default false,
  agreed_at timestamptz,
  -- a registration whose business now belongs to the account that owned the address already
  joined_into uuid references persons (id) on delete cascade,
  deletion_due_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index persons_claimed_key on persons (claimed_key, created_at desc) where claimed_key is not null;
create index persons_deletion_due on persons (deletion_due_at) where deletion_due_at is not null;
call system_table('persons');

create table workspaces (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  currency text not null default 'EUR' check (currency in ('EUR', 'USD')),
  trial_ends_at timestamptz not null,
  is_premium boolean not null default false,
  plan_name text,
  plan_price_cents integer,
  app_main_color text check (app_main_color ~ '^#[0-9A-Fa-f]{6}$'),
  app_logo_file_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call system_table('workspaces');
alter table workspaces enable row level security;
create policy own_workspace on workspaces to :app_role using (id = (select current_workspace())) with check (id = current_workspace());
grant select, update on workspaces to :app_role;

create table memberships (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  person_id uuid not null references persons (id) on delete cascade,
  role text not null check (role in ('admin', 'coach', 'nutritionist', 'client')),
  status text not null default 'active' check (status in ('active', 'inactive')),
  is_name_hidden boolean not null default false,
  tutorial_step integer not null default 0 check (tutorial_step between 0 and 100),
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, person_id)
);
create index memberships_of_person on memberships (person_id, status);
call workspace_table('memberships');
call system_table('memberships');

-- within a workspace its people's names are seen, nothing of their secrets
create policy people_of_workspace on persons for select to :app_role using (
  exists (select from memberships where memberships.workspace_id = (select current_workspace()) and memberships.person_id = persons.id));
grant select (id, email, email_key, email_confirmed_at, first_name, last_name, phone, locale, time_zone, photo_file_id, created_at)
  on persons to :app_role;

-- Sessions: the token itself is known to the device alone.

create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  strategy text not null check (strategy in ('local', 'training_school')),
  person_id uuid not null,
  workspace_id uuid references workspaces (id) on delete set null,
  device text not null default '' check (length(device) <= 200),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  idle_until timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_of_person on sessions (person_id, last_used_at desc);
create index sessions_idle on sessions (idle_until);
call system_table('sessions');

-- Links sent by mail: single use, bound to the address they were sent to.
create table links (
  id uuid primary key,
  kind text not null,
  token_hash bytea not null unique,
  person_id uuid not null references persons (id) on delete cascade,
  workspace_id uuid references workspaces (id) on delete cascade,
  email_key text not null,
  details jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index links_of_person on links (person_id, kind);
call system_table('links');

-- the secret is sealed; it counts once a code of it was given
create table second_factors (
  person_id uuid primary key references persons (id) on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default -1,
  created_at timestamptz not null default now()
);
call system_table('second_factors');

create table recovery_codes (
  person_id uuid not null references persons (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);
call system_table('recovery_codes');

create table passkeys (
  id uuid primary key,
  person_id uuid not null references persons (id) on delete cascade,
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 80),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_of_person on passkeys (person_id);
call system_table('passkeys');

-- a challenge answers once, whichever node it comes back to
create table challenges (
  id uuid primary key,
  kind text not null,
  person_id uuid references persons (id) on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);
call system_table('challenges');

create index challenges_expires on challenges (expires_at);

-- browsers that a person has signed in from before: a new one is worth a mail
create table known_devices (
  person_id uuid not null references persons (id) on delete cascade,
  device text not null,
  first_seen_at timestamptz not null default now(),
  primary key (person_id, device)
);
call system_table('known_devices');

-- wrong tries, by a hash of the account or the address they came from
create table login_tries (
  subject_hash bytea primary key,
  failures integer not null,
  blocked_until timestamptz,
  last_at timestamptz not null
);
create index login_tries_last on login_tries (last_at);
call system_table('login_tries');

-- Archives of a person's data or of a whole workspace, made in the background and kept for some days.
create table exports (
  id uuid primary key,
  person_id uuid not null references persons (id) on delete cascade,
  workspace_id uuid references workspaces (id) on delete cascade,
  scope text not null check (scope in ('person', 'workspace')),
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  file_id uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
create index exports_of_person on exports (person_id, created_at desc);
create unique index exports_one_at_a_time on exports (person_id, scope, workspace_id) nulls not distinct where state = 'waiting';
call system_table('exports');

-- What a business may do above its own rows, and no more.

-- a member who leaves loses the sessions that stand in this workspace
create function end_sessions_here(member uuid) returns void language sql security definer set search_path = public
  as $$ delete from sessions where person_id = member and workspace_id = current_workspace() $$;

-- who an invited address belongs to: its owner, else somebody new who owns it by proving it
create function invited_person(new_id uuid, address text, first text, last text, language text) returns uuid
  language sql security definer set search_path = public as $$
  with made as (
    insert into persons (id, email, email_key, first_name, last_name, locale)
    values (new_id, address, lower(address), first, last, language) on conflict (email_key) do nothing returning id
  )
  select id from made union all select id from persons where email_key = lower(address) limit 1
$$;

revoke execute on function end_sessions_here, invited_person from public;
grant execute on function end_sessions_here, invited_person to :app_role, :system_role;

-- Engines.

create table idempotency_keys (
  workspace_id uuid not null default coalesce(current_workspace(), no_workspace()),
  person_id uuid not null,
  endpoint text not null,
  key text not null check (length(key) between 8 and 100),
  body_hash bytea not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (workspace_id, person_id, endpoint, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
call workspace_table('idempotency_keys');
call system_table('idempotency_keys');

create table audit_log (
  workspace_id uuid not null default coalesce(current_workspace(), no_workspace()),
  id uuid not null,
  person_id uuid,
  action text not null,
  subject_id uuid,
  details jsonb not null default '{}',
  request_id text,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index audit_log_recent on audit_log (workspace_id, created_at desc);
create index audit_log_of_person on audit_log (person_id, created_at desc);
call workspace_table('audit_log');
revoke update, delete on audit_log from :app_role;
call system_table('audit_log');

create table files (
  workspace_id uuid not null default coalesce(current_workspace(), no_workspace()),
  id uuid not null,
  person_id uuid,
  name text not null check (length(name) between 1 and 255),
  mime_type text not null,
  kind text not null check (kind in ('image', 'video', 'other')),
  bytes bigint not null check (bytes >= 0),
  width integer,
  height integer,
  storage_key text not null unique,
  thumb_key text,
  thumb_bytes integer,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  erase_after timestamptz,
  primary key (workspace_id, id),
  check ((deleted_at is null) = (erase_after is null))
);
create index files_of_person on files (person_id);
create index files_to_erase on files (erase_after) where erase_after is not null;
call workspace_table('files');
call system_table('files');

-- an upload on its way: parts arrive in order until it is whole, then a write claims it
create table uploads (
  workspace_id uuid not null default coalesce(current_workspace(), no_workspace()),
  id uuid not null,
  person_id uuid not null,
  name text not null check (length(name) between 1 and 255),
  mime_type text not null,
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received between 0 and bytes),
  -- what the store must remember between parts
  growth jsonb not null default '{}',
  -- one part is stored at a time; a writer that died gives way when its time is over
  writer uuid,
  writing_until timestamptz,
  -- what the whole turned out to be; null until it is
  outcome jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (workspace_id, id)
);
create index uploads_of_person on uploads (person_id);
create index uploads_expires on uploads (expires_at);
call workspace_table('uploads');
call system_table('uploads');

create table devices (
  id uuid primary key,
  person_id uuid not null references persons (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  kind text not null check (kind in ('web push', 'onesignal')),
  endpoint text not null unique check (length(endpoint) <= 1000),
  keys jsonb not null default '{}',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index devices_of_person on devices (person_id);
create index devices_of_session on devices (session_id);
call system_table('devices');

-- where no mail server is configured (local mode) mails are kept here and read at /dev/mail
create table outbox_mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  created_at timestamptz not null default now()
);
create index outbox_mails_recent on outbox_mails (created_at desc);
call system_table('outbox_mails');

-- keys that the installation makes for itself once, shared by all its nodes
create table instance_values (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);
call system_table('instance_values');
