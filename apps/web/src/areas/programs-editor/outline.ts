import type { Cells, DocumentRow } from '@allenio/contract/documents'
import { childrenByParent, isSameValue, type DocumentRows } from '@allenio/domain/documents'
import { numberDays, numberRows, type RowNumber } from '@allenio/domain/programs'

// The program in the form that the editor renders: the tree of its rows, with everything that follows from their order.

export interface RowEntry {
  id: string
  cells: Cells
  number: RowNumber
  superset: string | null
  /** The workout that contains the row, or the day if that has no workout yet. */
  groupId: string
  isUnsaved: boolean
}

export interface WorkoutEntry {
  /** The id of the workout, or of its day if that has no workout yet. */
  id: string
  cells: Cells
  isSaved: boolean
  rows: readonly RowEntry[]
}

export interface DayEntry {
  id: string
  cells: Cells
  weekId: string
  /** The number within the week, from 1. */
  number: number
  programDay: number
  /** The workouts of the day: at least one, which may be unsaved. */
  workouts: readonly WorkoutEntry[]
}

export interface WeekEntry {
  id: string
  cells: Cells
  /** The number of the week, from 1. */
  number: number
  days: readonly DayEntry[]
}

export interface Outline {
  weeks: readonly WeekEntry[]
  entries: ReadonlyMap<string, RowEntry>
  workouts: ReadonlyMap<string, { workout: WorkoutEntry; day: DayEntry; week: WeekEntry }>
}

/** Parts that stay on this device until they are complete: a workout without rows, and a row without an exercise. */
export interface Unsaved {
  workout?: { id: string; dayId: string } | undefined
  row?: { id: string; groupId: string; afterId: string | null; cells: Cells } | undefined
}

export const emptyOutline: Outline = { weeks: [], entries: new Map(), workouts: new Map() }

/** Builds the outline. Entries that have not changed stay the same objects, so that they are not rendered again. */
export function outlineOf(rows: DocumentRows, programId: string, { unsaved, before }: { unsaved: Unsaved; before: Outline }): Outline {
  const children = childrenByParent(rows)
  const dayNumbers = numberDays(rows, programId)
  const entries = new Map<string, RowEntry>()
  const workouts = new Map<string, { workout: WorkoutEntry; day: DayEntry; week: WeekEntry }>()

  const rowsOf = (groupId: string): RowEntry[] => {
    const saved = children.get(groupId) ?? []
    const numbers = numberRows(withUnsaved(saved, groupId, unsaved))
    return withUnsaved(saved, groupId, unsaved).map(({ id, cells }) => {
      const superset = typeof cells['superset'] === 'string' ? cells['superset'] : null
      const number = numbers.get(id) ?? { letter: '', supersetPosition: null, rest: {} }
      const entry = { id, cells, number, superset, groupId, isUnsaved: unsaved.row?.id === id }
      const old = before.entries.get(id)
      const same = old && isSameEntry(old, entry) ? old : entry
      entries.set(id, same)
      return same
    })
  }
  const workoutsOf = (dayId: string): WorkoutEntry[] => {
    const saved = (children.get(dayId) ?? []).map(({ id, cells }) => ({ id, cells, isSaved: true, rows: rowsOf(id) }))
    const isAdded = unsaved.workout?.dayId === dayId && !saved.some(({ id }) => id === unsaved.workout?.id)
    const addedId = isAdded ? unsaved.workout?.id : saved.length === 0 ? dayId : undefined
    return addedId === undefined ? saved : [...saved, { id: addedId, cells: {}, isSaved: false, rows: rowsOf(addedId) }]
  }

  const weeks = (children.get(programId) ?? []).map((week, index): WeekEntry => {
    const days = (children.get(week.id) ?? []).map(({ id, cells }): DayEntry => {
      const { dayNumber = 0, programDay = 0 } = dayNumbers.get(id) ?? {}
      return { id, cells, weekId: week.id, number: dayNumber, programDay, workouts: workoutsOf(id) }
    })
    const entry = { id: week.id, cells: week.cells, number: index + 1, days }
    for (const day of days) for (const workout of day.workouts) workouts.set(workout.id, { workout, day, week: entry })
    return entry
  })
  return { weeks, entries, workouts }
}

function withUnsaved(saved: readonly DocumentRow[], groupId: string, { row }: Unsaved): readonly DocumentRow[] {
  if (row?.groupId !== groupId || saved.some(({ id }) => id === row.id)) return saved
  const at = saved.findIndex(({ id }) => id === row.afterId) + 1
  const added: DocumentRow = { id: row.id, type: 'row', parentId: groupId, place: '', cells: row.cells, originId: null, isDeleted: false }
  return [...saved.slice(0, at), added, ...saved.slice(at)]
}

const isSameEntry = (one: RowEntry, other: RowEntry): boolean =>
  one.cells === other.cells &&
  one.groupId === other.groupId &&
  one.isUnsaved === other.isUnsaved &&
  one.number.letter === other.number.letter &&
  one.number.supersetPosition === other.number.supersetPosition &&
  isSameValue(one.number.rest, other.number.rest)

export const rowsOfDay = ({ workouts }: Pick<DayEntry, 'workouts'>): readonly RowEntry[] => workouts.flatMap(({ rows }) => rows)
export const rowsOfWeek = ({ days }: Pick<WeekEntry, 'days'>): readonly RowEntry[] => days.flatMap(rowsOfDay)
