import { hasConsent, reachableClients, reachClientToChange, type Asker, type ReachedClient } from '#areas/clients'
import { addSubjects, joined, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'

export const isThere = sql`e.deleted_at is null`

/**
 * A condition on visits `e`: a client reads what was shared, as it was finished last. Further conditions are on their clients `c`, who are
 * looked through once for all of them.
 */
export function isVisible(asker: Asker, ofClient: readonly Sql[] = []): Sql {
  const conditions = joined([reachableClients(asker), ...ofClient], ' and ')
  const ofReached = sql`e.client_id in (select c.id from clients c where ${conditions})`
  switch (asker.role) {
    case 'admin':
    case 'nutritionist':
      return ofReached
    case 'client':
      return sql`${ofReached} and e.shared_at is not null`
    case 'coach':
      return sql`false`
    default:
      return asker.role satisfies never
  }
}

/** A visit has its client from the transaction on that creates it. */
export type ReachedVisit = Row<'visits', 'id' | 'taken_on' | 'finished_at'> & { client_id: string }

export const findVisit = (db: WorkspaceDb, asker: Asker, id: string) =>
  db.maybeOne<ReachedVisit>(sql`
  select e.id, e.client_id, e.taken_on, e.finished_at from visits e where e.id = ${id} and ${isThere} and ${isVisible(asker)}`)

/** The visit that a call names: absent and out of reach are alike. */
export async function reachVisit(db: WorkspaceDb, asker: Asker, id: string): Promise<ReachedVisit> {
  const visit = found(await findVisit(db, asker, id))
  addSubjects(db, [visit.client_id])
  return visit
}

/** The same with a lock on the client: consent, deletion and changes of the client's visits wait for each other. */
export async function reachVisitToChange(
  db: WorkspaceDb,
  asker: Asker,
  id: string,
): Promise<{ visit: ReachedVisit; client: ReachedClient }> {
  const { client_id: clientId } = await reachVisit(db, asker, id)
  const client = await reachClientToChange(db, asker, clientId)
  return { visit: await reachVisit(db, asker, id), client }
}

/** The same for an edit of the content. */
export async function reachVisitToEdit(db: WorkspaceDb, asker: Asker, id: string) {
  const reached = await reachVisitToChange(db, asker, id)
  await refuseWithdrawn(db, reached.client.id)
  return reached
}

/** Whether the client took the consent to health data back, and has given none since. */
export const isConsentWithdrawn = async (db: WorkspaceDb, clientId: string): Promise<boolean> =>
  (await db.maybeOne(sql`select from consents where client_id = ${clientId} and purpose = 'health data' limit 1`)) !== undefined &&
  !(await hasConsent(db, clientId, 'health data'))

/** Without any answer to the question drafts may begin; after a no nothing new is kept. The caller has locked the client. */
export async function refuseWithdrawn(db: WorkspaceDb, clientId: string): Promise<void> {
  if (await isConsentWithdrawn(db, clientId)) throw new AppError('consent needed')
}

/** A finished visit is kept, which needs a yes. The caller has locked the client. */
export async function requireConsent(db: WorkspaceDb, clientId: string): Promise<void> {
  if (!(await hasConsent(db, clientId, 'health data'))) throw new AppError('consent needed')
}
