import type { Language } from '@allenio/contract'
import type { PlannedSet } from '@allenio/contract/program-cells'
import type { ProgramExercise } from '@allenio/contract/program-content'
import type { ProgramSettings } from '@allenio/contract/program-settings'
import { formatDecimal } from '@allenio/domain/formats'
import { columnHeading, printClock, readLoadValues } from '@allenio/domain/programs'
import { paperWords } from './words.ts'

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

/** Ranges are printed with a dash of their own: 8–10. */
const withDashes = (text: string) => text.replaceAll(/(?<=\d)-(?=\d)/g, '–')

function printLoad(language: Language, load: string): string {
  const unit = readLoadValues(load)?.unit
  if (!unit) return load
  const text = language === 'it' ? load.replaceAll('.', ',') : load
  return unit === 'kg' ? `${text} kg` : text
}

interface Target {
  reps?: string | undefined
  seconds?: number | null | undefined
  metres?: number | null | undefined
}

function printTarget(language: Language, { reps, seconds, metres }: Target): string {
  if (seconds) return seconds < 60 ? `${seconds} s` : printClock(seconds)
  return metres ? `${number(language, metres)} m` : withDashes(reps ?? '')
}

function targetOf({ exerciseType, reps, value, metres }: ProgramExercise): Target {
  switch (exerciseType) {
    case 'reps':
      return { reps }
    case 'time':
      return { seconds: value }
    case 'distance':
      return { metres }
    default:
      return exerciseType satisfies never
  }
}

const printers: Readonly<Record<Figure, (exercise: ProgramExercise, language: Language) => string>> = {
  sets: ({ sets }, language) => number(language, sets),
  target: (exercise, language) => printTarget(language, targetOf(exercise)),
  load: ({ weight }, language) => printLoad(language, weight),
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

/** One of the sets that differ from the figures of their row: "2ª: 8–10 · 80 kg · RIR 2". */
export function printSet({ kind, reps, seconds, metres, load, rpe, rir }: PlannedSet, index: number, language: Language): string {
  const say = paperWords(language)
  const parts = [
    kind && kind !== 'work' && say(kind),
    printTarget(language, { reps, seconds, metres }),
    load && printLoad(language, load),
    rpe !== undefined && `RPE ${number(language, rpe)}`,
    rir !== undefined && `RIR ${rir}`,
  ].filter(Boolean)
  return parts.length > 0 ? `${say('set', { number: index + 1 })}: ${parts.join(' · ')}` : ''
}
