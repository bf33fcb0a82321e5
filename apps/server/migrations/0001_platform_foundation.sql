-- Tenancy. Every business table goes through workspace_table(): its rows belong to one workspace and the app's login
-- sees only those of the workspace that its connection has entered.

create extension if not exists unaccent;

-- Functions name what they use in a way that nobody who calls them can change. A body in plain SQL without quotes is bound
-- when it is made: it keeps to the very objects that it found then, and can still be inlined into the policies. All others
-- fix their search path, with temporary objects last, and name the schema of each table: some run with the rights of
-- their owner, and triggers do where a foreign key cascades.
create function current_workspace() returns uuid language sql stable parallel safe
  return nullif(pg_catalog.current_setting('app.workspace_id', true), '')::pg_catalog.uuid;

-- stands where no workspace owns a row: a person's own files, the installation's own keys
create function no_workspace() returns uuid language sql immutable parallel safe
  return '00000000-0000-0000-0000-000000000000'::pg_catalog.uuid;

-- what is searched is stored as this gives it
create function search_form(value text) returns text language sql immutable parallel safe
  return pg_catalog.lower(public.unaccent('public.unaccent'::pg_catalog.regdictionary, coalesce(value, '')));

-- the question after the workspace is a query of its own: it is asked once, not of each row
create procedure workspace_table(name text) language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  execute format('alter table public.%I enable row level security', name);
  execute format('create policy of_workspace on public.%I to :app_role
    using (workspace_id = (select public.current_workspace())) with check (workspace_id = public.current_workspace())', name);
  execute format('grant select, insert, update, delete on public.%I to :app_role', name);
end $$;

-- for what stands above the workspaces; rights is a list such as 'select, update'
create procedure system_table(name text, rights text default 'select, insert, update, delete') language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  execute format('alter table public.%I enable row level security', name);
  execute format('create policy of_system on public.%I to :system_role using (true) with check (true)', name);
  execute format('grant %s on public.%I to :system_role', rights, name);
end $$;

grant usage on schema public to :app_role, :system_role;
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
create index persons_of_photo on persons (photo_file_id) where photo_file_id is not null;
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
  -- nobody until somebody has said yes: a business that invites an address learns nothing of whoever has it
  person_id uuid references persons (id) on delete cascade,
  role text not null check (role in ('admin', 'coach', 'nutritionist', 'client')),
  status text not null default 'active' check (status in ('invited', 'active', 'inactive')),
  is_name_hidden boolean not null default false,
  tutorial_step integer not null default 0 check (tutorial_step between 0 and 100),
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, person_id),
  -- an invitation that was suspended, or somebody who left, is inactive and nobody's
  check (status <> 'active' or person_id is not null),
  check (status <> 'invited' or person_id is null)
);
create index memberships_of_person on memberships (person_id, status);
call workspace_table('memberships');
call system_table('memberships');

-- Whom a business has invited, in its own words. The row outlives the membership that waits for an answer, so that
-- taking an invitation back and sending it anew is no way around a no.
create table invitations (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  email_key text not null check (email_key = lower(email_key)),
  -- none once it was taken back
  membership_id uuid,
  email text not null check (length(email) <= 254),
  first_name text not null check (length(first_name) <= 80),
  last_name text not null check (length(last_name) <= 80),
  language text not null check (language in ('it', 'en')),
  sent_at timestamptz not null default now(),
  declined_at timestamptz,
  primary key (workspace_id, email_key),
  unique (workspace_id, membership_id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete set null (membership_id)
);
create index invitations_of_address on invitations (email_key);
call workspace_table('invitations');
call system_table('invitations');

-- within a workspace its people's names are seen, nothing of their secrets; a value that is looked up by an index for each
-- person who is asked for: `exists` would be turned into a list of all memberships of the workspace
create policy people_of_workspace on persons for select to :app_role using (
  (select true from memberships where memberships.workspace_id = (select current_workspace()) and memberships.person_id = persons.id));
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
  -- nobody where an address is invited that has no account
  person_id uuid references persons (id) on delete cascade,
  workspace_id uuid references workspaces (id) on delete cascade,
  email_key text not null,
  details jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index links_of_person on links (person_id, kind);
create index links_of_workspace on links (workspace_id, email_key) where workspace_id is not null;
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

-- known devices: a browser that has signed in to the account holds a key, so that wrong tries made elsewhere do not lock it
-- out; the person may be a training school's user too
create table device_keys (
  person_id uuid not null,
  key_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (person_id, key_hash)
);
create index device_keys_expires on device_keys (expires_at);
call system_table('device_keys');

-- wrong tries, by a hash of what they are counted for: an account at an address, a known device, an account, an address
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
create index exports_of_file on exports (file_id) where file_id is not null;
create unique index exports_one_at_a_time on exports (person_id, scope, workspace_id) nulls not distinct where state = 'waiting';
call system_table('exports');

-- mails of today to people who never asked for them, of a business none of whose admins has proved an address
create table stranger_mails (
  workspace_id uuid primary key default current_workspace() references workspaces (id) on delete cascade,
  day date not null,
  sent integer not null check (sent >= 0)
);
call workspace_table('stranger_mails');
call system_table('stranger_mails');

-- What a business may do above its own rows, and no more.

-- a member who leaves loses the sessions that stand in this workspace
create function end_sessions_here(member uuid) returns void language sql security definer
  set search_path = pg_catalog, public, pg_temp
  as $$ delete from public.sessions where person_id = member and workspace_id = public.current_workspace() $$;

-- a member who leaves stays signed in: their sessions here go on to the business where they were last, or to none
create function move_sessions_on(member uuid) returns void language sql security definer
  set search_path = pg_catalog, public, pg_temp
  as $$
    update public.sessions set workspace_id = (
      select m.workspace_id from public.memberships m
      where m.person_id = member and m.status = 'active' and m.workspace_id <> public.current_workspace()
      order by m.last_seen_at desc nulls last, m.created_at desc limit 1)
    where person_id = member and workspace_id = public.current_workspace()
  $$;

revoke execute on function end_sessions_here, move_sessions_on from public;
grant execute on function end_sessions_here, move_sessions_on to :app_role, :system_role;

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
  -- an archive that the server made of somebody's data: its own limits bound it
  is_export boolean not null default false,
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
comment on column uploads.growth is 'type: Growth of #platform/files';
comment on column uploads.outcome is 'type: Outcome of #platform/files';
create index uploads_of_person on uploads (person_id);
create index uploads_expires on uploads (expires_at);
call workspace_table('uploads');
call system_table('uploads');

-- How many bytes lie in the store, so that no upload has to add them up. Each person has a row in each workspace;
-- beside them the workspace has one for everybody together, under no_workspace(). What belongs to no workspace is
-- counted for its person alone. Triggers keep the rows, whoever writes files and uploads; nobody else may.
create table storage_uses (
  workspace_id uuid not null default coalesce(current_workspace(), no_workspace()),
  person_id uuid not null,
  images bigint not null default 0,
  videos bigint not null default 0,
  others bigint not null default 0,
  exports bigint not null default 0,
  -- deleted files whose bytes have not been erased yet
  deleted bigint not null default 0,
  -- uploads that nobody has claimed yet, as large as they were announced
  arriving bigint not null default 0,
  primary key (workspace_id, person_id)
);
call workspace_table('storage_uses');
revoke insert, update, delete on storage_uses from :app_role;
call system_table('storage_uses', 'select');

create type stored_bytes as (workspace_id uuid, person_id uuid, kind text, bytes bigint);

-- Rows are locked in one order, the workspace's own first: writers wait for each other and never in a circle. What
-- cancels out touches no row; a row that counts nothing any more goes, with the person that it names.
create function add_stored(changes stored_bytes[]) returns void language sql security definer
  set search_path = pg_catalog, public, pg_temp as $$
  insert into public.storage_uses as u (workspace_id, person_id, images, videos, others, exports, deleted, arriving)
  select c.workspace_id, c.owner,
    coalesce(sum(c.bytes) filter (where c.kind = 'image'), 0), coalesce(sum(c.bytes) filter (where c.kind = 'video'), 0),
    coalesce(sum(c.bytes) filter (where c.kind = 'other'), 0), coalesce(sum(c.bytes) filter (where c.kind = 'export'), 0),
    coalesce(sum(c.bytes) filter (where c.kind = 'deleted'), 0), coalesce(sum(c.bytes) filter (where c.kind = 'arriving'), 0)
  from (
    select s.workspace_id, o.owner, s.kind, sum(s.bytes) as bytes from unnest(changes) s
    cross join lateral (select s.person_id as owner union select public.no_workspace()) o
    where o.owner is not null and (s.workspace_id <> public.no_workspace() or o.owner <> public.no_workspace())
    group by s.workspace_id, o.owner, s.kind having sum(s.bytes) <> 0
  ) c
  group by c.workspace_id, c.owner
  order by c.workspace_id, c.owner
  on conflict (workspace_id, person_id) do update set images = u.images + excluded.images, videos = u.videos + excluded.videos,
    others = u.others + excluded.others, exports = u.exports + excluded.exports, deleted = u.deleted + excluded.deleted,
    arriving = u.arriving + excluded.arriving;
  delete from public.storage_uses u using (select distinct workspace_id, person_id from unnest(changes)) s
  where u.workspace_id = s.workspace_id and u.person_id in (s.person_id, public.no_workspace())
    and u.images = 0 and u.videos = 0 and u.others = 0 and u.exports = 0 and u.deleted = 0 and u.arriving = 0;
$$;

create function count_files() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  changes public.stored_bytes[] := '{}';
begin
  if tg_op <> 'INSERT' then
    changes := changes || array(select (workspace_id, person_id,
      case when is_export then 'export' when deleted_at is not null then 'deleted' else kind end,
      -(bytes + coalesce(thumb_bytes, 0)))::public.stored_bytes from removed);
  end if;
  if tg_op <> 'DELETE' then
    changes := changes || array(select (workspace_id, person_id,
      case when is_export then 'export' when deleted_at is not null then 'deleted' else kind end,
      bytes + coalesce(thumb_bytes, 0))::public.stored_bytes from added);
  end if;
  perform public.add_stored(changes);
  return null;
end $$;
create trigger counts_added_files after insert on files referencing new table as added
  for each statement execute function count_files();
create trigger counts_changed_files after update on files referencing old table as removed new table as added
  for each statement execute function count_files();
create trigger counts_removed_files after delete on files referencing old table as removed
  for each statement execute function count_files();

create function count_uploads() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  changes public.stored_bytes[];
begin
  if tg_op = 'INSERT' then
    changes := array(select (workspace_id, person_id, 'arriving', bytes)::public.stored_bytes from added);
  else
    changes := array(select (workspace_id, person_id, 'arriving', -bytes)::public.stored_bytes from removed);
  end if;
  perform public.add_stored(changes);
  return null;
end $$;
create trigger counts_added_uploads after insert on uploads referencing new table as added
  for each statement execute function count_uploads();
create trigger counts_removed_uploads after delete on uploads referencing old table as removed
  for each statement execute function count_uploads();
revoke execute on function add_stored, count_files, count_uploads from public;

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
comment on column devices.keys is 'type: { p256dh?: string, auth?: string }';
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
