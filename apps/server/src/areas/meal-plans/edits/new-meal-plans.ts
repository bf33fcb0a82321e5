import type { ParsedInput } from '@allenio/contract'
import type { Operation } from '@allenio/contract/documents'
import { mealPlansAtMost, type MealPlanDocumentCells, type createMealPlan as creation } from '@allenio/contract/meal-plans'
import { newId } from '@allenio/domain/ids'
import { operationsWriting } from '@allenio/domain/meal-plans'
import { reachClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { lockFor, sql, type Count, type WorkspaceDb } from '#platform/db'
import { createDocument, hasDocument } from '#platform/documents'
import { AppError } from '#platform/errors'
import { completePlan } from './completion.ts'
import { firstDays, refuseTakenIds, requireDay } from '../content.ts'
import { readExample } from '../examples/examples.ts'
import { takeFoodsInto } from '../foods/foods.ts'
import { mealPlanKind } from '../kind.ts'
import { isThere, nameSubjects } from '../reach.ts'
import { readMealPlanSettings } from '../settings.ts'

async function refuseTooMany(db: WorkspaceDb): Promise<void> {
  await lockFor(db, 'meal plans')
  const { count } = await db.one<Count>(sql`select count(*) as count from meal_plans`)
  if (count >= mealPlansAtMost) throw new AppError('too many meal plans', { values: { max: mealPlansAtMost } })
}

interface NewPlan {
  id: string
  cells: MealPlanDocumentCells
  /** The inserts of its rows. */
  operations: readonly Operation[]
  authorId: string | null
  /** The one for whom it is made; null in the library. */
  clientId: string | null
  originId?: string
  /** The release of its template that it was made from. */
  baseReleaseId?: string | null
}

export async function insertPlan(db: WorkspaceDb, { id, cells, operations, ...plan }: NewPlan): Promise<void> {
  const { authorId, clientId, originId, baseReleaseId = null } = plan
  await refuseTooMany(db)
  await createDocument(db, mealPlanKind, { id, cells: { ...cells }, operations, ...(originId && { originId }) })
  await db.run(
    sql`
    update meal_plans set author_id = ${authorId}, client_id = ${clientId}::uuid, base_release_id = ${baseReleaseId}::uuid
    where id = ${id}`,
  )
  nameSubjects(db, [{ id, client_id: clientId }])
}

/** Whether a device sends a plan again that is there already; the id of another one is refused. */
async function isSentAgain(
  db: WorkspaceDb,
  { membershipId }: Pick<Actor, 'membershipId'>,
  { id, clientId }: Pick<NewPlan, 'id' | 'clientId'>,
): Promise<boolean> {
  if (!(await hasDocument(db, id))) return false
  const own = await db.maybeOne(sql`
    select from meal_plans e where e.id = ${id} and e.author_id = ${membershipId}
      and e.client_id is not distinct from ${clientId}::uuid and ${isThere}`)
  if (!own) throw new AppError('record id taken')
  return true
}

export async function createPlan(db: WorkspaceDb, actor: Actor, written: ParsedInput<typeof creation>): Promise<string> {
  const { id = newId(), clientId = null, isDraft, days, example, ...cells } = written
  if (clientId !== null) await reachClient(db, actor, clientId)
  if (await isSentAgain(db, actor, { id, clientId })) return id
  const begun = example && !days ? await readExample(db, actor, example) : undefined
  const content = { days: days ?? begun?.days ?? firstDays(await readMealPlanSettings(db)) }
  requireDay(content.days)
  await refuseTakenIds(db, id, content.days)
  const operations = await takeFoodsInto(db, operationsWriting(new Map(), { id, content, newId }))
  await insertPlan(db, { id, cells: { ...begun?.target, ...cells }, operations, authorId: actor.membershipId, clientId })
  if (!isDraft) await completePlan(db, actor, { id })
  await audit(db, { personId: actor.personId, action: 'create meal plan', subjectId: id })
  return id
}
