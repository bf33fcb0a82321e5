import type { DocumentRow, Operation } from '@allenio/contract/documents'
import { childrenOf, operationsCopying, placesAt, type DocumentRows } from '@allenio/domain/documents'
import { wordingIn } from './cells.ts'
import { areTitlesAlike, nextDayNames } from './titles.ts'

// Gestures on days and meals. A source may stand in another plan.

interface Gesture {
  /** The rows of the plan that is copied from. */
  source: DocumentRows
  id: string
  newId: () => string
}

export interface MealCopy extends Gesture {
  /** The days of the plan that take the meal. */
  dayIds: readonly string[]
}

export interface MealsCopy extends Pick<Gesture, 'source'> {
  ids: readonly string[]
  dayId: string
}

/** The effect of a copied meal on one day: the copy replaces a meal with its title, which keeps its id, or is added at the end. */
export interface MealCopyEffect {
  dayId: string
  replacedMealId: string | null
}

export const mealCopyEffects = (rows: DocumentRows, { source, id, dayIds }: Omit<MealCopy, 'newId'>): MealCopyEffect[] =>
  dayIds.map(dayId => ({ dayId, replacedMealId: findMealOfTitle(childrenOf(rows, dayId), source.get(id)) }))

export function copyMeal(rows: DocumentRows, { source, id, dayIds, newId }: MealCopy): Operation[] {
  return mealCopyEffects(rows, { source, id, dayIds }).flatMap(effect => copyMealTo(rows, effect, { source, id, newId }))
}

/** The effects of several meals on one day. Two copied meals with one title replace two different meals. */
export function mealsCopyEffects(rows: DocumentRows, { source, ids, dayId }: MealsCopy): (MealCopyEffect & { id: string })[] {
  let freeMeals = childrenOf(rows, dayId)
  return ids.map(id => {
    const replacedMealId = findMealOfTitle(freeMeals, source.get(id))
    freeMeals = freeMeals.filter(meal => meal.id !== replacedMealId)
    return { id, dayId, replacedMealId }
  })
}

export function copyMealTo(rows: DocumentRows, { dayId, replacedMealId }: MealCopyEffect, { source, id, newId }: Gesture): Operation[] {
  if (source.get(id)?.type !== 'meal' || replacedMealId === id) return []
  return replacedMealId === null
    ? insertCopies(rows, { source, ids: [id], parentId: dayId, newId })
    : replaceMeal(rows, { source, id, targetId: replacedMealId, newId })
}

/** The first of the meals that has the title of the copied one. */
function findMealOfTitle(meals: readonly DocumentRow[], copied: DocumentRow | undefined): string | null {
  const title = wordingIn(copied?.cells ?? {}, 'title')
  return meals.find(({ cells }) => areTitlesAlike(wordingIn(cells, 'title'), title))?.id ?? null
}

interface Replacement extends Gesture {
  targetId: string
}

/** Turns a meal into a copy. Cells that only the replaced meal has are emptied. */
function replaceMeal(rows: DocumentRows, { source, id, targetId, newId }: Replacement): Operation[] {
  const cells = source.get(id)?.cells ?? {}
  const emptied = Object.fromEntries(Object.keys(rows.get(targetId)?.cells ?? {}).map(cell => [cell, null]))
  return [
    { kind: 'set', id: targetId, cells: { ...emptied, ...cells } },
    ...deleteChildren(rows, targetId),
    ...operationsCopying(source, id, { id: targetId, newId, links: 'none' }),
  ]
}

export interface DayCopy extends Gesture {
  /** Days whose meals are overwritten. */
  dayIds: readonly string[]
  /** Days that are added behind the last one, named by the next free numbers. */
  added?: { planId: string; count: number }
}

export function copyDay(rows: DocumentRows, { source, id, dayIds, added, newId }: DayCopy): Operation[] {
  const day = source.get(id)
  if (day?.type !== 'day') return []
  const overwritten = dayIds.filter(dayId => dayId !== id).flatMap(targetId => overwriteDay(rows, { source, id, targetId, newId }))
  return added ? [...overwritten, ...addDays(rows, { source, id, newId, ...added })] : overwritten
}

/**
 * The meals of the target that have a title of the source stay and get its content, so that what clients have ticked stays with them. Only
 * meals in the same order are matched: nothing has to move.
 */
function overwriteDay(rows: DocumentRows, { source, id, targetId, newId }: Replacement): Operation[] {
  const targets = childrenOf(rows, targetId)
  let from = 0
  const pairs = childrenOf(source, id).map(meal => {
    const title = wordingIn(meal.cells, 'title')
    const at = targets.findIndex(({ cells }, place) => place >= from && areTitlesAlike(wordingIn(cells, 'title'), title))
    if (at >= 0) from = at + 1
    return { meal, at }
  })
  const replacedAt = new Set(pairs.map(({ at }) => at))
  const operations = targets.filter((_, at) => !replacedAt.has(at)).map(({ id: mealId }): Operation => ({ kind: 'delete', id: mealId }))
  let added: string[] = []
  const insertAdded = (index: number) => {
    operations.push(...insertCopies(rows, { source, ids: added, parentId: targetId, index, newId }))
    added = []
  }
  for (const { meal, at } of pairs) {
    const replaced = targets[at]
    if (!replaced) {
      added.push(meal.id)
      continue
    }
    insertAdded(at)
    operations.push(...replaceMeal(rows, { source, id: meal.id, targetId: replaced.id, newId }))
  }
  insertAdded(targets.length)
  return operations
}

/** Adds copies of the day, each with a name of its own. */
function addDays(rows: DocumentRows, { source, id, newId, planId, count }: Gesture & NonNullable<DayCopy['added']>) {
  const days = childrenOf(rows, planId)
  const names = nextDayNames(
    count,
    days.map(({ cells }) => wordingIn(cells, 'name')),
  )
  const { cells } = source.get(id) ?? { cells: {} }
  const { places, moves } = placesAt(rows, { parentId: planId, index: days.length, count })
  const inserts = names.flatMap(({ it, en }, at): Operation[] => {
    const dayId = newId()
    return [
      { kind: 'insert', id: dayId, type: 'day', parentId: planId, place: places[at] ?? '', cells: { ...cells, nameIt: it, nameEn: en } },
      ...operationsCopying(source, id, { id: dayId, newId, links: 'none' }),
    ]
  })
  return [...moves, ...inserts]
}

/** Deletes a day. A plan needs at least one day, so the only day is emptied of its meals instead. */
export function deleteDay(rows: DocumentRows, dayId: string): Operation[] {
  const planId = rows.get(dayId)?.parentId ?? null
  const isOnly = childrenOf(rows, planId).length <= 1
  return isOnly ? deleteChildren(rows, dayId) : [{ kind: 'delete', id: dayId }]
}

interface Copies extends Omit<Gesture, 'id'> {
  ids: readonly string[]
  parentId: string
  /** The row behind which the copies are inserted; without it they go to the end. */
  afterId?: string | undefined
  /** The place among the rows of the parent; used instead of `afterId`. */
  index?: number
}

/** Copies of rows of one type, with everything in them. */
export function insertCopies(rows: DocumentRows, { source, ids, parentId, afterId, index, newId }: Copies): Operation[] {
  const originals = ids.flatMap(id => source.get(id) ?? [])
  if (originals.length === 0) return []
  const siblings = childrenOf(rows, parentId)
  const after = siblings.findIndex(({ id }) => id === afterId)
  const place = index ?? (after < 0 ? siblings.length : after + 1)
  const { places, moves } = placesAt(rows, { parentId, index: place, count: originals.length })
  const inserts = originals.flatMap(({ id, type, cells }, at): Operation[] => {
    const copyId = newId()
    return [
      { kind: 'insert', id: copyId, type, parentId, place: places[at] ?? '', cells },
      ...operationsCopying(source, id, { id: copyId, newId, links: 'none' }),
    ]
  })
  return [...moves, ...inserts]
}

const deleteChildren = (rows: DocumentRows, parentId: string): Operation[] =>
  childrenOf(rows, parentId).map(({ id }) => ({ kind: 'delete', id }))
