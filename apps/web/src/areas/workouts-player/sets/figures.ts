import type { Language } from '@allenio/contract'
import type { RowType } from '@allenio/contract/programs'
import { formatDecimal } from '@allenio/domain/formats'
import { printClock, parseSeconds, wholeMetres } from '@allenio/domain/programs'
import { boundedFigures, noFigures } from '@allenio/domain/workouts'

/** The figures that are typed; effort and repetitions in reserve are chosen. */
export type FigureName = 'kg' | 'reps' | 'seconds' | 'metres'

/** The figures of a set, the one that the exercise is counted by last. */
export function figuresOf(type: RowType, hasLoad: boolean): readonly FigureName[] {
  switch (type) {
    case 'reps':
      return ['kg', 'reps']
    case 'time':
      return hasLoad ? ['kg', 'seconds'] : ['seconds']
    case 'distance':
      return hasLoad ? ['kg', 'metres'] : ['seconds', 'metres']
    default:
      return type satisfies never
  }
}

/** Prints a figure for a field: without thousands separators, which could be taken for a decimal mark. */
export function printFigure(name: FigureName, value: number, language: Language): string {
  if (name === 'seconds' && value >= 60) return printClock(value)
  return formatDecimal(language, value, { most: 2 }).replaceAll(language === 'it' ? '.' : ',', '')
}

function parseNumber(name: FigureName, text: string): number {
  const typed = text.trim().replace('−', '-')
  const [, distance = ''] = /^([\d.,]+)\s*m?$/i.exec(typed) ?? []
  if (name === 'metres' && distance !== '') return wholeMetres(distance)
  const bare = typed.replace(',', '.')
  const clock = name === 'seconds' ? parseSeconds(bare.replace('.', ':')) : undefined
  return clock ?? Number(/^(-?(?:\d+(?:\.\d+)?|\.\d+))\s*[a-z"']*$/i.exec(bare)?.[1] ?? Number.NaN)
}

/** Reads "82,5", "82.5 kg", "1:30", "90"; null for an emptied field, undefined for what is none. */
export function parseFigure(name: FigureName, text: string): number | null | undefined {
  if (text.trim() === '') return null
  const number = parseNumber(name, text)
  return Number.isFinite(number) ? boundedFigures({ ...noFigures, [name]: number })[name] : undefined
}

/** The limit that a typed figure is beyond; to be rounded is none. */
export function passedLimit(name: FigureName, text: string): number | undefined {
  const limit = parseFigure(name, text)
  return typeof limit === 'number' && Math.abs(parseNumber(name, text) - limit) >= 1 ? limit : undefined
}

/** Steps of a stepper; those of the load are the business's. */
export const figureStep = (name: FigureName, stepKg: number): number => ({ kg: stepKg, reps: 1, seconds: 5, metres: 50 })[name]

/** To the next multiple of the step. An empty figure begins at nothing; only a load can be taken off the body's weight. */
export function stepFigure(name: FigureName, value: number | null, { step, direction }: { step: number; direction: 1 | -1 }): number {
  const from = (value ?? 0) / step
  const next = direction > 0 ? Math.floor(from + 1 + 1e-6) : Math.ceil(from - 1 - 1e-6)
  const least = name === 'kg' ? -Infinity : 0
  return boundedFigures({ ...noFigures, [name]: Math.max(least, next * step) })[name] ?? 0
}
