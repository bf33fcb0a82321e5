import type { Language } from '@allenio/contract'
import type { Cells } from '@allenio/contract/documents'
import { formatRestTime } from '@allenio/domain/formats'
import {
  isRestPreset,
  numberIn,
  textIn,
  printClock,
  printColumn,
  printLoadValues,
  raiseLoad,
  parseLoadValues,
  parseRepTargets,
  restSecondsOf,
  rowTypeOf,
  setFigures,
  setListIn,
  withDashes,
} from '@allenio/domain/programs'
import type { RowEntry } from '../outline.ts'

// Figures as they are shown while nobody edits them: those of single sets stand in a list.

const dash = '–'

const withDash = (text: string): string => (text === '' ? dash : withDashes(text))

/** A time stands as a clock; a spreadsheet takes it with its unit. */
export function targetShown(cells: Cells, language: Language): string {
  switch (rowTypeOf(cells)) {
    case 'time': {
      const seconds = setFigures(cells, 'seconds') ?? numberIn(cells, 'seconds')?.toString() ?? ''
      return withDash(seconds.replaceAll(/\d+/g, figure => printClock(Number(figure))))
    }
    case 'distance': {
      const metres = setFigures(cells, 'metres')
      return metres === undefined ? withDash(printColumn('target', cells, language)) : `${metres}\u00a0m`
    }
    default:
      return withDash(setFigures(cells, 'reps') ?? printColumn('target', cells, language))
  }
}

export function loadShown(cells: Cells, language: Language): { shown: string; unit?: string } {
  const load = setFigures(cells, 'load') ?? textIn(cells, 'load') ?? ''
  return { shown: withDash(printColumn('load', { load }, language)), ...(parseLoadValues(load)?.unit === 'kg' && { unit: 'kg' }) }
}

/**
 * A figure as a spreadsheet copies and edits it: of sets that differ as a list, so that filling it into another row loses none. Where a
 * list cannot say it, as with a warm-up or in seconds, it is the figure of the row.
 */
export function figureText(column: 'target' | 'load', cells: Cells, language: Language): string {
  const isList = setListIn(cells).every(({ kind = 'work' }) => kind === 'work') && (column === 'load' || rowTypeOf(cells) === 'reps')
  const figures = isList ? setFigures(cells, column === 'load' ? 'load' : 'reps') : undefined
  const isReadBack = figures !== undefined && (column === 'load' ? parseLoadValues(figures) : parseRepTargets(figures)) !== undefined
  return printColumn(column, isReadBack ? { ...cells, [column === 'load' ? 'load' : 'reps']: figures } : cells, language)
}

/** A share of the maximum goes up and down by such points. */
const sharePoints = 2.5

interface LoadSteps {
  /** Below zero it goes down. */
  steps: number
  stepKg: number
  language: Language
}

/** A typed load some steps further, in its own notation; undefined for free text, which has no figures. */
export function stepLoad(text: string, { steps, stepKg, language }: LoadSteps): string | undefined {
  const load = text.trim() === '' ? { unit: 'kg' as const, values: [0] } : parseLoadValues(text)
  if (!load) return undefined
  const step = load.unit === 'percent' ? { percent: sharePoints } : { kg: stepKg }
  return printColumn('load', { load: printLoadValues(raiseLoad(load, { step, times: steps, stepKg })) }, language)
}

/** The unit of what is typed as a load: a share and the body's weight say it themselves. */
export const loadUnit = (text: string): 'kg' | undefined =>
  text.trim() === '' || (parseLoadValues(text)?.unit === 'kg' && /\d$/.test(text.trim())) ? 'kg' : undefined

/** The unit of what is typed as a rest: a clock needs none. */
export const restUnit = (text: string): 's' | undefined => (/^\s*\d+\s*$/.test(text) ? 's' : undefined)

/** In a superset one rests after its last exercise. The usual rest, which clients get where nobody said another, is grey. */
export function restShown({ cells, number }: Pick<RowEntry, 'cells' | 'number'>): { shown: string; isPreset: boolean } {
  const seconds = restSecondsOf({ ...cells, ...number.rest })
  return seconds > 0 ? { shown: formatRestTime(seconds), isPreset: isRestPreset(cells) } : { shown: dash, isPreset: false }
}
