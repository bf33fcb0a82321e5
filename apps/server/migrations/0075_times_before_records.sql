-- A record is the best of at least five workouts, so the bests say how many had a load, an estimate and a volume.
alter table exercise_bests
  add column loaded integer not null default 0,
  add column estimated integer not null default 0,
  add column with_volume integer not null default 0;

update exercise_bests b set loaded = c.loaded, estimated = c.estimated, with_volume = c.with_volume
from (
  select workspace_id, client_id, exercise_key,
    count(distinct workout_id) filter (where kg is not null) as loaded,
    count(distinct workout_id) filter (where epley_kg is not null) as estimated,
    count(distinct workout_id) filter (where tonnage_kg > 0) as with_volume
  from completed_exercises where is_counted group by workspace_id, client_id, exercise_key) c
where b.workspace_id = c.workspace_id and b.client_id = c.client_id and b.exercise_key = c.exercise_key;

-- records that were the best of fewer are none any more
update completed_exercises e set records = coalesce((
  select jsonb_agg(r.value order by r.ordinality)
  from jsonb_array_elements(e.records) with ordinality r,
    (select count(distinct f.workout_id) filter (where f.kg is not null) as loaded,
      count(distinct f.workout_id) filter (where f.epley_kg is not null) as estimated,
      count(distinct f.workout_id) filter (where f.tonnage_kg > 0) as with_volume
    from completed_exercises f
    where f.workspace_id = e.workspace_id and f.client_id = e.client_id and f.exercise_key = e.exercise_key and f.is_counted
      and f.workout_id <> e.workout_id and f.started_at <= e.started_at) former
  where case r.value ->> 'kind' when 'e1rm' then former.estimated when 'volume' then former.with_volume else former.loaded end >= 4), '[]')
where e.records <> '[]';

update completed_workouts w set records = c.records
from (select workspace_id, workout_id, sum(jsonb_array_length(records)) as records from completed_exercises
  where not is_removed group by workspace_id, workout_id) c
where w.workspace_id = c.workspace_id and w.id = c.workout_id and w.records > c.records;
