-- The policies of the workspaces' tables compare with the function itself, no longer with a query for its value. PostgreSQL asks a stable
-- function while it plans, and so reckons with the rows of the very business; the value of a query is unknown to it, and it reckoned with
-- the average of all businesses: four clients where there were ten thousand. An index still takes the value once for each search.

create or replace procedure workspace_table(name text) language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  execute format('alter table public.%I enable row level security', name);
  execute format('create policy of_workspace on public.%I to :app_role
    using (workspace_id = public.current_workspace()) with check (workspace_id = public.current_workspace())', name);
  execute format('grant select, insert, update, delete on public.%I to :app_role', name);
end $$;

do $$
declare
  policy record;
begin
  for policy in
    select p.polrelid::regclass as of_table from pg_policy p join pg_class c on c.oid = p.polrelid
    where p.polname = 'of_workspace' and c.relnamespace = 'public'::regnamespace
  loop
    execute format('alter policy of_workspace on %s using (workspace_id = public.current_workspace())', policy.of_table);
  end loop;
end $$;
