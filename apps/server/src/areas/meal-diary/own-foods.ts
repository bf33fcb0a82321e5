import type { Output, ParsedInput } from '@allenio/contract'
import { usualFoodsAtMost, type getOwnFoods, type OwnFoods, type UsualFood } from '@allenio/contract/meal-diary'
import { findExclusions, readClientIndex } from '#areas/aliments'
import { listGivenFoods } from '#areas/meal-plans'
import { limitTo, sql, type WorkspaceDb } from '#platform/db'
import { revisionOf } from './diet/revision.ts'
import type { OwnDiary } from './own-diary.ts'

/** The days of the diary that say what is usual. */
const usualDays = 120

/** Foods that a client writes down: often, and lately. Each counts with the portion of the last time. */
const listUsualFoods = (db: WorkspaceDb, { clientId, today }: OwnDiary) =>
  db.many<UsualFood>(sql`
    select u.food, u.grams, u.measure from (
      select distinct on (r.food ->> 'id') r.food, r.grams, r.measure, r.created_at,
        sum(1.0 / (7 + greatest(0, ${today}::date - r.day))) over (partition by r.food ->> 'id') as weight
      from diary_entries r
      where r.client_id = ${clientId} and r.day > ${today}::date - ${usualDays}::integer and r.food is not null and r.deleted_at is null
      order by r.food ->> 'id', r.day desc, r.created_at desc
    ) u order by u.weight desc, u.created_at desc, u.food ->> 'id' ${limitTo(usualFoodsAtMost)}`)

/** Reads the foods for a client's device. The library comes once, and again when it changes. */
export async function readOwnFoods(
  db: WorkspaceDb,
  diary: OwnDiary,
  asked: ParsedInput<typeof getOwnFoods>,
): Promise<Output<typeof getOwnFoods>> {
  const { clientId, actor, isEnergyVisible } = diary
  const [usual, plannedIds, exclusions] = await Promise.all([
    listUsualFoods(db, diary),
    listGivenFoods(db, clientId),
    findExclusions(db, [clientId], actor.language),
  ])
  const index = await readClientIndex(db, {
    ownIds: [...new Set([...plannedIds, ...usual.map(({ food }) => food.id)])],
    libraryRevision: asked.libraryRevision,
    hasFigures: isEnergyVisible,
  })
  const allergies = (exclusions.get(clientId) ?? []).filter(({ kind }) => kind === 'allergy')
  const own: OwnFoods = {
    ...index.own,
    tables: index.tables,
    measures: index.measures,
    usual,
    plannedIds,
    allergies: allergies.map(({ id, kind, target, name, labels }) => ({ id, kind, target, name, labels })),
  }
  const revision = revisionOf(own)
  const { library, libraryRevision } = index
  return { revision, libraryRevision, own: revision === asked.revision ? null : own, library }
}
