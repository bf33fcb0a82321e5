import type { PlannedFood } from '@allenio/contract/aliments'
import type { Operation } from '@allenio/contract/documents'
import { mealPlanLimits, type AlternativeBasis } from '@allenio/contract/meal-plans'
import { childrenOf, placesAt } from '@allenio/domain/documents'
import { idOfSource } from '@allenio/domain/aliments'
import { newId } from '@allenio/domain/ids'
import { foodKeyOf, kitchenAmount, kitchenFoods, suggestAlternatives, type Suggestion } from '@allenio/domain/meal-plans'
import type { FoodLibrary, FoundFood } from '#lib/food-library'
import type { FoodQuantity } from '#lib/food-quantity'
import type { BookedFoods } from '../foods/food-book.ts'
import type { ExclusionJudge, RowEntry } from '../outline.ts'
import type { EditorSession } from '../session.ts'
import { chosenBasis, foodCell, openRow, quantityCells, withoutNulls } from './foods.ts'

/** How many alternatives the dialog offers, and how many of them are ticked when it opens. */
export const [offeredAtMost, tickedAtFirst] = [10, 5]

/** How many alternatives a row may still take. */
export const roomFor = ({ subRows }: RowEntry): number => Math.max(0, mealPlanLimits.alternatives - subRows.length)

const kitchenIds: ReadonlySet<string> = new Set([...kitchenFoods].map(idOfSource))

interface Choosing {
  library: FoodLibrary
  basis: AlternativeBasis
  judge: ExclusionJudge | null
  /** Foods of the client's plans. */
  clientFoodIds: readonly string[]
}

/** Foods of the row's group with as much of the basis, which touch no exclusion and do not stand below the row already. */
export function suggestionsFor(row: RowEntry, { library, basis, judge, clientFoodIds }: Choosing): Suggestion<FoundFood>[] {
  const { booked, amount } = row
  if (!booked || !amount || amount.lacksQuantity || amount.isToTaste) return []
  const { id, version, nameIt, nameEn, name, category, brand, source, allergens } = booked.food
  const food: FoundFood = { id, version, nameIt, nameEn, name, category, brand, source, allergens, figures: booked.food, cholesterol: null }
  const presentIds = new Set(row.subRows.map(each => each.amount?.food?.id))
  const eatenIds = new Set(clientFoodIds)
  return suggestAlternatives({ food, grams: amount.grams, basis }, library.all, {
    isFamiliar: each => each.source === 'own' || kitchenIds.has(each.id) || eatenIds.has(each.id),
    isLeftOut: each => presentIds.has(each.id) || (judge?.ofFood(each).length ?? 0) > 0,
    atMost: offeredAtMost,
  })
}

/** A suggested amount in pieces, once the measures of the food are known. */
export const suggestedQuantity = (foods: BookedFoods, { food, grams }: Suggestion<FoundFood>): FoodQuantity => ({
  ...kitchenAmount(grams, foods.get(foodKeyOf(food))?.food.measures ?? []),
  isToTaste: false,
})

export interface NewAlternative {
  food: PlannedFood
  quantity: FoodQuantity
}

/** Adds alternatives at once. Where they equal the row by another basis than its own, the row takes that basis. */
export function addAlternatives(session: EditorSession, row: RowEntry, basis: AlternativeBasis, added: readonly NewAlternative[]): void {
  const { document, book, settings } = session
  book.add(added.map(({ food }) => food))
  const rows = document.rows.get()
  const type = row.kind === 'ingredient' ? 'ingredient alternative' : 'alternative'
  const { places, moves } = placesAt(rows, { parentId: row.id, index: childrenOf(rows, row.id).length, count: added.length })
  const insertions = added.map(({ food, quantity }, at): Operation => ({
    kind: 'insert',
    id: newId(),
    type,
    parentId: row.id,
    place: places[at] ?? '',
    cells: { food: foodCell(food), ...withoutNulls(quantityCells(quantity)) },
  }))
  const isOwnBasis = basis === chosenBasis(row, settings.get().alternativeBasis)
  session.edit([...(isOwnBasis ? [] : [{ kind: 'set' as const, id: row.id, cells: { basis } }]), ...moves, ...insertions])
  openRow(session, row.id)
}
