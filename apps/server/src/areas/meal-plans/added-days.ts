import { childrenOf, placesAt } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { operationsWriting } from '@allenio/domain/meal-plans'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { changeDocument } from '#platform/documents'
import { AppError } from '#platform/errors'
import type { WrittenDays } from './content.ts'
import { takeFoodsInto } from './foods/foods.ts'
import { mealPlanKind } from './kind.ts'
import { reachPlan } from './reach.ts'

/** Adds a day behind the others, as one gesture that can be undone. The plan is a draft until it is completed. */
export async function addPlanDay(
  db: WorkspaceDb,
  actor: Actor,
  { id, day, clientId }: { id: string; day: WrittenDays[number]; clientId: string },
): Promise<void> {
  const plan = await reachPlan(db, actor, id)
  // a day of one client is nothing for the plan of another
  if (plan.client_id !== null && plan.client_id !== clientId) throw new AppError('not found')
  const dayOperations = operationsWriting(new Map(), { id, content: { days: [day] }, newId })
  const operations = await takeFoodsInto(
    db,
    dayOperations.filter(({ kind }) => kind === 'insert'),
  )
  const { faults } = await changeDocument(db, mealPlanKind, {
    id,
    authorId: actor.membershipId,
    operationsFor(rows) {
      const { places, moves } = placesAt(rows, { parentId: id, index: childrenOf(rows, id).length, count: 1 })
      return [
        ...moves,
        ...operations.map(each => (each.kind === 'insert' && each.type === 'day' ? { ...each, place: places[0] ?? '' } : each)),
      ]
    },
  })
  if (faults.length > 0) throw new AppError('meal plan full')
  await audit(db, { personId: actor.personId, action: 'add meal plan day', subjectId: id })
}
