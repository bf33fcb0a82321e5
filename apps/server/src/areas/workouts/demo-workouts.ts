import type { DocumentRow } from '@allenio/contract/documents'
import type { CompletedSet } from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import { exerciseIn } from '@allenio/domain/programs'
import { startWorkout, type WorkoutResults } from '@allenio/domain/workouts'
import { demoMaximaById } from '#areas/programs'

export interface DemoDay {
  programUserId: string
  releaseId: string
  dayId: string
  date: string
  /** The rows of the release by their parents. */
  children: ReadonlyMap<string | null, readonly DocumentRow[]>
}

interface DemoForm {
  roll: () => number
  /** How strong somebody is beside the plan. */
  strength: number
  /** Something hurts that day. */
  hurts: boolean
}

const pains = ['shoulder right', 'knee left', 'lowerBack'] as const
const notes = ['Ultima serie al limite.', 'Ottime sensazioni, potevo fare di più.', 'Poco sonno, oggi fatica.'] as const

/** The workouts of a day of the plan as somebody has trained them: near the plan, better from week to week. */
export function demoWorkouts({ children, date, dayId, ...plan }: DemoDay, form: DemoForm): WorkoutResults[] {
  return (children.get(dayId) ?? []).flatMap(workout => {
    const content = children.get(workout.id) ?? []
    return content.length === 0 ? [] : [demoWorkout({ workout, content, date, dayId, ...plan }, form)]
  })
}

interface PlannedWorkout extends Omit<DemoDay, 'children'> {
  workout: DocumentRow
  content: readonly DocumentRow[]
}

function demoWorkout({ workout, content, date, ...plan }: PlannedWorkout, { roll, strength, hurts }: DemoForm): WorkoutResults {
  const start = Date.parse(`${date}T${roll() < 0.5 ? '06' : '17'}:00:00Z`) + Math.floor(roll() * 60) * 60_000
  const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
  const name = workout.cells['name']
  const results = startWorkout({
    id: newId(start),
    plan: { ...plan, plannedWorkoutId: workout.id, name: typeof name === 'string' ? name : '', rows: content },
    day: date,
    at: at(0),
    factsOf: ({ cells }) => ({ last: [], maximum: { kg: demoMaximaById.get(exerciseIn(cells)?.id ?? '') ?? null, stepKg: 2.5 } }),
    newId: () => newId(start),
  })
  let minutes = 4
  const sets = [...results.sets.values()].map((set): CompletedSet => {
    minutes += 2.5
    const isMissed = roll() < 0.04
    const kg = set.kg === null ? null : Math.max(2.5, Math.round((set.kg * strength) / 2.5) * 2.5)
    const reps = set.reps === null ? (set.seconds === null ? 8 : null) : Math.max(1, set.reps + (roll() < 0.2 ? -1 : 0))
    return {
      ...set,
      kg,
      reps,
      rir: kg === null ? null : 1 + Math.floor(roll() * 3),
      doneAt: isMissed ? null : at(minutes),
      changedAt: at(minutes),
    }
  })
  const exercises = [...results.exercises.values()].map((exercise, index) =>
    hurts && index === 0 ? { ...exercise, pain: { where: pains[Math.floor(roll() * pains.length)] ?? pains[0], level: 4 } } : exercise,
  )
  return {
    workout: {
      ...results.workout,
      state: 'finished',
      finishedAt: at(minutes + 3),
      changedAt: at(minutes + 3),
      rpe: 6 + Math.floor(roll() * 6) / 2,
      note: roll() < 0.12 ? (notes[Math.floor(roll() * notes.length)] ?? '') : '',
    },
    exercises: new Map(exercises.map(each => [each.id, each])),
    sets: new Map(sets.map(each => [each.id, each])),
  }
}
