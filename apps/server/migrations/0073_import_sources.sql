-- Where imported workouts come from. They were not trained by a plan of ours, so that the days of training count them no more.

alter table completed_workouts add column import_source text
  check (import_source in ('strong', 'hevy', 'truecoach', 'trainerize', 'everfit', 'other'));
update completed_workouts set import_source = 'other' where import_id is not null;
alter table completed_workouts add constraint completed_workouts_import check ((import_id is null) = (import_source is null));

update workout_days d set done = (
  select count(*) from completed_workouts w
  where w.workspace_id = d.workspace_id and w.client_id = d.client_id and w.day = d.day and w.state = 'finished' and w.import_id is null)
where exists (
  select from completed_workouts w
  where w.workspace_id = d.workspace_id and w.client_id = d.client_id and w.day = d.day and w.import_id is not null);
