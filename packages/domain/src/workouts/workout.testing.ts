import fc from 'fast-check'
import type { DocumentRow } from '@allenio/contract/documents'
import type { SetFigures } from '@allenio/contract/workouts'
import { exerciseIn } from '@allenio/domain/programs'
import {
  exercisesOf,
  setsByExercise,
  startWorkout,
  type FormerSet,
  type WorkoutEvent,
  type WorkoutGesture,
  type WorkoutResults,
  type WorkoutUnderWay,
} from './index.ts'

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** The time some minutes after the workout began. */
export const at = (minutes: number): string => new Date(Date.UTC(2026, 2, 2, 17, minutes)).toISOString()

export const figures = (kg: number | null, reps: number | null): SetFigures => ({
  kg,
  reps,
  seconds: null,
  metres: null,
  rpe: null,
  rir: null,
})

export const event = (gesture: WorkoutGesture, minutes: number): WorkoutEvent => ({
  ...gesture,
  id: `${gesture.kind} ${minutes}`,
  at: at(minutes),
})

export const tick = (setId: string, minutes: number, done = figures(80, 9)): WorkoutEvent => ({
  kind: 'tick set',
  setId,
  figures: done,
  id: `tick ${setId} ${minutes}`,
  at: at(minutes),
})

const rowOf = (number: number, cells: DocumentRow['cells']): DocumentRow => ({
  id: idOf(900 + number),
  type: 'row',
  parentId: idOf(899),
  place: String(number),
  cells,
  originId: null,
  isDeleted: false,
})

const former = (kg: number, reps: number): FormerSet => ({ kind: 'work', ...figures(kg, reps) })

/** Squat, a superset of press and row, and plank. */
export function sampleWorkout(): WorkoutUnderWay {
  const rows = [
    rowOf(1, { exercise: { name: 'squat' }, sets: 3, reps: '8-10', load: '80', restSeconds: 120 }),
    rowOf(2, { exercise: { name: 'press' }, sets: 2, reps: '5', load: '75%', superset: 'b', restType: 'no_rest' }),
    rowOf(3, { exercise: { name: 'row' }, sets: 3, reps: '12', superset: 'b', restSeconds: 60 }),
    rowOf(4, { exercise: { name: 'plank' }, type: 'time', seconds: 45 }),
  ]
  const last = new Map([
    ['squat', [former(77.5, 9), former(77.5, 12)]],
    ['row', [former(30, 11)]],
  ])
  let lastId = 0
  return startWorkout({
    id: idOf(800),
    plan: { programUserId: null, releaseId: null, dayId: null, plannedWorkoutId: null, name: 'Push', rows },
    day: '2026-03-02',
    at: at(0),
    factsOf: ({ cells }) => {
      return { last: last.get(exerciseIn(cells)?.name ?? '') ?? [], maximum: { kg: 100, stepKg: 2.5 } }
    },
    newId: () => idOf((lastId += 1)),
  })
}

/** 'squat 2' for the second set of the squat. */
export function read(results: WorkoutResults, setId: string): string {
  const set = results.sets.get(setId)
  const exercise = results.exercises.get(set?.exerciseId ?? '')
  const number = (setsByExercise(results).get(exercise?.id ?? '') ?? []).findIndex(({ id }) => id === setId) + 1
  return `${exercise?.exercise.name} ${number}`
}

/** Everything in it in one order, to compare. */
export const partsOf = ({ workout, exercises, sets }: WorkoutResults) =>
  [workout, ...exercises.values(), ...sets.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))

const kinds = [
  'tick set',
  'tick set',
  'edit set',
  'untick set',
  'add set',
  'remove set',
  'add exercise',
  'swap exercise',
  'reorder exercises',
  'skip exercise',
  'report pain',
  'note workout',
  'finish',
] as const

/** Ids that an exercise takes which is swapped half-done. */
export const nextIds = (number: number) => ({
  exerciseId: idOf(3_000_000 + number),
  setIds: Array.from({ length: 200 }, (_, index) => idOf(1_000_000_000 + number * 1_000 + index)),
})

/** One thing that somebody does; the numbers choose among what is there when it is done. */
export const gesture = fc
  .record({ kind: fc.constantFrom(...kinds), one: fc.nat(99), minutes: fc.nat(120), value: fc.nat(20) })
  .map(({ kind, one, minutes, value }) => ({
    gesture: (state: WorkoutUnderWay): WorkoutEvent => {
      const sets = [...state.sets.values()]
      const exercises = exercisesOf(state)
      const setId = sets[one % Math.max(1, sets.length)]?.id ?? ''
      const exerciseId = exercises[one % Math.max(1, exercises.length)]?.id ?? ''
      const added = { id: idOf(10_000 + one * 1_000 + minutes), kind: 'work', figures: figures(value, 8) } as const
      const common = { id: '', at: at(minutes) }
      switch (kind) {
        case 'tick set':
        case 'edit set':
          return { ...common, kind, setId, figures: figures(value * 5, value) }
        case 'untick set':
        case 'remove set':
          return { ...common, kind, setId }
        case 'add set':
          return { ...common, kind, exerciseId, set: added }
        case 'add exercise':
          return { ...common, kind, exerciseId: idOf(2_000_000 + one), exercise: { name: `new ${value}` }, target: null, sets: [added] }
        case 'swap exercise':
          return {
            ...common,
            kind,
            exerciseId,
            exercise: { name: `other ${value}` },
            figures: [figures(value, 10)],
            next: nextIds(one * 1_000 + minutes),
          }
        case 'reorder exercises':
          return { ...common, kind, exerciseIds: [exerciseId] }
        case 'skip exercise':
          return { ...common, kind, exerciseId, reason: value % 2 ? 'no time' : null }
        case 'report pain':
          return { ...common, kind, exerciseId, pain: { where: 'knee', level: 1 + (value % 10) } }
        case 'note workout':
          return { ...common, kind, note: `note ${value}` }
        case 'finish':
          return { ...common, kind }
        default:
          return kind satisfies never
      }
    },
  }))
