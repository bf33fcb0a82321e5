import { macros } from '@allenio/domain/aliments'
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
  targets: readonly ChosenTarget[]
}

export interface FitChoices extends Omit<LineChoices, 'codes'> {
  targetsFor: (day: DayEntry) => readonly ChosenTarget[]
}

export const daysToFit = (days: readonly DayEntry[], { targetsFor, ...choices }: FitChoices, rules: LineRules): FitDay[] =>
  days.map(day => {
    const targets = targetsFor(day)
    return { day, targets, lines: linesOf(day, { ...choices, codes: targets.map(({ code }) => code) }, rules) }
  })

export const targetId = (dayId: string, { code }: Pick<ChosenTarget, 'code'>): string => `${dayId} ${code}`

/**
 * The targets of the foods of a day. Of a free meal the energy alone is estimated: it is taken to bring as much of the macros as of the
 * energy, or the other meals would have to bring all of them with the rest of the energy.
 */
export function targetsOfDay({ day, targets }: Pick<FitDay, 'day' | 'targets'>): readonly ChosenTarget[] {
  const { estimatedKcal } = day.sum
  const kcal = targets.find(({ code, kind }) => code === 'kcal' && kind === 'about')?.amount ?? 0
  if (estimatedKcal === 0 || kcal === 0) return targets
  const rest = Math.max(0, 1 - estimatedKcal / kcal)
  const isOfMacro = ({ code, kind }: ChosenTarget) => kind === 'about' && macros.some(macro => macro === code)
  return targets.map(target => (isOfMacro(target) ? { ...target, amount: target.amount * rest } : target))
}

/** An amount of nothing has no size that could change. */
export const linesToFit = (days: readonly FitDay[]): FitLine[] => days.flatMap(({ lines }) => lines.filter(({ units }) => units > 0))

/** Each day is to reach its targets by itself. */
export function questionOf(days: readonly FitDay[]): FitQuestion {
  return {
    rows: linesToFit(days).map(rowOf),
    targets: days.flatMap(({ day, lines, targets }) =>
      targetsOfDay({ day, targets }).map(target => ({
        id: targetId(day.id, target),
        isFirst: target.code === 'kcal',
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
