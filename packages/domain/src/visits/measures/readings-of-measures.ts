import {
  cellsOfMeasure,
  measureKeys,
  mostReadings,
  visitMeasures,
  type VisitReadings,
  type MeasureCell,
  type MeasureKind,
  type MeasurementError,
} from '@allenio/contract/visits'
import { isFigure } from '../formulas/body-facts.ts'
import { medianOf, roundTo2, withoutNoise } from '../decimals.ts'

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

/**
 * The two readings that make the value. Of three, which decide because two were far apart, they are the two nearest ones: a slip that
 * the third has corrected is no error of the hand.
 */
export function acceptedPair(readings: readonly number[]): readonly [number, number] | undefined {
  const [first, second, third] = readings
  if (first === undefined || second === undefined) return undefined
  if (third === undefined) return [first, second]
  const pairs = [
    [first, second],
    [first, third],
    [second, third],
  ] as const
  return pairs.toSorted((one, other) => distanceOf(one) - distanceOf(other))[0]
}

const distanceOf = ([one, other]: readonly [number, number]): number => withoutNoise(Math.abs(one - other))

/** The technical error of measurement over all accepted pairs of a kind in the given visits. */
export const errorOfVisits = (visits: readonly VisitReadings[], kind: ErrorKind): MeasurementError | undefined =>
  measurementError(
    visits.flatMap(cells =>
      cellsOfKind(kind).flatMap(cell => {
        const readings = cells[cell]
        const pair = Array.isArray(readings) ? acceptedPair(readings) : undefined
        return pair ? [pair] : []
      }),
    ),
  )
