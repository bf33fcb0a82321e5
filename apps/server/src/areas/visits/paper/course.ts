import {
  cellsOfMeasure,
  visitMeasures,
  type MeasureKey,
  type PaperBlock,
  type PaperCurve,
  type VisitValues,
} from '@allenio/contract/visits'
import { daysBetween } from '@allenio/domain/days'
import { formatDay } from '@allenio/domain/formats'
import { fatMethod, measureNames } from '@allenio/domain/visits'
import { percents, printAmount, scaleOf, type Scale } from './amounts.ts'
import type { Printing } from './source.ts'
import { paperWords } from './words.ts'

interface Series {
  name: string
  scale: Scale
  valueIn: (visit: VisitValues) => number | null | undefined
  methodIn?: (visit: VisitValues) => string
}

// the girths that tell most about a body come first
const firstGirths: readonly MeasureKey[] = ['waist', 'hips', 'arms', 'legs']
const otherGirths = Object.keys(cellsOfMeasure).filter((key): key is MeasureKey => !firstGirths.some(girth => girth === key))
const girths = [...firstGirths, ...otherGirths].filter(key => visitMeasures[key].kind === 'girth')
const girthCurvesAtMost = 4

/** Curves of weight, fat and the girths of this visit over the visits up to it. */
export function presentCourse(printing: Printing): PaperBlock[] {
  const { values, language } = printing
  const curvesOf = (series: readonly Series[]) => series.flatMap(each => curveOf(each, printing))
  const bodyCurves = curvesOf([
    { name: measureNames.weight[language], scale: scaleOf('weight'), valueIn: ({ weight }) => weight },
    { name: measureNames['fat-mass'][language], scale: percents, valueIn: ({ fatMassPerc }) => fatMassPerc, methodIn: fatMethod },
  ])
  const girthSeries = girths
    .filter(girth => meanOf(values, girth) !== undefined)
    .map((girth): Series => ({ name: measureNames[girth][language], scale: scaleOf(girth), valueIn: visit => meanOf(visit, girth) }))
  const curves = [...bodyCurves, ...curvesOf(girthSeries).slice(0, girthCurvesAtMost)]
  return curves.length === 0 ? [] : [{ kind: 'curves', curves }]
}

/** The mean of both sides of a limb. */
function meanOf({ measured }: VisitValues, key: MeasureKey): number | undefined {
  const sides = cellsOfMeasure[key].flatMap(cell => measured[cell]?.value ?? [])
  return sides.length === 0 ? undefined : sides.reduce((sum, side) => sum + side, 0) / sides.length
}

interface MethodPoint {
  x: number
  y: number
  method: string | undefined
}

/** Makes the lines of a curve; a line ends where the method changes. */
function linesOf(points: readonly MethodPoint[]): PaperCurve['lines'] {
  const lines: PaperCurve['lines'] = []
  points.forEach(({ x, y, method }, at) => {
    if (at === 0 || points[at - 1]?.method !== method) lines.push([])
    lines.at(-1)?.push({ x, y })
  })
  return lines
}

/** Makes a curve, unless there is only a single point. */
function curveOf({ name, scale, valueIn, methodIn }: Series, { course, language }: Printing): PaperCurve[] {
  const points = course.flatMap(visit => {
    const value = valueIn(visit)
    return typeof value === 'number' ? [{ day: visit.takenOn, value, method: methodIn?.(visit) }] : []
  })
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return []
  const amounts = points.map(({ value }) => value)
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  const days = daysBetween(first.day, last.day)
  const print = (value: number) => printAmount(value, scale, language)
  const [from, to] = [formatDay(language, first.day), formatDay(language, last.day)]
  const latest = print(last.value)
  return [
    {
      name,
      latest,
      text: paperWords(language)('course', { name, first: print(first.value), from, last: latest, to, count: points.length }),
      lines: linesOf(
        points.map(({ day, value, method }, at) => ({
          x: days === 0 ? at / (points.length - 1) : daysBetween(first.day, day) / days,
          y: highest === lowest ? 0.5 : (value - lowest) / (highest - lowest),
          method,
        })),
      ),
      highest: print(highest),
      lowest: print(lowest),
      from,
      to,
    },
  ]
}
