import type { Operation } from '@allenio/contract/documents'
import { nutrientTotal } from '@allenio/domain/aliments'
import { applyOperations, withChanges } from '@allenio/domain/documents'
import { mealPlanModel, type Fit, type FitBlock, type MealSum } from '@allenio/domain/meal-plans'
import { portionOperations, quantityOperations } from '../gestures/foods.ts'
import { outlineReader, type DayEntry } from '../outline.ts'
import type { EditorSession } from '../session.ts'
import type { FitLine } from './lines.ts'
import { targetId, targetsOfDay, type FitDay } from './question.ts'
import { missOf, type ChosenTarget } from './targets.ts'
import { portionsIn, quantityOfUnits } from './units.ts'

/** A line with its new quantity, which may equal the present one. */
export interface FittedLine extends FitLine {
  fittedUnits: number
}

export interface FittedTarget {
  target: ChosenTarget
  before: number
  after: number
  /** The difference to the target: below zero too little, above it too much, zero if the target counts as reached. */
  miss: number
  blocks: readonly FitBlock[]
}

export interface FittedDay {
  day: DayEntry
  lines: readonly FittedLine[]
  targets: readonly FittedTarget[]
}

export const isChanged = ({ units, fittedUnits }: FittedLine): boolean => fittedUnits !== units

export const fittedLinesOf = (lines: readonly FitLine[], { grams }: Fit): FittedLine[] =>
  lines.map(line => ({ ...line, fittedUnits: grams.get(line.entry.id) ?? line.units }))

/** Makes the operations that typing the quantities would make, so that alternatives follow. */
export const operationsOf = (session: EditorSession, lines: readonly FittedLine[]): Operation[] =>
  lines
    .filter(isChanged)
    .flatMap(({ entry, unit, fittedUnits }) =>
      unit.kind === 'portions'
        ? portionOperations(session, entry, portionsIn(fittedUnits))
        : quantityOperations(session, entry, quantityOfUnits(entry, unit, fittedUnits)),
    )

/** Computes the sums of the days with the new quantities by reading the changed plan, so that they equal the totals of the table. */
export function fittedDays(session: EditorSession, days: readonly FitDay[], fit: Fit): FittedDay[] {
  const fitted = days.map(({ lines, ...each }) => ({ ...each, lines: fittedLinesOf(lines, fit) }))
  const sumAfter = sumsAfter(
    session,
    fitted.flatMap(({ lines }) => operationsOf(session, lines)),
  )
  const unreached = new Map(fit.unreached.map(each => [each.id, each.blocks]))
  return fitted.map(({ day, lines, targets }) => ({
    day,
    lines,
    targets: targetsOfDay({ day, targets }).map(target => {
      const after = amountIn(sumAfter.get(day.id) ?? day.sum, target)
      return {
        target,
        before: amountIn(day.sum, target),
        after,
        miss: missOf(target, after),
        blocks: unreached.get(targetId(day.id, target)) ?? [],
      }
    }),
  }))
}

function sumsAfter({ document, planId, book }: EditorSession, operations: readonly Operation[]): ReadonlyMap<string, MealSum> {
  const rows = document.rows.get()
  const { changed } = applyOperations(mealPlanModel, rows, operations)
  const countsAlternatives = rows.get(planId)?.cells['countsAlternatives'] === true
  const { days } = outlineReader(planId)(withChanges(rows, changed), { foods: book.foods.get(), judge: null, countsAlternatives })
  return new Map(days.map(({ id, sum }) => [id, sum]))
}

/** The known amount of a target's nutrient. */
export const amountIn = ({ sum, estimatedKcal }: MealSum, { code }: Pick<ChosenTarget, 'code'>): number =>
  (nutrientTotal(sum, code, {}).amount ?? 0) + (code === 'kcal' ? estimatedKcal : 0)
