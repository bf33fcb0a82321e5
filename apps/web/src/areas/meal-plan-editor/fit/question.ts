import type { FitRow, FitTarget } from '@allenio/domain/meal-plans'
import type { DayEntry } from '../outline.ts'
import { linesOf, type FitLine, type LineChoices, type LineRules } from './lines.ts'
import { aimOf, type ChosenTarget } from './targets.ts'

/** The question for the worker. */
export interface FitQuestion {
  rows: readonly FitRow[]
  targets: readonly FitTarget[]
}

export interface FitDay {
  day: DayEntry
  lines: readonly FitLine[]
}

export interface FitChoices extends Omit<LineChoices, 'codes'> {
  targets: readonly ChosenTarget[]
}

export const daysToFit = (days: readonly DayEntry[], choices: FitChoices, rules: LineRules): FitDay[] =>
  days.map(day => ({ day, lines: linesOf(day, { ...choices, codes: choices.targets.map(({ code }) => code) }, rules) }))

export const targetId = (dayId: string, { code }: Pick<ChosenTarget, 'code'>): string => `${dayId} ${code}`

/** Each day is to reach the targets by itself. */
export function questionOf(days: readonly FitDay[], targets: readonly ChosenTarget[]): FitQuestion {
  return {
    rows: days.flatMap(({ lines }) => lines.filter(({ units }) => units > 0).map(rowOf)),
    targets: days.flatMap(({ day, lines }) =>
      targets.map(target => ({
        id: targetId(day.id, target),
        ...aimOf(target),
        perGram: new Map(lines.map(line => [line.entry.id, line.perUnit.get(target.code) ?? 0])),
        fixedAmount:
          lines.reduce((sum, line) => sum + (line.fixed.get(target.code) ?? 0), 0) + (target.code === 'kcal' ? day.sum.estimatedKcal : 0),
      })),
    ),
  }
}

const rowOf = ({ entry, units, step, leastPercent, mostPercent, stays }: FitLine): FitRow => ({
  id: entry.id,
  grams: units,
  step,
  leastPercent,
  mostPercent,
  isLocked: stays !== null,
})
