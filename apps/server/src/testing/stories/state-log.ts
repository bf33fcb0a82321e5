import { connectTo } from '../connect-to.ts'
import type { TestHouse } from '../test-house.ts'

/**
 * Lets the database itself write down each change of a state, so that no change is missed, whoever made it. Only for a house of one's own.
 */
export async function watchStates({ prepared }: TestHouse, table: string) {
  const owner = await connectTo(prepared.owner)
  const log = `state_log_of_${table}`
  await owner.query(`
    create table ${log} (row_id uuid not null, before text not null, after text not null);
    create function write_${log}() returns trigger language plpgsql security definer as $$
      begin
        insert into ${log} values (new.id, old.state, new.state);
        return null;
      end $$;
    create trigger ${log} after update of state on ${table} for each row when (old.state <> new.state)
      execute function write_${log}()`)
  return {
    /** The changes that the table of transitions does not have, since the last call. */
    async listForbidden(transitions: Record<string, readonly string[]>): Promise<string[]> {
      const { rows } = await owner.query<{ before: string; after: string }>(`delete from ${log} returning before, after`)
      return rows.flatMap(({ before, after }) => (transitions[before]?.includes(after) ? [] : [`${table}: ${before} → ${after}`]))
    },
  }
}
