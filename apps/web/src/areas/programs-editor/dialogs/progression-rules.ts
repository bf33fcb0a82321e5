import type { DeloadRule, ProgressionRule } from '@allenio/domain/programs'
import type { WeekEntry } from '../outline.ts'

/** The progressions that the dialog offers, by what goes up. */
export const ruleKinds = ['none', 'loadKg', 'loadPercent', 'reps', 'double', 'rir', 'sets', 'results'] as const
export type RuleKind = (typeof ruleKinds)[number]

export interface RuleStep {
  start: number
  step: number
  min: number
  max: number
}

/** How far a week goes beyond the one before it. */
export const stepByKind: Record<Exclude<RuleKind, 'none'>, RuleStep> = {
  loadKg: { start: 2.5, step: 0.5, min: 0.5, max: 100 },
  loadPercent: { start: 2.5, step: 0.5, min: 0.5, max: 50 },
  reps: { start: 1, step: 1, min: 1, max: 10 },
  double: { start: 2.5, step: 0.5, min: 0.5, max: 100 },
  rir: { start: 1, step: 1, min: 1, max: 5 },
  /** Below zero there are fewer. */
  sets: { start: 1, step: 1, min: -5, max: 5 },
  results: { start: 2.5, step: 0.5, min: 0.5, max: 100 },
}

/** The figures of a row that each kind changes: kinds that share one exclude each other. */
const figuresByKind: Record<RuleKind, readonly ('load' | 'reps' | 'rir' | 'sets')[]> = {
  none: ['load', 'reps', 'rir', 'sets'],
  loadKg: ['load'],
  loadPercent: ['load'],
  reps: ['reps'],
  double: ['load', 'reps'],
  rir: ['rir'],
  sets: ['sets'],
  results: ['load'],
}

/** The kinds that can stand beside others in one progression. */
export function kindsBeside(kinds: readonly RuleKind[], others: readonly RuleKind[]): RuleKind[] {
  const takenFigures = new Set(others.flatMap(kind => figuresByKind[kind]))
  return kinds.filter(kind => !figuresByKind[kind].some(figure => takenFigures.has(figure)))
}

/** How many repetitions stay in reserve at least. */
export const floorStep: RuleStep = { start: 1, step: 1, min: 0, max: 5 }

/** Between which repetitions a double progression goes, where a row says one number. */
export const rangeSteps = {
  least: { start: 8, step: 1, min: 1, max: 100 },
  most: { start: 12, step: 1, min: 1, max: 100 },
} as const satisfies Record<string, RuleStep>

interface RuleFigures {
  step: number
  floor: number
  /** Undefined where what is typed is none. */
  range: { least: number; most: number } | undefined
}

export function ruleOf(kind: Exclude<RuleKind, 'results'>, { step, floor, range }: RuleFigures): ProgressionRule | undefined {
  switch (kind) {
    case 'none':
      return undefined
    case 'loadKg':
      return { load: { kg: step } }
    case 'loadPercent':
      return { load: { percent: step } }
    case 'reps':
      return { reps: step }
    case 'double':
      return { double: { by: 1, load: { kg: step }, range } }
    case 'rir':
      return { rir: { by: step, floor } }
    case 'sets':
      return { sets: step }
    default:
      return kind satisfies never
  }
}

const isDeload = ({ cells }: WeekEntry): boolean => cells['isDeload'] === true

/** The figures of a deload are cut: from such a week one goes on with the last one before it that is none. */
export const weekToContinue = (week: WeekEntry, weeks: readonly WeekEntry[]): WeekEntry =>
  (isDeload(week) ? weeks.slice(0, week.number - 1).findLast(each => !isDeload(each)) : undefined) ?? week

export const presetDeloadRule: DeloadRule = { every: 4, loadPercent: 90, setsPercent: 60 }

/** The unit of a rule's step. */
export const unitByKind: Partial<Record<RuleKind, string>> = { loadKg: 'kg', double: 'kg', results: 'kg', loadPercent: '%' }
