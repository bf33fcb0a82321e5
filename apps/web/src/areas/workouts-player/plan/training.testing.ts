import type { DocumentRow } from '@allenio/contract/documents'
import { presetProgramSettings } from '@allenio/contract/programs'
import type { Training, CompletedWorkout } from '@allenio/contract/workouts'

const row = (id: string, type: string, parentId: string | null, cells: DocumentRow['cells'] = {}): DocumentRow => ({
  id,
  type,
  parentId,
  place: id.at(-1) ?? '1',
  cells,
  originId: null,
  isDeleted: false,
})

/** A day of so many workouts with one exercise each. */
const dayRows = (id: string, workouts: number): DocumentRow[] => [
  row(id, 'day', 'week', { name: `Giorno ${id}` }),
  ...Array.from({ length: workouts }, (_, index) => [
    row(`${id} w${index + 1}`, 'workout', id),
    row(`${id} r${index + 1}`, 'row', `${id} w${index + 1}`, { exercise: { name: 'Squat' }, sets: 3, reps: '8' }),
  ]).flat(),
]

export type PlanDay = Partial<Training['assignments'][number]['days'][number]> & { dayId: string; workouts?: number }

/** A plan of one program whose days all have content. */
export function trainingOf(days: readonly PlanDay[], assignment: Partial<Training['assignments'][number]> = {}): Training {
  return {
    clientId: 'client',
    today: '2026-03-04',
    settings: presetProgramSettings,
    assignments: [
      {
        programUserId: 'user',
        programId: 'program',
        releaseId: 'release',
        title: 'Forza',
        message: '',
        change: null,
        startDay: '2026-03-02',
        weekdays: [1, 3, 5],
        pauses: [],
        lastDay: '2026-03-29',
        state: 'active',
        cycle: null,
        maxima: [],
        days: days.map((day, index) => ({ weekNumber: 1, dayNumber: index + 1, date: null, trainedOn: null, ...day })),
        rows: [row('week', 'week', null), ...days.flatMap(({ dayId, workouts = 1 }) => dayRows(dayId, workouts))],
        ...assignment,
      },
    ],
    last: [],
    bests: [],
    comments: [],
    exercises: [],
    underWay: [],
    finishedToday: [],
  }
}

export const finishedWorkout = (dayId: string, plannedWorkoutId: string, day: string): CompletedWorkout => ({
  id: plannedWorkoutId,
  programUserId: 'user',
  releaseId: 'release',
  dayId,
  plannedWorkoutId,
  name: 'Forza',
  day,
  startedAt: `${day}T17:00:00Z`,
  finishedAt: `${day}T18:00:00Z`,
  state: 'finished',
  rpe: null,
  note: '',
  changedAt: `${day}T18:00:00Z`,
})
