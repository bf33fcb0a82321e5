import type { House } from './house.ts'

export interface Figure {
  name: string
  value: number
  unit: string
  budget: string
  isHeld: boolean
  /** The values that it was computed from, or compared with. */
  details?: string
}

export type Bench = (house: House) => Promise<Figure[]>

export const atMost = (name: string, value: number, limit: number, { unit, details }: { unit: string; details?: string }): Figure => ({
  name,
  value,
  unit,
  budget: `<= ${limit} ${unit}`.trim(),
  isHeld: value <= limit,
  ...(details && { details }),
})

export const atLeast = (name: string, value: number, limit: number, { unit, details }: { unit: string; details?: string }): Figure => ({
  name,
  value,
  unit,
  budget: `>= ${limit} ${unit}`.trim(),
  isHeld: value >= limit,
  ...(details && { details }),
})

const round = (value: number) => (value >= 100 ? Math.round(value) : Math.round(value * 100) / 100)

export function formatFigure({ name, value, unit, budget, isHeld, details }: Figure): string {
  const figure = `${round(value)} ${unit}`.padStart(12)
  return `${isHeld ? 'holds ' : 'MISSED'} ${name.padEnd(44)} ${figure}  budget ${budget}${details ? `  (${details})` : ''}`
}

export function median(values: readonly number[]): number {
  const ascending = [...values].sort((a, b) => a - b)
  return ascending[Math.floor(ascending.length / 2)] ?? Number.NaN
}
