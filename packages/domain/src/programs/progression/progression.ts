import type { Cells, CellValue } from '@allenio/contract/documents'
import { rowBounds } from '@allenio/contract/row-bounds'
import { numberIn, setListIn, textIn } from '../cells/cells.ts'
import { raiseLoad, printLoadValues, parseLoadValues, reduceLoad, type LoadStep } from '../cells/load-values.ts'
import { setCountOf } from '../cells/planned-sets.ts'
import { parseRepTargets, shiftReps } from '../cells/rep-targets.ts'

/** How a row changes from one week to the next, by one or several of these at once. */
export interface ProgressionRule {
  load?: LoadStep
  reps?: number
  /** Repetitions climb to the top of the range, then the load goes up and they begin at its bottom again. */
  double?: DoubleProgression
  /** Fewer repetitions in reserve, down to a floor. */
  rir?: { by: number; floor: number }
  sets?: number
  /** Cells that are known already, such as those that results advise. */
  cells?: Cells
}

interface RepRange {
  least: number
  most: number
}

export interface DoubleProgression {
  /** The range of rows that say one number within it; "8-10" is a range itself, and is keptRange where the row goes on from it. */
  range?: RepRange | undefined
  by: number
  load: LoadStep
}

/** Every so many weeks, the first one counted, is easier: shares of the load and of the sets. */
export interface DeloadRule {
  every: number
  loadPercent: number
  setsPercent: number
}

export interface ProgressionStep {
  rule: ProgressionRule
  times: number
  stepKg: number
}

/** The cells that are different after so many steps. What is written as free text stays as it is. */
export function progressCells(cells: Cells, step: ProgressionStep): Cells {
  const { rule, times } = step
  const count = setCountOf(cells)
  const newCount = rule.sets === undefined ? count : Math.min(rowBounds.sets.most, Math.max(1, count + rule.sets * times))
  const setList = setListIn(cells).map(set => ({ ...set, ...progressFigures({ own: set, row: cells }, step) }))
  return changedOf(cells, {
    ...progressFigures({ own: cells, row: cells }, step),
    ...(newCount !== count && { sets: newCount }),
    ...(setList.length > 0 && { setList: rule.sets === undefined ? setList : setList.slice(0, newCount) }),
    ...rule.cells,
  })
}

interface Figures {
  /** The row, or one set of its list. */
  own: Cells
  row: Cells
}

/** The figures that a row or one of its sets says itself. */
function progressFigures({ own, row }: Figures, { rule, times, stepKg }: ProgressionStep): Cells {
  const reps = textIn(own, 'reps')
  const load = textIn(own, 'load')
  const rir = numberIn(own, 'rir')
  const standing = { reps: reps ?? textIn(row, 'reps') ?? '', range: textIn(own, 'repRange') ?? textIn(row, 'repRange') ?? '' }
  const doubled = rule.double && climb(standing, { ...rule.double, times })
  const raises = doubled ? doubled.raises : times
  const loadStep = rule.double ? doubled && rule.double.load : rule.load
  const values = load === undefined ? undefined : parseLoadValues(load)
  const newReps = rule.double ? doubled?.reps : rule.reps && reps && shiftReps(reps, rule.reps * times)
  return {
    ...(reps !== undefined && newReps && { reps: newReps }),
    ...(reps !== undefined && doubled && { repRange: doubled.range }),
    ...(values && loadStep && { load: printChanged(load, raiseLoad(values, { step: loadStep, times: raises, stepKg }), values) }),
    ...(rir !== undefined && rule.rir && { rir: Math.min(rir, Math.max(rule.rir.floor, rir - rule.rir.by * times)) }),
  }
}

/** A text stays as it was typed where its figures are the same. */
const printChanged = (load: string | undefined, after: Parameters<typeof printLoadValues>[0], before: typeof after): string =>
  load !== undefined && after.values.every((value, index) => value === before.values[index]) ? load : printLoadValues(after)

interface Climb {
  reps: string
  range: string
  /** How often the load has gone up by then. */
  raises: number
}

/** Repetitions after some steps. */
function climb(standing: Pick<Climb, 'reps' | 'range'>, { range, by, times }: DoubleProgression & { times: number }): Climb | undefined {
  const target = parseRange(standing.reps)
  if (!target || times === 0 || by < 1) return undefined
  // a range that somebody has typed over since holds no longer
  const isWithin = (each: RepRange | undefined) => each !== undefined && each.least <= target.least && target.least <= each.most
  const bounds = target.least < target.most ? target : [parseRange(standing.range), range].find(isWithin)
  if (!bounds || bounds.least > bounds.most) return undefined
  const { least, most } = bounds
  const keptRange = `${least}-${most}`
  const stepsToTop = Math.ceil((most - target.least) / by)
  if (times <= stepsToTop) return { reps: String(Math.min(most, target.least + by * times)), range: keptRange, raises: 0 }
  const cycle = Math.ceil((most - least) / by) + 1
  const stepsSinceTop = times - stepsToTop - 1
  const reps = String(Math.min(most, least + by * (stepsSinceTop % cycle)))
  return { reps, range: keptRange, raises: 1 + Math.floor(stepsSinceTop / cycle) }
}

/** One number, or a range, with both ends. */
function parseRange(reps: string): RepRange | undefined {
  const [target, ...others] = parseRepTargets(reps) ?? []
  return target && others.length === 0 && target.least !== null && target.most !== null
    ? { least: target.least, most: target.most }
    : undefined
}

/** The cells that are different in a week of deload. */
export function deloadCells(cells: Cells, { loadPercent, setsPercent }: Omit<DeloadRule, 'every'>, stepKg: number): Cells {
  const reduce = (own: Cells): Cells => {
    const load = textIn(own, 'load')
    const values = load === undefined ? undefined : parseLoadValues(load)
    return values ? { load: printChanged(load, reduceLoad(values, loadPercent, stepKg), values) } : {}
  }
  const count = setCountOf(cells)
  const newCount = Math.max(1, Math.round((count * setsPercent) / 100))
  const setList = setListIn(cells).map(set => ({ ...set, ...reduce(set) }))
  return changedOf(cells, {
    ...reduce(cells),
    ...(newCount !== count && { sets: newCount }),
    ...(setList.length > 0 && { setList: setList.slice(0, newCount) }),
  })
}

const changedOf = (before: Cells, after: Readonly<Record<string, CellValue | undefined>>): Cells =>
  Object.fromEntries(
    Object.entries(after).flatMap(([cell, value]) =>
      value === undefined || JSON.stringify(before[cell]) === JSON.stringify(value) ? [] : [[cell, value]],
    ),
  )
