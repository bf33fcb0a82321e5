-- The changes of state that `packages/domain` allows, by the column that holds the state. A test compares the two.
create table state_transitions (
  table_name text not null,
  column_name text not null,
  from_state text not null,
  to_state text not null check (to_state <> from_state),
  primary key (table_name, column_name, from_state, to_state)
);
call library_table('state_transitions');
revoke insert, update, delete on state_transitions from :system_role;

create function refuse_state_change() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  was text := to_jsonb(old) ->> tg_argv[0];
  becomes text := to_jsonb(new) ->> tg_argv[0];
begin
  if exists (select from public.state_transitions t where t.table_name = tg_table_name and t.column_name = tg_argv[0]
      and t.from_state = was and t.to_state = becomes) then
    return new;
  end if;
  raise exception '%.% cannot become ''%'' from ''%''', tg_table_name, tg_argv[0], becomes, was using errcode = 'check_violation';
end $$;

-- Holds a column to its table of transitions, such as {"asked": ["done", "refused"]}. A later migration that calls it again for the same
-- column puts a new table in the place of the old one.
create procedure state_column(of_table text, of_column text, transitions jsonb) language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.state_transitions t where t.table_name = of_table and t.column_name = of_column;
  insert into public.state_transitions (table_name, column_name, from_state, to_state)
    select of_table, of_column, f.key, t.value from jsonb_each(transitions) f, jsonb_array_elements_text(f.value) t;
  execute format('create or replace trigger %I before update of %I on public.%I for each row
    when (old.%2$I is distinct from new.%2$I) execute function public.refuse_state_change(%2$L)',
    'refuses_change_of_' || of_column, of_column, of_table);
end $$;
