-- What clients were given of meal plans: releases. Rows outlive the plan, whose id has no foreign key for that reason.

create table meal_plan_assignments (
  workspace_id uuid not null default current_workspace(),
  id uuid not null,
  meal_plan_id uuid not null,
  release_id uuid not null,
  title text not null check (length(title) <= 120),
  client_id uuid not null,
  start_day date not null,
  schedule jsonb not null,
  message text not null default '' check (length(message) <= 2000),
  assigned_by uuid,
  -- it counted until the day before
  unassigned_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, release_id) references document_releases (workspace_id, id) on delete cascade,
  foreign key (workspace_id, client_id) references clients (workspace_id, id) on delete cascade,
  foreign key (workspace_id, assigned_by) references memberships (workspace_id, id) on delete set null (assigned_by)
);
comment on column meal_plan_assignments.schedule is 'type: MealPlanSchedule of @allenio/contract/meal-plans';
create index meal_plan_assignments_of_client on meal_plan_assignments (workspace_id, client_id, start_day, created_at);
create index meal_plan_assignments_of_plan on meal_plan_assignments (workspace_id, meal_plan_id);
create index meal_plan_assignments_of_release on meal_plan_assignments (workspace_id, release_id);
create index meal_plan_assignments_of_member on meal_plan_assignments (workspace_id, assigned_by) where assigned_by is not null;
call workspace_table('meal_plan_assignments');
call system_table('meal_plan_assignments', 'select, update');

-- A release that is handed over on a day to come, by assignment.
create table meal_plan_publications (
  workspace_id uuid not null default current_workspace(),
  assignment_id uuid not null,
  release_id uuid not null,
  day date not null,
  primary key (workspace_id, assignment_id),
  foreign key (workspace_id, assignment_id) references meal_plan_assignments (workspace_id, id) on delete cascade,
  foreign key (workspace_id, release_id) references document_releases (workspace_id, id) on delete cascade
);
create index meal_plan_publications_of_release on meal_plan_publications (workspace_id, release_id);
create index meal_plan_publications_by_day on meal_plan_publications (day);
call workspace_table('meal_plan_publications');
call system_table('meal_plan_publications', 'select');

-- The foods of a release: one that somebody still has by it is not erased, and finding that out reads no snapshot.
create table meal_plan_release_foods (
  workspace_id uuid not null default current_workspace(),
  release_id uuid not null,
  food_id uuid not null,
  primary key (workspace_id, food_id, release_id),
  foreign key (workspace_id, release_id) references document_releases (workspace_id, id) on delete cascade
);
create index meal_plan_release_foods_of_release on meal_plan_release_foods (workspace_id, release_id);
call workspace_table('meal_plan_release_foods');
call system_table('meal_plan_release_foods', 'select');

-- What a release says in words of what is eaten, so that a newer allergy is compared with it in SQL.
create table meal_plan_release_descriptions (
  workspace_id uuid not null default current_workspace(),
  release_id uuid not null,
  number integer not null,
  -- a row or a free meal; a dish has two
  row_id uuid not null,
  name_it text not null,
  name_en text not null,
  stems text[] not null generated always as (word_stems(name_it || ' ' || name_en)) stored,
  -- those that the words name
  allergens text[] not null,
  primary key (workspace_id, release_id, number),
  foreign key (workspace_id, release_id) references document_releases (workspace_id, id) on delete cascade
);
call workspace_table('meal_plan_release_descriptions');

-- Releases that clients were given outlive the plan, unless it was made for one who is erased.
create function erase_meal_plan_document() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform public.erase_document_with(old.workspace_id, old.id, array(
    select r.id from public.document_releases r where r.workspace_id = old.workspace_id and r.document_id = old.id and (
      not exists (select from public.meal_plan_assignments a where a.workspace_id = r.workspace_id and a.release_id = r.id)
      or old.client_id is not null
        and not exists (select from public.clients c where c.workspace_id = old.workspace_id and c.id = old.client_id))));
  return null;
end $$;
create or replace trigger erases_document after delete on meal_plans for each row execute function erase_meal_plan_document();

-- They go with the last client who has them.
create function erase_left_meal_plan_releases() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform public.erase_releases(old.workspace_id, array(
    select r.id from public.document_releases r where r.workspace_id = old.workspace_id and r.id = old.release_id and r.document_id is null
      and not exists (select from public.meal_plan_assignments a where a.workspace_id = r.workspace_id and a.release_id = r.id)));
  return null;
end $$;
create trigger erases_left_releases after delete on meal_plan_assignments for each row execute function erase_left_meal_plan_releases();
