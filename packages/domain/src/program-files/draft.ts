import { programLimits, type TableRowCells } from '@allenio/domain/programs'
import type { PlaceText } from './place-texts.ts'

/** A program as a file says it, before it is one. */
export interface ProgramDraft {
  weeks: readonly DraftWeek[]
  /** Texts that no cell has taken: they stand in notes. */
  unreadCount: number
  /** The names of exercises with how often each stands there, as they come. */
  names: ReadonlyMap<string, number>
}

export interface DraftWeek {
  name: string
  note: string
  isDeload: boolean
  days: DraftDay[]
}

export interface DraftDay {
  name: string
  note: string
  workouts: DraftWorkout[]
}

export interface DraftWorkout {
  name: string
  note: string
  rows: readonly TableRowCells[]
}

/** The lines of one workout, as long as they are gathered. */
export interface OpenWorkout extends DraftWorkout {
  lines: { cells: string[]; more: string[] }[]
}

/** A title is kept where it says more than the place at which the week or day stands anyway. */
export function titleOf({ number, label, name }: PlaceText, places: readonly number[]): string {
  const isPlain = label === '' || (number !== null && places.includes(number))
  return isPlain ? name : [label, name].filter(Boolean).join(' · ')
}

const longestTitle = 120

/** A title, and the note that begins with what it cannot hold. */
export const titled = (title: string): Readonly<{ name: string; note: string }> => ({
  name: title.slice(0, longestTitle),
  note: title.slice(longestTitle),
})

export type DraftFault =
  | { kind: 'weeks'; count: number; max: number }
  | { kind: 'days'; week: number; count: number; max: number }
  | { kind: 'workouts' | 'rows'; week: number; day: number; count: number; max: number }

/** The first place that holds more than a program may. `weeksBefore` are those that stay. */
export function faultOfDraft({ weeks }: ProgramDraft, weeksBefore = 0): DraftFault | undefined {
  const { weeks: maxWeeks, daysInWeek, workoutsInDay, rowsInWorkout } = programLimits
  if (weeks.length + weeksBefore > maxWeeks) return { kind: 'weeks', count: weeks.length + weeksBefore, max: maxWeeks }
  for (const [weekIndex, { days }] of weeks.entries()) {
    const week = weekIndex + 1
    if (days.length > daysInWeek) return { kind: 'days', week, count: days.length, max: daysInWeek }
    for (const [dayIndex, { workouts }] of days.entries()) {
      const place = { week, day: dayIndex + 1 }
      if (workouts.length > workoutsInDay) return { kind: 'workouts', ...place, count: workouts.length, max: workoutsInDay }
      const full = workouts.find(({ rows }) => rows.length > rowsInWorkout)
      if (full) return { kind: 'rows', ...place, count: full.rows.length, max: rowsInWorkout }
    }
  }
  return undefined
}
