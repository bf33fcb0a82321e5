import type { Output } from '@allenio/contract'
import type { MeasureCell, getVisitBase, MeasuredFigures } from '@allenio/contract/visits'
import { clientCard, hasConsent, reachClient, type ReachedClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { limitTo, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { presentContent } from './content.ts'
import { findVisit, isConsentWithdrawn, isThere, type ReachedVisit } from './reach.ts'
import { readSettingsDetail } from './settings.ts'

/** The client that an id names, or whose visit it names. */
export async function reachClientOfId(
  db: WorkspaceDb,
  actor: Actor,
  id: string,
): Promise<{ client: ReachedClient; visit: ReachedVisit | undefined }> {
  const visit = await findVisit(db, actor, id)
  return { client: await reachClient(db, actor, visit?.client_id ?? id), visit }
}

interface Before {
  clientId: string
  /** The visit to look back from: visits of later days are not before it; of two on one day the earlier one began first. */
  visit?: Pick<ReachedVisit, 'id' | 'taken_on'> | undefined
}

/** A condition on finished visits `e`. */
function isBefore({ clientId, visit }: Before): Sql {
  const isFinished = sql`e.client_id = ${clientId} and e.finished_on is not null and ${isThere}`
  if (!visit) return isFinished
  // ids are in the order in which visits began
  return sql`${isFinished} and (e.finished_on, e.id) < (coalesce(${visit.taken_on}::date, 'infinity'), ${visit.id}::uuid)`
}

// older visits are not searched for a value to compare with
const comparedVisits = 50

interface LastMeasured {
  cell: MeasureCell
  figure: NonNullable<MeasuredFigures[MeasureCell]>
  day: string
}

async function readLastMeasured(db: WorkspaceDb, before: Before): Promise<Output<typeof getVisitBase>['lastMeasured']> {
  const rows = await db.many<LastMeasured>(sql`
    select distinct on (m.key) m.key as cell, m.value as figure, v.finished_on as day
    from (select e.id, e.finished_on, e.figures from visits e where ${isBefore(before)}
      order by e.finished_on desc, e.id desc ${limitTo(comparedVisits)}) v, jsonb_each(v.figures -> 'measured') m
    order by m.key, v.finished_on desc, v.id desc`)
  return Object.fromEntries(rows.map(({ cell, figure, day }) => [cell, { ...figure, day }]))
}

/** Reads the facts that a new visit of a client begins with. */
export async function readBaseData(
  db: WorkspaceDb,
  actor: Actor,
  { client, visit }: { client: ReachedClient; visit: ReachedVisit | undefined },
): Promise<Output<typeof getVisitBase>> {
  const before = { clientId: client.id, visit }
  const [last, lastMeasured, settings, hasHealthConsent, isWithdrawn] = await Promise.all([
    readLast(db, before),
    readLastMeasured(db, before),
    readSettingsDetail(db),
    hasConsent(db, client.id, 'health data'),
    isConsentWithdrawn(db, client.id),
  ])
  const { sex, birth_date: birthDate, height_cm: heightCm, allergies, injuries, updated_at: updatedAt } = client
  const facts = { sex, birthDate, heightCm, allergies, injuries, updatedAt, hasHealthConsent, isConsentWithdrawn: isWithdrawn }
  return { client: { ...clientCard(client, actor), ...facts }, last, lastMeasured, settings }
}

type LastRow = Row<'visits', 'id' | 'finished_on' | 'release_id'> & { record_height_cm: number | null }

/** Reads the last finished visit of a client. */
export async function readLast(db: WorkspaceDb, before: Before): Promise<Output<typeof getVisitBase>['last']> {
  const last = await db.maybeOne<LastRow>(sql`
    select e.id, e.finished_on, e.release_id, (e.figures ->> 'recordHeightCm')::numeric as record_height_cm from visits e
    where ${isBefore(before)} order by e.finished_on desc, e.id desc limit 1`)
  if (!last || last.finished_on === null || last.release_id === null) return null
  return {
    id: last.id,
    takenOn: last.finished_on,
    content: presentContent(await readRelease(db, last.release_id), last.id),
    recordHeightCm: last.record_height_cm,
  }
}
