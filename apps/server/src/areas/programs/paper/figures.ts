import type { Language } from '@allenio/contract'
import type { ProgramExercise } from '@allenio/contract/programs'
import { formatDecimal, formatRestTime } from '@allenio/domain/formats'
import {
  columnHeading,
  isColumnVisible,
  printAskedLoad,
  printRowCount,
  targetCellsOf,
  type ClientColumns,
  type LoadMaximum,
} from '@allenio/domain/programs'

type Figure = 'sets' | 'target' | 'load' | 'rir' | 'rpe' | 'tempo' | 'rest'

export interface PaperColumn {
  heading: string
  print: (exercise: ProgramExercise) => string
}

const number = (language: Language, value: number | null) => (value === null ? '' : formatDecimal(language, value, { most: 2 }))

interface Reading {
  language: Language
  /** The maximum from which the percent loads of an exercise are computed; undefined for a program without a client. */
  maximumOf: (exercise: ProgramExercise) => LoadMaximum | undefined
}

const printers: Readonly<Record<Figure, (exercise: ProgramExercise, reading: Reading) => string>> = {
  sets: ({ sets }, { language }) => number(language, sets),
  target: (exercise, { language }) => printRowCount(targetCellsOf(exercise), language),
  load: (exercise, { language, maximumOf }) => printAskedLoad(exercise.weight, language, maximumOf(exercise)),
  rir: ({ rir }, { language }) => number(language, rir),
  rpe: ({ rpe }, { language }) => number(language, rpe),
  tempo: ({ tut }) => tut,
  rest: ({ restType, restValue }) => (restType === 'no_rest' || restValue === 0 ? '–' : formatRestTime(restValue)),
}

const figures = ['sets', 'target', 'load', 'rir', 'rpe', 'tempo', 'rest'] as const satisfies readonly Figure[]

/** The columns that may be seen and in which one of the exercises has something. */
export function columnsOf(
  exercises: readonly ProgramExercise[],
  { visibleColumns, ...reading }: Reading & { visibleColumns: ClientColumns },
): PaperColumn[] {
  return figures
    .filter(figure => isColumnVisible(figure, visibleColumns))
    .map(figure => ({
      heading: columnHeading(figure, reading.language),
      print: (exercise: ProgramExercise) => printers[figure](exercise, reading),
    }))
    .filter(({ print }) => exercises.some(exercise => print(exercise) !== ''))
}
