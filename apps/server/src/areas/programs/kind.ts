import { ProgramCells, RowCells, cellsByType } from '@allenio/contract/programs'
import { arePossible, isPossibleLoad, isPossibleReps, programModel } from '@allenio/domain/programs'
import { sql } from '#platform/db'
import type { DocumentKind } from '#platform/documents'
import { takeExercises } from './exercises.ts'

const { load, reps, repRange, setList } = RowCells.shape

/** Figures within texts are held to the bounds that numbers have. What is stored already is read without them. */
const PossibleRowCells = RowCells.extend({
  load: load.refine(text => text === undefined || isPossibleLoad(text)),
  reps: reps.refine(text => text === undefined || isPossibleReps(text)),
  repRange: repRange.refine(text => text === undefined || isPossibleReps(text)),
  setList: setList.refine(sets => sets?.every(arePossible) ?? true),
})

export const programKind: DocumentKind = {
  name: 'program',
  model: programModel,
  tables: {
    program: sql`programs`,
    week: sql`program_weeks`,
    day: sql`program_days`,
    workout: sql`program_workouts`,
    row: sql`program_rows`,
  },
  cells: { program: ProgramCells, ...cellsByType, row: PossibleRowCells },
  clean: takeExercises,
}
