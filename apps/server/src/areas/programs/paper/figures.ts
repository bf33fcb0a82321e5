import type { Language } from '@allenio/contract'
import type { ProgramExercise } from '@allenio/contract/program-content'
import type { ProgramSettings } from '@allenio/contract/program-settings'
import { formatDecimal } from '@allenio/domain/formats'
import { columnHeading, printAskedLoad, printClock, printRowCount, targetCellsOf } from '@allenio/domain/programs'

type Figure = 'sets' | 'target' | 'load' | 'rir' | 'rpe' | 'tempo' | 'rest'

/** The column of the settings that shows a figure to clients. */
const settingOf = {
  sets: 'sets',
  target: 'reps',
  load: 'weight',
  rir: 'rir',
  rpe: 'rpe',
  tempo: 'tut',
  rest: 'rest',
} as const satisfies Record<Figure, ProgramSettings['clientColumns'][number]>

export interface PaperColumn {
  heading: string
  print: (exercise: ProgramExercise) => string
}

const number = (language: Language, value: number | null) => (value === null ? '' : formatDecimal(language, value, { most: 2 }))

const printers: Readonly<Record<Figure, (exercise: ProgramExercise, language: Language) => string>> = {
  sets: ({ sets }, language) => number(language, sets),
  target: (exercise, language) => printRowCount(targetCellsOf(exercise), language),
  load: ({ weight }, language) => printAskedLoad(weight, language),
  rir: ({ rir }, language) => number(language, rir),
  rpe: ({ rpe }, language) => number(language, rpe),
  tempo: ({ tut }) => tut,
  rest: ({ restType, restValue }) => (restType === 'no_rest' || restValue === 0 ? '–' : printClock(restValue)),
}

const figures = ['sets', 'target', 'load', 'rir', 'rpe', 'tempo', 'rest'] as const satisfies readonly Figure[]

/** The columns in which one of the exercises has something; clients see those of the settings. */
export function columnsOf(
  exercises: readonly ProgramExercise[],
  { language, clientColumns }: { language: Language; clientColumns: ProgramSettings['clientColumns'] | undefined },
): PaperColumn[] {
  return figures
    .filter(figure => !clientColumns || clientColumns.includes(settingOf[figure]))
    .map(figure => ({
      heading: columnHeading(figure, language),
      print: (exercise: ProgramExercise) => printers[figure](exercise, language),
    }))
    .filter(({ print }) => exercises.some(exercise => print(exercise) !== ''))
}
