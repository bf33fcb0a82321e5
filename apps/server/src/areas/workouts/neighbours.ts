import { limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'

interface Neighbours {
  previousId: string | null
  nextId: string | null
}

type Id = Row<'completed_workouts', 'id'>

/** The client's workouts before and after one, by the index of their order. */
export async function readNeighbours(db: WorkspaceDb, { id, clientId }: { id: string; clientId: string }): Promise<Neighbours> {
  const [previous, next] = await Promise.all([
    db.maybeOne<Id>(sql`
      select w.id from completed_workouts w, completed_workouts at where at.id = ${id} and w.client_id = ${clientId}
        and w.state <> 'discarded' and (w.started_at, w.id) < (at.started_at, at.id)
      order by w.started_at desc, w.id desc ${limitTo(1)}`),
    db.maybeOne<Id>(sql`
      select w.id from completed_workouts w, completed_workouts at where at.id = ${id} and w.client_id = ${clientId}
        and w.state <> 'discarded' and (w.started_at, w.id) > (at.started_at, at.id)
      order by w.started_at, w.id ${limitTo(1)}`),
  ])
  return { previousId: previous?.id ?? null, nextId: next?.id ?? null }
}
