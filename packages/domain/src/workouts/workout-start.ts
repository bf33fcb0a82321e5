import type { DocumentRow } from '@allenio/contract/documents'
import type { RowCells } from '@allenio/contract/programs'
import type { CompletedExercise, CompletedSet, CompletedWorkout } from '@allenio/contract/workouts'
import { exerciseIn, hasPercentLoads, supersetsIn } from '@allenio/domain/programs'
import { newExercise, newSet } from './new-parts.ts'
import { suggestedSets, type PrefillFacts } from './prefill.ts'
import { openWorkout, type WorkoutUnderWay } from './under-way.ts'

interface WorkoutPlan extends Pick<CompletedWorkout, 'programUserId' | 'releaseId' | 'dayId' | 'plannedWorkoutId' | 'name'> {
  /** The rows of the workout in their order, as the release has them. */
  rows: readonly DocumentRow[]
}

interface WorkoutStart {
  id: string
  plan: WorkoutPlan
  /** In the client's time zone. */
  day: string
  at: string
  /** Facts that are remembered of an exercise; the row is the plan's. */
  factsOf: (row: DocumentRow) => PrefillFacts
  newId: () => string
}

const usedMaximum = ({ maximum: { kg, stepKg } }: PrefillFacts): CompletedExercise['maximum'] => (kg === null ? null : { kg, stepKg })

/** A workout as it begins: every exercise of the plan with its sets, all of them open. */
export function startWorkout({ id, plan: { rows, ...plan }, day, at, factsOf, newId }: WorkoutStart): WorkoutUnderWay {
  const exercises: CompletedExercise[] = []
  const sets: CompletedSet[] = []
  for (const group of supersetsIn(rows)) {
    const superset = group.length > 1 ? newId() : null
    for (const row of group) {
      const exercise = exerciseIn(row.cells)
      if (!exercise) continue
      const exerciseId = newId()
      // a release holds what the server has checked by this very schema
      const target = row.cells as RowCells
      const facts = factsOf(row)
      const maximum = hasPercentLoads(row.cells) ? usedMaximum(facts) : null
      const position = exercises.length
      exercises.push(newExercise({ id: exerciseId, workoutId: id, rowId: row.id, position, superset, exercise, target, maximum, at }))
      sets.push(
        ...suggestedSets(row.cells, facts).map(({ kind, figures }, index) =>
          newSet({ id: newId(), exerciseId, position: index, at, kind, figures }),
        ),
      )
    }
  }
  const workout: CompletedWorkout = {
    id,
    ...plan,
    day,
    startedAt: at,
    finishedAt: null,
    state: 'under way',
    rpe: null,
    note: '',
    changedAt: at,
  }
  return openWorkout({
    workout,
    exercises: new Map(exercises.map(each => [each.id, each])),
    sets: new Map(sets.map(each => [each.id, each])),
  })
}
