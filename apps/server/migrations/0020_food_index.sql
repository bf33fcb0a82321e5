-- What devices need to keep the foods of a workspace and to search them by themselves.

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
