import type { VisitPaperOptions, ReadContent, VisitValues } from '@allenio/contract/visits'
import { reachClient, type ReachedClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { AppError, found } from '#platform/errors'
import { presentContent } from '../content.ts'
import { isThere, isVisible, reachVisit, type ReachedVisit } from '../reach.ts'
import { logReading, logReadingOfClient } from '../values/readings-log.ts'
import { listValues } from '../values/values.ts'

/** Curves go back so many visits. */
const courseAtMost = 24

export interface PrintedVisit {
  client: Pick<ReachedClient, 'name' | 'allergies' | 'injuries'>
  /** The content when the visit was last finished. */
  content: ReadContent
  values: VisitValues
  comparedVisit: VisitValues | undefined
  /** The visit and those before it, oldest first. */
  course: readonly VisitValues[]
}

type PaperRequest = Pick<VisitPaperOptions, 'id' | 'compare'>

/** The facts that may stand on the paper of a visit: for everybody the last finished state, for a client where it is shared. */
export async function reachPrinted(db: WorkspaceDb, actor: Actor, { id, compare }: PaperRequest): Promise<PrintedVisit> {
  const visit = await reachVisit(db, actor, id)
  const client = await reachClient(db, actor, visit.client_id)
  const { finished_on: day, release_id: releaseId } = await db.one<Row<'visits', 'finished_on' | 'release_id'>>(sql`
    select finished_on, release_id from visits where id = ${id}`)
  if (day === null || releaseId === null) throw new AppError('visit draft')
  const ofClient = sql`e.client_id = ${client.id}`
  const upToIt = await listValues(db, actor, sql`${ofClient} and (e.finished_on, e.id) <= (${day}::date, ${id}::uuid)`, courseAtMost)
  const comparedVisit = await findCompared(db, actor, { visit, compare, before: upToIt[1] })
  await logReading(db, actor, id)
  if (upToIt.length > 1 || comparedVisit) await logReadingOfClient(db, actor, client.id)
  const content = presentContent(await readRelease(db, releaseId), id)
  return { client, content, values: found(upToIt[0]), comparedVisit, course: upToIt.toReversed() }
}

interface Comparison extends Pick<PaperRequest, 'compare'> {
  visit: ReachedVisit
  before: VisitValues | undefined
}

/** Undefined where there is none to compare with; one that somebody names has to be there. */
async function findCompared(
  db: WorkspaceDb,
  actor: Actor,
  { visit: { id, client_id: clientId }, compare, before }: Comparison,
): Promise<VisitValues | undefined> {
  const ofClient = sql`e.client_id = ${clientId}`
  switch (compare) {
    case 'none':
      return undefined
    case 'previous':
      return before
    case 'first': {
      const firstId = sql`select e.id from visits e where ${ofClient} and e.finished_on is not null and ${isThere} and ${isVisible(actor)}
        order by e.finished_on, e.id limit 1`
      const [first] = await listValues(db, actor, sql`e.id = (${firstId}) and e.id <> ${id}`, 1)
      return first
    }
    default: {
      const [named] = await listValues(db, actor, sql`e.id = ${compare} and ${ofClient}`, 1)
      // a visit has not changed since itself
      return found(named).id === id ? undefined : named
    }
  }
}
