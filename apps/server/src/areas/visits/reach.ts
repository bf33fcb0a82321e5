import { hasConsent, reachableClients, reachClientToChange, type Asker, type ReachedClient } from '#areas/clients'
import { addSubjects, joined, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'

export const isThere = sql`e.deleted_at is null`

/**
 * A condition on visits `e`. A client may only read what was shared, as it was when it was last finished. `ofClient` adds conditions on the
 * clients `c`, which PostgreSQL checks once for all visits.
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

/** A visit in reach. It has a client from the transaction that creates it. */
export type ReachedVisit = Row<'visits', 'id' | 'taken_on' | 'finished_at'> & { client_id: string }

export const findVisit = (db: WorkspaceDb, asker: Asker, id: string) =>
  db.maybeOne<ReachedVisit>(sql`
  select e.id, e.client_id, e.taken_on, e.finished_at from visits e where e.id = ${id} and ${isThere} and ${isVisible(asker)}`)

/** Finds the visit that a call names; absent visits and those out of reach are refused alike. */
export async function reachVisit(db: WorkspaceDb, asker: Asker, id: string): Promise<ReachedVisit> {
  const visit = found(await findVisit(db, asker, id))
  addSubjects(db, [visit.client_id])
  return visit
}

/** Finds a visit and locks its client: consent, deletion and changes of the client's visits wait for each other. */
export async function reachVisitToChange(
  db: WorkspaceDb,
  asker: Asker,
  id: string,
): Promise<{ visit: ReachedVisit; client: ReachedClient }> {
  const { client_id: clientId } = await reachVisit(db, asker, id)
  const client = await reachClientToChange(db, asker, clientId)
  return { visit: await reachVisit(db, asker, id), client }
}

/** Finds and locks a visit for an edit of its content, which a withdrawn consent forbids. */
export async function reachVisitToEdit(db: WorkspaceDb, asker: Asker, id: string) {
  const reached = await reachVisitToChange(db, asker, id)
  await refuseWithdrawn(db, reached.client.id)
  return reached
}

/** Whether the client has withdrawn the consent to health data and not given it again. */
export const isConsentWithdrawn = async (db: WorkspaceDb, clientId: string): Promise<boolean> =>
  (await db.maybeOne(sql`select from consents where client_id = ${clientId} and purpose = 'health data' limit 1`)) !== undefined &&
  !(await hasConsent(db, clientId, 'health data'))

/** Refuses to store anything new after a withdrawal. Without any consent so far, drafts are allowed. The caller has locked the client. */
export async function refuseWithdrawn(db: WorkspaceDb, clientId: string): Promise<void> {
  if (await isConsentWithdrawn(db, clientId)) throw new AppError('consent needed')
}

/** Requires the consent, which finishing a visit needs. The caller has locked the client. */
export async function requireConsent(db: WorkspaceDb, clientId: string): Promise<void> {
  if (!(await hasConsent(db, clientId, 'health data'))) throw new AppError('consent needed')
}
