-- The last day that was chosen for a plan. It is empty where the plan is followed until another one begins.

alter table meal_plan_assignments
  add column end_day date,
  add constraint meal_plan_assignments_end check (end_day >= start_day);
create index meal_plan_assignments_ending on meal_plan_assignments (end_day) where end_day is not null and unassigned_on is null;
