-- Clients: the people whom a business looks after, and everything that orders them.

-- what a paid plan allows; the payments write it. Without a number of clients the agreement knows no limit.
alter table workspaces add column plan_max_clients integer check (plan_max_clients > 0);
alter table workspaces add column plan_ends_at timestamptz;

create table client_types (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  name_key text not null generated always as (search_form(name)) stored,
  color text not null check (color ~ '^#[0-9A-Fa-f]{6}$'),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create unique index client_types_name on client_types (workspace_id, name_key);
call workspace_table('client_types');

create table clients (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  -- what lets the client in; none while nobody invited them
  membership_id uuid,
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null default '' check (length(last_name) <= 80),
  email text check (length(email) <= 254),
  -- empty where the address is only claimed by a registration and stands with another client already
  email_key text check (email_key = lower(email_key)),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  sex text check (sex in ('female', 'male')),
  birth_date date check (birth_date >= '1900-01-01'),
  height_cm numeric(4, 1) check (height_cm between 30 and 260),
  language text not null default 'it' check (language in ('it', 'en')),
  time_zone text not null default 'Europe/Rome' check (length(time_zone) <= 60),
  photo_file_id uuid,
  type_id uuid,
  goal text not null default '' check (length(goal) <= 500),
  injuries text not null default '' check (length(injuries) <= 2000),
  allergies text not null default '' check (length(allergies) <= 2000),
  status text not null default 'active' check (status in ('active', 'inactive')),
  deactivated_at timestamptz,
  -- by somebody's hand: an end of subscription that had passed by then deactivates them no more
  restored_at timestamptz,
  -- since the client has an account of their own that they can enter with: by registering, or by a yes to the invitation
  registered_at timestamptz,
  invited_at timestamptz,
  -- the last invitation was answered with a no
  declined_at timestamptz,
  subscription_end date,
  subscription_source text check (subscription_source in ('manual', 'payment')),
  -- private to the team: the document of paragraphs, headings and lists that the domain has cleaned
  note jsonb,
  note_updated_at timestamptz,
  consent_date date,
  source text not null default 'team' check (source in ('team', 'link', 'import', 'purchase', 'demo', 'sample')),
  -- nobody gets mails in the name of a sample
  check (source <> 'sample' or (email is null and membership_id is null)),
  name_key text collate "C" not null generated always as (search_form(last_name || ' ' || first_name)) stored,
  -- every word begins after a blank, so that one letter finds the words that begin with it
  search text not null generated always as (
    search_form(' ' || first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, membership_id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete set null (membership_id),
  foreign key (workspace_id, type_id) references client_types (workspace_id, id) on delete set null (type_id),
  foreign key (workspace_id, photo_file_id) references files (workspace_id, id) on delete set null (photo_file_id),
  check ((subscription_end is null) = (subscription_source is null))
);
comment on column clients.note is 'type: RichText of @allenio/contract/rich-text';
create unique index clients_email on clients (workspace_id, email_key) where email_key is not null;
create index clients_by_name on clients (workspace_id, name_key, id) where deleted_at is null;
create index clients_by_creation on clients (workspace_id, created_at, id) where deleted_at is null;
create index clients_by_subscription on clients (workspace_id, subscription_end, id) where deleted_at is null;
create index clients_of_type on clients (workspace_id, type_id);
create index clients_by_photo on clients (workspace_id, photo_file_id) where photo_file_id is not null;
create index clients_deleted on clients (deleted_at) where deleted_at is not null;
create index clients_deleted_here on clients (workspace_id, id) where deleted_at is not null;
create index clients_expired on clients (subscription_end) where status = 'active' and deleted_at is null and subscription_end is not null;
call workspace_table('clients');
call system_table('clients');

create table client_tags (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  tag text not null check (length(tag) between 1 and 40),
  tag_key text not null generated always as (search_form(tag)) stored,
  primary key (workspace_id, client_id, tag_key),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
create index client_tags_by_tag on client_tags (workspace_id, tag_key, client_id);
call workspace_table('client_tags');
call system_table('client_tags', 'select, insert');

-- who of the team is in charge of a client: these see them, the admin sees all
create table client_collaborators (
  workspace_id uuid not null default current_workspace(),
  client_id uuid not null,
  membership_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, client_id, membership_id),
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
create index client_collaborators_by_member on client_collaborators (workspace_id, membership_id, client_id);
call workspace_table('client_collaborators');
call system_table('client_collaborators', 'select, insert');

-- a list, of clients or of another area, as one member of the team wants to find it again
create table list_views (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  membership_id uuid not null,
  list text not null check (length(list) between 1 and 40),
  name text not null check (length(name) between 1 and 60),
  filters jsonb not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
create index list_views_of_member on list_views (workspace_id, membership_id, list, position);
call workspace_table('list_views');

-- a member's own address at which clients register by themselves
create table registration_links (
  workspace_id uuid not null default current_workspace(),
  membership_id uuid not null,
  code text not null unique check (length(code) between 8 and 40),
  is_open boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (workspace_id, membership_id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete cascade
);
call workspace_table('registration_links');
call system_table('registration_links', 'select');

create table client_settings (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  may_add_weights boolean not null default true,
  may_add_photos boolean not null default true,
  may_add_metrics boolean not null default true,
  -- days after the end of a subscription; null: nobody is deactivated by itself
  deactivate_after_days integer check (deactivate_after_days between 0 and 365),
  notifies_deactivation boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (workspace_id)
);
call workspace_table('client_settings');
call system_table('client_settings', 'select');

-- a table of clients that somebody sent: nothing of it is a client until it was accepted;
-- the file stays for the report of refused rows
create table client_imports (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  -- of whoever sent it: empty once they have left, and nobody's then until it is swept with its file
  membership_id uuid,
  file_id uuid,
  name text not null check (length(name) <= 255),
  state text not null default 'preview' check (state in ('preview', 'waiting', 'running', 'done', 'failed')),
  -- how the file is to be read and which column is what
  options jsonb not null,
  total integer not null default 0,
  done integer not null default 0,
  created integer not null default 0,
  refused jsonb not null default '[]',
  types_left_out text[] not null default '{}',
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, membership_id) references memberships (workspace_id, id) on delete set null (membership_id),
  foreign key (workspace_id, file_id) references files (workspace_id, id) on delete set null (file_id)
);
create index client_imports_of_member on client_imports (workspace_id, membership_id, created_at desc);
create index client_imports_old on client_imports (created_at);
call workspace_table('client_imports');
call system_table('client_imports', 'select, update, delete');
