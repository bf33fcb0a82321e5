import type { MealPlanContent } from '@allenio/contract/meal-plans'
import { writtenCells, type WrittenRow } from '@allenio/domain/documents'
import type { MealPlanRowType } from './model.ts'

type WrittenComponent = MealPlanContent['days'][number]['meals'][number]['components'][number]
type WrittenIngredient = WrittenComponent['ingredients'][number]
type WrittenAlternative = WrittenComponent['alternatives'][number]

/** A component and everything in it as new rows, itself first. */
export function componentRows(
  { id: ownId, ingredients, alternatives, ...fields }: WrittenComponent,
  parentId: string,
  newId: () => string,
): WrittenRow[] {
  const id = ownId ?? newId()
  return [
    { id, type: 'component', parentId, cells: writtenCells(fields) },
    ...ingredients.flatMap(ingredient => ingredientRows(ingredient, id, newId)),
    ...alternatives.map(alternative => alternativeRow(alternative, { parentId: id, type: 'alternative', newId })),
  ]
}

function ingredientRows({ id: ownId, alternatives, ...fields }: WrittenIngredient, parentId: string, newId: () => string): WrittenRow[] {
  const id = ownId ?? newId()
  return [
    { id, type: 'ingredient', parentId, cells: writtenCells(fields) },
    ...alternatives.map(alternative => alternativeRow(alternative, { parentId: id, type: 'ingredient alternative', newId })),
  ]
}

const alternativeRow = (
  { id, ...fields }: WrittenAlternative,
  { newId, ...where }: { parentId: string; type: MealPlanRowType; newId: () => string },
): WrittenRow => ({ id: id ?? newId(), ...where, cells: writtenCells(fields) })
