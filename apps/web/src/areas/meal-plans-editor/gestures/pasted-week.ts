import type { Operation } from '@allenio/contract/documents'
import { mealPlanLimits, type WeekText } from '@allenio/contract/meal-plans'
import { childrenOf, placesBetween } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { nextDayNames } from '@allenio/domain/meal-plans'
import type { AddedLine } from '#areas/recipes'
import { textIn } from '../row-names.ts'
import type { EditorSession } from '../session.ts'
import { hasRoomForDays } from './days.ts'
import { foodCell, quantityCells, withoutNulls } from './foods.ts'
import { cellsOfType, insertRow, type RowCells } from './meals.ts'

/** A line of the text, with its food or, where that is not clear, with its words alone. */
interface PlacedRow {
  place: number
  cells: RowCells
}

/**
 * Adds the days of a pasted plan behind those that have meals, as one step of undo. Lines whose food is not clear stand there by their
 * words, to be mended in the table.
 */
export function addPastedWeek(
  session: EditorSession,
  { days, lines }: WeekText,
  added: readonly AddedLine[],
  left: readonly number[],
): boolean {
  const { document, planId, book, dayId } = session
  const rows = document.rows.get()
  const emptyIds = childrenOf(rows, planId).filter(day => childrenOf(rows, day.id).every(meal => childrenOf(rows, meal.id).length === 0))
  if (!hasRoomForDays(session, days.length - emptyIds.length)) return false
  book.add(added.map(({ ingredient }) => ingredient.food))
  const placed: PlacedRow[] = [
    ...added.map(({ place, ingredient: { food, ...quantity } }) => ({
      place,
      cells: { food: foodCell(food), ...withoutNulls(quantityCells(quantity)) },
    })),
    ...left.map(place => ({ place, cells: namedCells(lines[place]?.text ?? '') })),
  ].toSorted((one, other) => one.place - other.place)
  const gestureId = newId()
  const present = childrenOf(rows, planId)
  const dayNames = present.map(({ cells }) => ({ it: textIn(cells, 'nameIt'), en: textIn(cells, 'nameEn') }))
  const freeNames = nextDayNames(days.length, dayNames)
  const dayIds = days.map(({ name, meals }, day) => {
    const id = newId()
    const cells = { nameIt: name || (freeNames[day]?.it ?? ''), nameEn: name || (freeNames[day]?.en ?? '') }
    const index = childrenOf(document.rows.get(), planId).length
    const inserted = insertRow(document.rows.get(), { type: 'day', parentId: planId, index, cells, id })
    const ofMeal = (meal: number) => placed.filter(({ place }) => lines[place]?.day === day && lines[place].meal === meal)
    const mealRows = meals.slice(0, mealPlanLimits.mealsInDay).map(({ type }, meal) => ({ type, rows: ofMeal(meal) }))
    session.edit([...inserted, ...mealInserts(id, mealRows, lines)], gestureId)
    return id
  })
  session.edit(
    emptyIds.map(({ id }): Operation => ({ kind: 'delete', id })),
    gestureId,
  )
  dayId.set(dayIds[0])
  return true
}

const namedCells = (text: string): RowCells => {
  const name = text.slice(0, mealPlanLimits.title)
  return { customNameIt: name, customNameEn: name }
}

interface MealRows {
  type: WeekText['days'][number]['meals'][number]['type']
  rows: readonly PlacedRow[]
}

function mealInserts(dayId: string, meals: readonly MealRows[], lines: WeekText['lines']): Operation[] {
  const places = placesBetween(null, null, meals.length)
  return meals.flatMap(({ type, rows }, at): Operation[] => {
    const id = newId()
    const meal: Operation = { kind: 'insert', id, type: 'meal', parentId: dayId, place: places[at] ?? '', cells: cellsOfType(type, null) }
    return [meal, ...componentInserts(id, rows, lines)]
  })
}

/** Rows of a meal. What may be eaten instead of a row hangs on it, unless its row was skipped. */
function componentInserts(mealId: string, rows: readonly PlacedRow[], lines: WeekText['lines']): Operation[] {
  const isThere = (place: number | null | undefined) => rows.some(each => each.place === place)
  const main = rows.filter(({ place }) => !isThere(lines[place]?.insteadOf)).slice(0, mealPlanLimits.componentsInMeal)
  const places = placesBetween(null, null, main.length)
  return main.flatMap(({ place, cells }, at): Operation[] => {
    const id = newId()
    const instead = rows.filter(each => lines[each.place]?.insteadOf === place).slice(0, mealPlanLimits.alternatives)
    const insteadPlaces = placesBetween(null, null, instead.length)
    return [
      { kind: 'insert', id, type: 'component', parentId: mealId, place: places[at] ?? '', cells },
      ...instead.map((each, index): Operation => {
        const pinned = { ...each.cells, isPinned: true }
        return { kind: 'insert', id: newId(), type: 'alternative', parentId: id, place: insteadPlaces[index] ?? '', cells: pinned }
      }),
    ]
  })
}
