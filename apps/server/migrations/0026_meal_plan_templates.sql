-- A plan that was copied for a client follows the plan of the library that it was made from.

alter table meal_plans
  -- the release that the copy was made from; of a template that was a draft, a snapshot that belongs to no document
  add base_release_id uuid,
  -- the release of the template that is not to be offered any more
  add dismissed_release_id uuid,
  add foreign key (workspace_id, base_release_id) references document_releases (workspace_id, id) on delete set null (base_release_id),
  add foreign key (workspace_id, dismissed_release_id) references document_releases (workspace_id, id)
    on delete set null (dismissed_release_id);
create index meal_plans_of_base on meal_plans (workspace_id, base_release_id) where base_release_id is not null;
create index meal_plans_of_dismissed on meal_plans (workspace_id, dismissed_release_id) where dismissed_release_id is not null;

-- A snapshot goes with the last copy that was made from it.
create or replace function erase_meal_plan_document() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform public.erase_document_with(old.workspace_id, old.id, array(
    select r.id from public.document_releases r where r.workspace_id = old.workspace_id and (
      r.document_id = old.id and (
        not exists (select from public.meal_plan_assignments a where a.workspace_id = r.workspace_id and a.release_id = r.id)
        or old.client_id is not null
          and not exists (select from public.clients c where c.workspace_id = old.workspace_id and c.id = old.client_id))
      or r.id = old.base_release_id and r.document_id is null
        and not exists (select from public.meal_plans e where e.workspace_id = r.workspace_id and e.base_release_id = r.id)
        and not exists (select from public.meal_plan_assignments a where a.workspace_id = r.workspace_id and a.release_id = r.id))));
  return null;
end $$;
