import type { ExerciseCell, RowCells } from '@allenio/contract/programs'
import { resultLimits, type CompletedExercise, type CompletedSet } from '@allenio/contract/workouts'
import { setCountOf } from '@allenio/domain/programs'
import type { ResultChanges } from './changes.ts'
import { dividedRow } from './divided-row.ts'
import type { WorkoutEvent } from './events.ts'
import { boundedFigures, noFigures } from './figures.ts'
import { newExercise, newSet } from './new-parts.ts'
import { exercisesOf, setsByExercise, type WorkoutResults } from './results.ts'

type Swap = Extract<WorkoutEvent, { kind: 'swap exercise' }>

/** Sets stay with the exercise with which they were done. One that is done whole was another one from the start. */
export function swapExercise(results: WorkoutResults, event: Swap): ResultChanges | undefined {
  const exercise = results.exercises.get(event.exerciseId)
  if (!exercise || exercise.isRemoved) return undefined
  const sets = setsByExercise(results).get(exercise.id) ?? []
  const open = sets.filter(({ doneAt }) => doneAt === null)
  if (open.length > 0 && open.length < sets.length) return splitExercise(results, { exercise, sets, open }, event)
  return {
    exercises: [{ ...exercise, exercise: event.exercise }],
    sets: open.map((set, index) => ({ ...set, ...figuresAt(event, index) })),
  }
}

const figuresAt = ({ figures }: Swap, index: number) => boundedFigures(figures[index] ?? figures.at(-1) ?? noFigures)

interface HalfDone {
  exercise: CompletedExercise
  sets: readonly CompletedSet[]
  open: readonly CompletedSet[]
}

/** What is left goes on as an exercise of its own right behind the one that it was of, and the row is divided between the two. */
function splitExercise(results: WorkoutResults, { exercise, sets, open }: HalfDone, event: Swap): ResultChanges | undefined {
  const { next, at } = event
  const { exercises } = results
  if (exercises.has(next.exerciseId) || exercises.size >= resultLimits.exercises) return undefined
  if (next.setIds.length < open.length || results.sets.size + open.length > resultLimits.sets) return undefined
  const { workoutId, rowId, superset, target } = exercise
  const [doneRow = null, openRow = null] = target ? dividedRow(target, [open.length]) : []
  const position = exercise.position + 1
  const created = newExercise({ id: next.exerciseId, workoutId, rowId, position, superset, exercise: event.exercise, target: openRow, at })
  const later = exercisesOf(results).filter(each => each.id !== exercise.id && each.position >= position)
  return {
    exercises: [{ ...exercise, target: doneRow }, created, ...later.map(each => ({ ...each, position: each.position + 1 }))],
    sets: [
      ...open.map(set => ({ ...set, isRemoved: true })),
      ...open.flatMap((set, index) => {
        const id = next.setIds[index]
        const figures = figuresAt(event, sets.indexOf(set))
        return id === undefined ? [] : newSet({ id, exerciseId: created.id, position: index, kind: set.kind, figures, at })
      }),
    ],
  }
}

const isSameExercise = (one: ExerciseCell, other: ExerciseCell): boolean => (one.id ?? one.name) === (other.id ?? other.name)

/** A row as it is meant for the exercise that is done: the load was planned for the exercise that it names, and for no other. */
export function rowFor(exercise: ExerciseCell, row: RowCells): RowCells {
  if (!row.exercise || isSameExercise(exercise, row.exercise)) return row
  const { load: _load, setList, ...rest } = row
  const cells = { ...rest, ...(setList && { setList: setList.map(({ load: _own, ...set }) => set) }) }
  const count = setCountOf(row)
  // the number of sets may follow from a list of loads
  return count > setCountOf(cells) ? { ...cells, sets: count } : cells
}
