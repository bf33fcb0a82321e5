import type { ParsedInput } from '@allenio/contract'
import {
  combinedRowsAtMost,
  CombinedComponents,
  type CombinedComponent,
  type createMealCombination,
  type renameMealCombination,
} from '@allenio/contract/meal-plans'
import { newId } from '@allenio/domain/ids'
import { componentsIn, insertComponents } from '@allenio/domain/meal-plans'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { constraintOf, jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { takeFoodsInto } from '../foods/foods.ts'
import { refuseTooMany } from './deletion.ts'

/** Somebody else may take the name in the same moment: the index decides. */
export const refuseTakenName = (error: unknown): never => {
  throw constraintOf(error) === 'meal_combinations_by_name' ? wrongField('name', 'meal combination name taken') : error
}

type Author = Pick<Actor, 'membershipId' | 'personId'>

export async function createCombination(
  db: WorkspaceDb,
  actor: Author,
  { name, components }: ParsedInput<typeof createMealCombination>,
): Promise<string> {
  await refuseTooMany(db, 1)
  const knownComponents = await takeKnown(db, components)
  const id = newId()
  await db
    .run(
      sql`
      insert into meal_combinations (id, author_id, name, components, food_ids)
      values (${id}, ${actor.membershipId}, ${name}, ${jsonText(knownComponents)}::jsonb, ${foodIdsIn(knownComponents)}::uuid[])`,
    )
    .catch(refuseTakenName)
  await audit(db, { personId: actor.personId, action: 'create meal combination', subjectId: id })
  return id
}

/** A row that names no food or recipe here keeps its names alone, as in a plan: the components go through the operations of one. */
async function takeKnown(db: WorkspaceDb, components: readonly CombinedComponent[]): Promise<CombinedComponent[]> {
  const mealId = newId()
  const operations = insertComponents(new Map(), { components, parentId: mealId, newId })
  if (operations.length > combinedRowsAtMost) throw new AppError('meal combination too large', { values: { max: combinedRowsAtMost } })
  const inserts = (await takeFoodsInto(db, operations)).filter(operation => operation.kind === 'insert')
  const rows = new Map(inserts.map(row => [row.id, { ...row, originId: null, isDeleted: false }]))
  return CombinedComponents.parse(
    componentsIn(
      rows,
      inserts.flatMap(({ id, parentId }) => (parentId === mealId ? [id] : [])),
    ),
  )
}

const foodIdsIn = (components: readonly CombinedComponent[]): string[] => [
  ...new Set(
    components
      .flatMap(component => [component, ...component.ingredients])
      .flatMap(row => [row, ...row.alternatives])
      .flatMap(({ food }) => food?.id ?? []),
  ),
]

export async function renameCombination(
  db: WorkspaceDb,
  actor: Actor,
  { id, name }: ParsedInput<typeof renameMealCombination>,
): Promise<void> {
  const row = await db
    .maybeOne<Row<'meal_combinations', 'id'>>(
      sql`update meal_combinations set name = ${name}, updated_at = now() where id = ${id} and deleted_at is null returning id`,
    )
    .catch(refuseTakenName)
  await audit(db, { personId: actor.personId, action: 'rename meal combination', subjectId: found(row).id })
}
