import type { Language } from '@allenio/contract'
import type { Cells } from '@allenio/contract/documents'
import type { PlannedSet, ProgramExercise, ProgramSettings } from '@allenio/contract/programs'
import { formatDecimal, formatRestTime } from '@allenio/domain/formats'
import { numberIn, textIn } from './cells.ts'
import { printAskedCount, printAskedLoad, printMetres, printPlannedLoad, printSeconds, withDashes } from './figure-texts.ts'
import type { LoadMaximum } from './percent-loads.ts'
import { rowTypeOf, setCountOf, type SetPlan } from './planned-sets.ts'
import { restSecondsOf } from './rests.ts'

type Columns = ProgramSettings['clientColumns']

const words = {
  it: {
    sets: (count: number) => `${count} serie`,
    tempo: 'tempo',
    rest: 'recupero',
    noRest: 'senza recupero',
    set: (number: number) => `${number}ª`,
    kinds: { warmup: 'riscaldamento', drop: 'drop', failure: 'a cedimento' },
  },
  en: {
    sets: (count: number) => (count === 1 ? '1 set' : `${count} sets`),
    tempo: 'tempo',
    rest: 'rest',
    noRest: 'no rest',
    set: (number: number) => `Set ${number}`,
    kinds: { warmup: 'warm-up', drop: 'drop', failure: 'to failure' },
  },
} as const satisfies Record<Language, unknown>

/** The figures of a row that was read with its program. */
export function targetCellsOf({ exerciseType, value, weight, restValue, ...exercise }: ProgramExercise): Cells {
  const { sets, reps, metres, rpe, rir, tut, restType } = exercise
  return { type: exerciseType, sets, reps, seconds: value, metres, load: weight, rpe, rir, tut, restType, restSeconds: restValue }
}

/** "6–8", "1:30", "500 m": what each set of a row counts. */
export function printRowCount(cells: Cells, language: Language): string {
  const type = rowTypeOf(cells)
  switch (type) {
    case 'reps':
      return printAskedCount({ reps: textIn(cells, 'reps') }, language)
    case 'time':
      return printAskedCount({ seconds: numberIn(cells, 'seconds') }, language)
    case 'distance':
      return printAskedCount({ metres: numberIn(cells, 'metres') }, language)
    default:
      return type satisfies never
  }
}

/** "4 × 6–8": what a row asks for at first sight, as far as the business lets clients see it. */
export function printTarget(cells: Cells, columns: Columns, language: Language): string {
  const count = columns.includes('reps') ? printRowCount(cells, language) : ''
  if (!columns.includes('sets')) return count
  const sets = setCountOf(cells)
  if (count === '') return words[language].sets(sets)
  return sets === 1 && numberIn(cells, 'sets') === undefined ? count : `${sets} × ${count}`
}

interface Reading {
  language: Language
  /** The maximum from which percent loads are computed, where a client trains the program. */
  maximum?: LoadMaximum | undefined
}

/** The rest of what it asks for: load, effort, tempo, rest. */
export function targetFacts(cells: Cells, columns: Columns, { language, maximum }: Reading): string[] {
  const { tempo, rest, noRest } = words[language]
  const tempoText = textIn(cells, 'tut')
  const seconds = restSecondsOf(cells)
  return [
    columns.includes('weight') && printAskedLoad(textIn(cells, 'load') ?? '', language, maximum),
    columns.includes('rpe') && printEffort('RPE', numberIn(cells, 'rpe'), language),
    columns.includes('rir') && printEffort('RIR', numberIn(cells, 'rir'), language),
    columns.includes('tut') && tempoText && `${tempo} ${tempoText}`,
    columns.includes('rest') && (seconds > 0 ? `${rest} ${formatRestTime(seconds)}` : noRest),
  ].flatMap(part => part || [])
}

const printEffort = (name: 'RPE' | 'RIR', value: number | undefined, language: Language) =>
  value === undefined ? '' : `${name} ${formatDecimal(language, value)}`

/** Prints a set that differs from the figures of its row: "2ª: 8–10 · 80 kg · RIR 2". */
export function printAskedSet({ kind, load, rpe, rir, ...counts }: PlannedSet, index: number, { language, maximum }: Reading): string {
  const { kinds, set } = words[language]
  const parts = [
    kind && kind !== 'work' && kinds[kind],
    printAskedCount(counts, language),
    load && printAskedLoad(load, language, maximum),
    printEffort('RPE', rpe, language),
    printEffort('RIR', rir, language),
  ].filter(Boolean)
  return parts.length > 0 ? `${set(index + 1)}: ${parts.join(' · ')}` : ''
}

/** The text of a planned set, which stands beside the figures that the set begins with: "97,5 kg (95%) × 5+". */
export function printPlannedSet({ load, repsText, seconds, metres }: SetPlan, { language, maximum }: Reading): string {
  const parts = [
    load && printPlannedLoad(load, language, maximum),
    withDashes(repsText),
    seconds !== null && printSeconds(seconds),
    metres !== null && printMetres(metres, language),
  ]
  return parts.filter(Boolean).join(' × ')
}
