import type { DocumentRow } from '@allenio/contract/documents'
import type { MealPlanTemplate } from '@allenio/contract/meal-plans'
import { changesSince, subtreeOf, takenReleaseCell, type DocumentRows } from '@allenio/domain/documents'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { readRelease, readRows } from '#platform/documents'
import { findHits, presentHits, type JudgedContent } from '../foods/exclusion-hits.ts'
import { mealPlanKind } from '../kind.ts'
import type { PlanRecord } from '../reach.ts'
import { foodIdsIn, judgedIn, rootOf } from '../releases/release-content.ts'

// Every member of the team who plans food sees the whole library, so those who reach a copy may see its template. A deleted template counts
// as none.

const isInLibrary = sql`t.client_id is null and t.deleted_at is null`

/** The release that a copy `e` has taken last. An editor can write any id into the cell: one that is not of the template `t` names none. */
const takenRelease = sql`(
  select x.id from document_releases x where x.id = (e.cells ->> ${takenReleaseCell}::text)::uuid and x.document_id = t.id)`

/** For a copy `e`: its template `t`, its base `b` and the last release `n`, if that is newer, differs, and was not dismissed. */
const newerRelease = sql`
  meal_plans t join document_releases b on b.id = coalesce(${takenRelease}, e.base_release_id)
  cross join lateral (select r.* from document_releases r where r.document_id = t.id order by r.number desc limit 1) n
  where t.id = e.origin_id and ${isInLibrary} and e.client_id is not null and e.base_release_id is not null
    and n.revision > b.revision and n.digest <> b.digest and n.id is distinct from e.dismissed_release_id`

/** Whether a plan `e` is a copy whose template was completed anew. */
export const hasNewerTemplate = sql`exists (select from ${newerRelease})`

type Copy = Pick<PlanRecord, 'id' | 'client_id'>

interface NewerRow extends Row<'document_releases', 'id' | 'note' | 'created_at'>, Row<'meal_plans', 'title'> {
  base_id: string
}

export async function findNewer(
  db: WorkspaceDb,
  actor: Actor,
  { id: copyId, client_id: clientId }: Copy,
): Promise<MealPlanTemplate | null> {
  const row = await db.maybeOne<NewerRow>(sql`
    select o.* from meal_plans e
    cross join lateral (select t.title, b.id as base_id, n.id, n.note, n.created_at from ${newerRelease}) o where e.id = ${copyId}`)
  if (!row || clientId === null) return null
  const content = await offeredContent(db, { copyId, baseId: row.base_id, releaseId: row.id })
  const hits = await findHits(db, actor, { content, clientIds: [clientId] })
  const release = { id: row.id, note: row.note, createdAt: row.created_at }
  return { title: row.title, baseId: row.base_id, release, ...presentHits(hits.get(clientId)) }
}

interface Offer {
  copyId: string
  baseId: string
  releaseId: string
}

/**
 * The changes of a release that exclusions can judge and that the copy lacks. A row that the copy has deleted may come back with everything
 * inside it.
 */
async function offeredContent(db: WorkspaceDb, { copyId, baseId, releaseId }: Offer): Promise<JudgedContent> {
  const [base, release] = [await readRelease(db, baseId), await readRelease(db, releaseId)]
  const copy = judgedIn(rowsOf(subtreeOf(await readRows(db, mealPlanKind, copyId), copyId)))
  const rootId = rootOf(release)?.id
  const changedIds = changesSince(base, release).flatMap(({ originId }) => (originId === rootId ? [] : [originId]))
  const offered = rowsOf(changedIds.flatMap(id => subtreeOf(release, id)))
  const ownNames = new Set(copy.descriptions.map(({ name }) => JSON.stringify(name)))
  return {
    foodIds: foodIdsIn(offered.values()).filter(id => !copy.foodIds.includes(id)),
    descriptions: judgedIn(release).descriptions.filter(({ id, name }) => offered.has(id) && !ownNames.has(JSON.stringify(name))),
  }
}

const rowsOf = (rows: readonly DocumentRow[]): DocumentRows => new Map(rows.map(row => [row.id, row]))

/** Whether a release is one of the template's, or what the copy was made from. */
export async function hasTemplateRelease(db: WorkspaceDb, copyId: string, releaseId: string): Promise<boolean> {
  const row = await db.maybeOne(sql`
    select from meal_plans e join meal_plans t on t.id = e.origin_id and ${isInLibrary}
    join document_releases r on r.id = ${releaseId} and (r.document_id = t.id or r.id = e.base_release_id)
    where e.id = ${copyId} and e.client_id is not null and e.base_release_id is not null`)
  return row !== undefined
}
