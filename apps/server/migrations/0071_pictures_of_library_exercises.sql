-- A business adds pictures and films to exercises of the library, too: they name an exercise by its id alone, as favorites do.
alter table exercise_assets drop constraint exercise_assets_workspace_id_exercise_id_fkey;

-- those of an own exercise are still erased with it
create function erase_assets_of_exercise() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.exercise_assets where workspace_id = old.workspace_id and exercise_id = old.id;
  return null;
end $$;
create trigger erase_assets after delete on exercises for each row execute function erase_assets_of_exercise();
