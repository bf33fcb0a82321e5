import { ProgramCells } from '@allenio/contract/program-cells'
import { cellsByType } from '@allenio/contract/program-content'
import { programModel } from '@allenio/domain/programs'
import { sql } from '#platform/db'
import type { DocumentKind } from '#platform/documents'
import { takeExercises } from './exercises.ts'

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
  cells: { program: ProgramCells, ...cellsByType },
  clean: takeExercises,
}
