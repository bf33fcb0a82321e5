-- What devices need to keep the foods of a workspace and to search them by themselves.

create table food_state (
  workspace_id uuid primary key default current_workspace() references workspaces (id) on delete cascade,
  -- how often the workspace's own foods, and what it says of the library's, have changed
  revision integer not null default 1
);
call workspace_table('food_state');

-- what was planned with of late, by its id alone: searches raise it
create table recent_foods (
  workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
  food_id uuid not null,
  used_on date not null default current_date,
  primary key (workspace_id, food_id)
);
create index recent_foods_by_day on recent_foods (used_on);
call workspace_table('recent_foods');
call system_table('recent_foods', 'select, delete');
