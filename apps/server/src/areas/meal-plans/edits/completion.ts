import type { Language, ParsedInput } from '@allenio/contract'
import type { completeMealPlan } from '@allenio/contract/meal-plans'
import { foodName } from '@allenio/domain/aliments'
import { romeDay } from '@allenio/domain/days'
import { subtreeOf } from '@allenio/domain/documents'
import { amountsWithoutQuantity, readPlannedDays, type PlannedDay } from '@allenio/domain/meal-plans'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { jsonText, sql, type WorkspaceDb } from '#platform/db'
import { publishRelease, readRelease, readRows } from '#platform/documents'
import { AppError } from '#platform/errors'
import { auditReasons, needsReason } from '../foods/exclusion-hits.ts'
import { mealPlanKind } from '../kind.ts'
import { listFollowers, requireOwnAssignments, type Follower } from '../releases/followers.ts'
import { giveRelease } from '../releases/hand-over.ts'
import { deletePublications, insertPublications } from '../releases/publications.ts'
import { judgedIn } from '../releases/release-content.ts'
import { storeReleaseFoods } from '../releases/release-foods.ts'
import { meanOfRelease } from '../releases/release-mean.ts'

interface NewRelease {
  id: string
  /** Says what has changed. */
  note: string
  authorId: string | null
  /** The one that was looked at; another one is refused. */
  revision?: number | undefined
}

/** Makes a release of a plan as it is now. One that has not changed since its last release keeps that one. */
export async function releasePlan(db: WorkspaceDb, { id, note, authorId, revision }: NewRelease): Promise<string> {
  const { releaseId } = await publishRelease(db, mealPlanKind, { id, note, authorId, revision })
  const rows = await readRelease(db, releaseId)
  await storeReleaseFoods(db, releaseId, rows)
  const mean = await meanOfRelease(db, rows)
  await db.run(sql`
    update meal_plans set completed_revision = (select revision from documents d where d.id = ${id}),
      completed_mean = ${mean && jsonText(mean)}::jsonb where id = ${id}`)
  return releaseId
}

const namedAtMost = 3

/** A food without a quantity would reach clients as 0 g, and the totals of their days would be too low. */
function refuseWithoutQuantities(days: readonly PlannedDay[], language: Language): void {
  const missing = amountsWithoutQuantity(days)
  if (missing.length === 0) return
  const names = [...new Set(missing.map(({ food }) => (food ? foodName({ nameIt: food.it, nameEn: food.en }, language) : '')))]
  const foods = [...names.slice(0, namedAtMost), ...(names.length > namedAtMost ? ['…'] : [])].join(', ')
  throw new AppError('meal plan quantity missing', { values: { foods } })
}

type Completion = Pick<ParsedInput<typeof completeMealPlan>, 'id'> & Partial<ParsedInput<typeof completeMealPlan>>

/** Makes a release and hands it to those who follow the plan, now or on a day. A later one takes the place of one that waits. */
export async function completePlan(
  db: WorkspaceDb,
  actor: Actor,
  { id, revision, note = '', day = null, leftOut = [], reasons = [] }: Completion,
): Promise<void> {
  await requireOwnAssignments(db, actor, id, [...leftOut, ...reasons.map(({ assignmentId }) => assignmentId)])
  // the lock is the one of editors: what is judged is what is released
  const releaseId = await releasePlan(db, { id, note, authorId: actor.membershipId, revision })
  const rows = new Map(subtreeOf(await readRows(db, mealPlanKind, id), id).map(row => [row.id, row]))
  refuseWithoutQuantities(readPlannedDays(rows, id), actor.language)
  const content = judgedIn(rows)
  const leftOutIds = new Set(leftOut)
  const followers = (await listFollowers(db, actor, id, content)).filter(({ assignmentId }) => !leftOutIds.has(assignmentId))
  const reasonOf = new Map(reasons.map(({ assignmentId, reason }) => [assignmentId, reason]))
  refuseWithoutReasons(followers, reasonOf)
  const assignmentIds = followers.map(({ assignmentId }) => assignmentId)
  // one that is left out, or that a colleague cares for, also keeps a release that waits for its day
  await deletePublications(db, assignmentIds)
  if (day !== null && day > romeDay()) await insertPublications(db, { releaseId, assignmentIds, day })
  else await giveRelease(db, releaseId, assignmentIds)
  await auditReasons(
    db,
    actor,
    followers.map(({ assignmentId, client, hits }) => ({ clientId: client.id, assignmentId, reason: reasonOf.get(assignmentId), hits })),
  )
  await audit(db, { personId: actor.personId, action: 'complete meal plan', subjectId: id, details: { releaseId, day } })
}

function refuseWithoutReasons(followers: readonly Follower[], reasonOf: ReadonlyMap<string, string>): void {
  const missing = followers.filter(({ assignmentId, hits }) => !reasonOf.has(assignmentId) && needsReason(hits))
  if (missing.length === 0) return
  const fields = missing.map(({ assignmentId }) => [`reasons.${assignmentId}`, { code: 'meal plan reason needed' }] as const)
  throw new AppError('meal plan reason needed', { fields: Object.fromEntries(fields) })
}
