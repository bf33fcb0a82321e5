import { rowBounds } from '@allenio/contract/row-bounds'
import { parseLoad } from './load.ts'

/** A load in figures: one, or one for each set. Of the body it is what is added to it, or taken from it. */
export interface LoadValues {
  unit: 'kg' | 'percent' | 'body'
  values: readonly number[]
}

export type LoadStep = { kg: number } | { percent: number }

/** Reads a cell like "82.5", "80/85/90", "75%" or "bw+5"; free text has no figures. */
export function parseLoadValues(load: string): LoadValues | undefined {
  const text = load.replaceAll(/\s/g, '')
  const notation = parseLoad(text) ?? parseLoad(`${text}kg`)
  if (notation === undefined) return undefined
  if (notation.startsWith('bw')) return { unit: 'body', values: [Number(notation.slice(2))] }
  const values = notation.replace('%', '').split('/').map(Number)
  return { unit: notation.endsWith('%') ? 'percent' : 'kg', values }
}

export function printLoadValues({ unit, values: [first = 0, ...others] }: LoadValues): string {
  if (unit === 'body') return first === 0 ? 'bw' : `bw${first > 0 ? '+' : ''}${first}`
  return [first, ...others].join('/') + (unit === 'percent' ? '%' : '')
}

const percentStep = 0.5
const limits = {
  kg: rowBounds.kg,
  percent: rowBounds.percent,
  body: { least: -rowBounds.kg.most, most: rowBounds.kg.most },
} as const satisfies Record<LoadValues['unit'], { least: number; most: number }>

/** To the nearest step; figures of two decimals stay such. */
export const roundToStep = (value: number, step: number): number => Math.round(Math.round(value / step) * step * 100) / 100 + 0

const smallestFigure = 0.01

const isOnStep = (value: number, step: number): boolean => Math.abs(roundToStep(value, step) - value) < smallestFigure / 2

interface Raise {
  step: LoadStep
  /** How often: it is counted from the first week, so that rounding does not swallow small steps. */
  times: number
  /** The smallest step of the client's plates. */
  stepKg: number
}

/**
 * A load after some steps. A share of the maximum takes steps in percentage points and none in kilograms; the body alone takes none
 * in percent.
 */
export function raiseLoad({ unit, values }: LoadValues, { step, times, stepKg }: Raise): LoadValues {
  const raised = values.map(value => {
    if ('kg' in step) return unit === 'percent' ? value : value + step.kg * times
    if (unit === 'percent') return value + step.percent * times
    return unit === 'body' && value <= 0 ? value : value * (1 + step.percent / 100) ** times
  })
  const isUp = ('kg' in step ? step.kg : step.percent) * times > 0
  return {
    unit,
    values: raised.map((value, index) => {
      const before = values[index] ?? 0
      // dumbbells of 14 kg belong to another set than the plates: from there the step is taken as it was typed
      const smallest = 'kg' in step && !isOnStep(before, stepKg) ? smallestFigure : stepKg
      return settle({ unit, before, value, stepKg: smallest, isUp })
    }),
  }
}

/** A part of a load, as in a week of deload. */
export const reduceLoad = ({ unit, values }: LoadValues, percent: number, stepKg: number): LoadValues => ({
  unit,
  values: values.map(before => {
    const value = before > 0 ? (before * percent) / 100 : before
    return settle({ unit, before, value, stepKg, isUp: percent > 100 })
  }),
})

interface Settling {
  unit: LoadValues['unit']
  before: number
  value: number
  stepKg: number
  isUp: boolean
}

/** Rounds within the limits; rounding never turns a step round. */
function settle({ unit, before, value, stepKg, isUp }: Settling): number {
  if (value === before) return before
  const rounded = roundToStep(value, unit === 'percent' ? percentStep : stepKg)
  const { least, most } = limits[unit]
  const turned = isUp ? Math.max(before, rounded) : Math.min(before, rounded)
  return Math.min(most, Math.max(least, turned))
}
