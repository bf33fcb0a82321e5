import type { VisitReadings } from '@allenio/contract/visit-cells'
import {
  cellsOfMeasure,
  measureKeys,
  mostReadings,
  visitMeasures,
  type MeasureCell,
  type MeasureKind,
} from '@allenio/contract/visit-measures'
import type { MeasurementError } from '@allenio/contract/visits'
import { isFigure } from './body-facts.ts'
import { medianOf, roundTo2, withoutNoise } from './decimals.ts'

/** The value that several readings of one place make: the mean of two, the middle one of three; undefined of none. */
export const readingOf = (readings: readonly number[]): number | undefined => medianOf(readings.slice(0, mostReadings).filter(isFigure))

// the limits of ISAK, of the first reading
const toleranceOf = { fold: 0.05, girth: 0.01, body: 0.01, bia: 0.01 } as const satisfies Record<MeasureKind, number>

/** Whether two readings differ so much that a third has to decide. */
export function needsThird(kind: MeasureKind, readings: readonly number[]): boolean {
  const [first, second, third] = readings
  if (!isFigure(first) || !isFigure(second) || third !== undefined || first <= 0) return false
  return withoutNoise(Math.abs(second - first) / first) > toleranceOf[kind]
}

/** The technical error of measurement over pairs of readings, each of one place; undefined without a pair. */
export function measurementError(pairs: readonly (readonly [number, number])[]): MeasurementError | undefined {
  const counted = pairs.filter(pair => pair.every(reading => isFigure(reading) && reading > 0))
  if (counted.length === 0) return undefined
  const readings = 2 * counted.length
  const error = Math.sqrt(counted.reduce((sum, [first, second]) => sum + (first - second) ** 2, 0) / readings)
  const mean = counted.reduce((sum, [first, second]) => sum + first + second, 0) / readings
  return { absolute: roundTo2(error), relative: roundTo2((error / mean) * 100), pairs: counted.length }
}

/** The error of what is measured with an instrument of one's hand. */
export const errorKinds = ['fold', 'girth'] as const satisfies readonly MeasureKind[]
type ErrorKind = (typeof errorKinds)[number]

const cellsOfKind = (kind: ErrorKind): readonly MeasureCell[] =>
  measureKeys.filter(key => visitMeasures[key].kind === kind).flatMap(key => cellsOfMeasure[key])

/** The same over all pairs of a kind in some visits; a third reading decides the value, and is no second of a pair. */
export const errorOfVisits = (visits: readonly VisitReadings[], kind: ErrorKind): MeasurementError | undefined =>
  measurementError(
    visits.flatMap(cells =>
      cellsOfKind(kind).flatMap(cell => {
        const readings = cells[cell]
        const [first, second] = Array.isArray(readings) ? readings : []
        return first === undefined || second === undefined ? [] : [[first, second] as const]
      }),
    ),
  )
