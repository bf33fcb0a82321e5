import type { Cells, CellValue } from '@allenio/contract/documents'
import { numberIn, setListIn, textIn } from './cells.ts'
import { raiseLoad, printLoadValues, readLoadValues, reduceLoad, type LoadStep } from './load-values.ts'
import { setCountOf } from './planned-sets.ts'
import { readRepTargets, shiftReps } from './rep-targets.ts'
import { mostSets } from './shorthand.ts'

/** How a row changes from one week to the next. */
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

export interface DoubleProgression {
  /** The range, for rows that say one number; "8-10" is a range itself. */
  range?: { least: number; most: number }
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
  if (rule.cells) return changedOf(cells, rule.cells)
  const count = setCountOf(cells)
  const newCount = rule.sets === undefined ? count : Math.min(mostSets, Math.max(1, count + rule.sets * times))
  const setList = setListIn(cells).map(set => ({ ...set, ...progressFigures({ own: set, row: cells }, step) }))
  return changedOf(cells, {
    ...progressFigures({ own: cells, row: cells }, step),
    ...(newCount !== count && { sets: newCount }),
    ...(setList.length > 0 && { setList: setList.slice(0, newCount) }),
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
  const doubled = rule.double && climb(reps ?? textIn(row, 'reps') ?? '', { ...rule.double, times })
  const raises = doubled ? doubled.raises : times
  const loadStep = rule.double ? doubled && rule.double.load : rule.load
  const values = load === undefined ? undefined : readLoadValues(load)
  const newReps = rule.double ? doubled?.reps : rule.reps && reps && shiftReps(reps, rule.reps * times)
  return {
    ...(reps !== undefined && newReps && { reps: newReps }),
    ...(values && loadStep && { load: printChanged(load, raiseLoad(values, { step: loadStep, times: raises, stepKg }), values) }),
    ...(rir !== undefined && rule.rir && { rir: Math.min(rir, Math.max(rule.rir.floor, rir - rule.rir.by * times)) }),
  }
}

/** A text stays as it was typed where its figures are the same. */
const printChanged = (load: string | undefined, after: Parameters<typeof printLoadValues>[0], before: typeof after): string =>
  load !== undefined && after.values.every((value, index) => value === before.values[index]) ? load : printLoadValues(after)

/** Repetitions after some steps, and how often the load has gone up by then. */
function climb(reps: string, { range, by, times }: DoubleProgression & { times: number }): { reps: string; raises: number } | undefined {
  const [target, ...others] = readRepTargets(reps) ?? []
  if (!target || others.length > 0 || target.least === null || target.most === null || times === 0) return undefined
  const { least, most } = target.least < target.most ? { least: target.least, most: target.most } : (range ?? { least: 0, most: 0 })
  if (most < least || most < 1 || by < 1) return undefined
  const stepsToTop = Math.ceil(Math.max(0, most - target.least) / by)
  if (times <= stepsToTop) return { reps: String(Math.min(most, target.least + by * times)), raises: 0 }
  const cycle = Math.ceil((most - least) / by) + 1
  const stepsSinceTop = times - stepsToTop - 1
  return { reps: String(Math.min(most, least + by * (stepsSinceTop % cycle))), raises: 1 + Math.floor(stepsSinceTop / cycle) }
}

/** The cells that are different in a week of deload. */
export function deloadCells(cells: Cells, { loadPercent, setsPercent }: Omit<DeloadRule, 'every'>, stepKg: number): Cells {
  const reduce = (own: Cells): Cells => {
    const load = textIn(own, 'load')
    const values = load === undefined ? undefined : readLoadValues(load)
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
