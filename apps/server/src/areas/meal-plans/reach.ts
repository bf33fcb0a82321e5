import { reachableClients, type Asker } from '#areas/clients'
import { addSubjects, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'

export type PlanRecord = Row<'meal_plans', 'id' | 'title' | 'client_id' | 'origin_id' | 'base_release_id'>

/** A condition on plans `e`: the library is the whole team's that plans food, one made for a client is of those who reach the client. */
export function isVisible(asker: Asker): Sql {
  switch (asker.role) {
    case 'admin':
    case 'nutritionist':
      return sql`(e.client_id is null or e.client_id in (select c.id from clients c where ${reachableClients(asker)}))`
    // a client reads what was assigned, and a coach nothing of nutrition
    case 'coach':
    case 'client':
      return sql`false`
    default:
      return asker.role satisfies never
  }
}

export const isThere = sql`e.deleted_at is null`

/** The plan that a call names: absent and out of reach are alike. */
export async function reachPlan(db: WorkspaceDb, asker: Asker, id: string): Promise<PlanRecord> {
  const plan = found(
    await db.maybeOne<PlanRecord>(sql`
    select e.id, e.title, e.client_id, e.origin_id, e.base_release_id from meal_plans e
    where e.id = ${id} and ${isThere} and ${isVisible(asker)}`),
  )
  nameSubjects(db, [plan])
  return plan
}

/** Tells whose screens a change concerns: those of the team, or of those who look after the client. */
export const nameSubjects = (db: WorkspaceDb, plans: readonly Pick<PlanRecord, 'id' | 'client_id'>[]): void =>
  addSubjects(
    db,
    plans.flatMap(({ id, client_id: clientId }) => (clientId === null ? [id] : [id, clientId])),
  )
