-- Groups of clients, whom hours, reminders, messages and assignments are for.

create table groups (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  id uuid not null,
  author_id uuid,
  name text not null check (length(name) between 1 and 60),
  color text not null,
  note text not null default '' check (length(note) <= 300),
  name_key text collate "C" not null generated always as (search_form(name)) stored,
  search text collate "C" not null generated always as (search_text(array[name, note])) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, author_id) references memberships (workspace_id, id) on delete set null (author_id)
);
comment on column groups.color is 'type: EventColor of @allenio/contract/event-colors';
create unique index groups_by_name on groups (workspace_id, name_key) where deleted_at is null;
create index groups_of_author on groups (workspace_id, author_id) where author_id is not null;
create index groups_deleted on groups (workspace_id, deleted_at) where deleted_at is not null;
call workspace_table('groups');
call system_table('groups', 'select');

create table group_clients (
  workspace_id uuid not null default current_workspace(),
  group_id uuid not null,
  client_id uuid not null,
  added_at timestamptz not null default now(),
  primary key (workspace_id, group_id, client_id),
  foreign key (workspace_id, group_id) references groups (workspace_id, id) on delete cascade,
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade
);
create index group_clients_of_client on group_clients (workspace_id, client_id, group_id);
call workspace_table('group_clients');
-- records that become one are joined outside any workspace
call system_table('group_clients', 'select, insert');
