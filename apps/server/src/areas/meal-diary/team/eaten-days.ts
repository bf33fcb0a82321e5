import type { Output, ParsedInput } from '@allenio/contract'
import { eatenCodes, eatenDaysAtMost, type EatenDay, type getEatenDays } from '@allenio/contract/meal-diary'
import type { FoodCell } from '@allenio/contract/meal-plans'
import type { ResolvedDay } from '@allenio/contract/macros'
import { datesIn, daysBetween, romeDay } from '@allenio/domain/days'
import { eatenFoods, eatenTotals, eatenWords, sumEaten, type EatenFoods, type RecordedDay } from '@allenio/domain/meal-diary'
import { meanOfDays, type MealSum } from '@allenio/domain/meal-plans'
import { findPlannedFoods } from '#areas/aliments'
import { findTargets } from '#areas/macros'
import { summableFoodsFor } from '#areas/meal-plans'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'
import { readRecordedDays } from './recorded-days.ts'

interface SummedDay {
  day: EatenDay
  sum: MealSum
}

/** Reads the nutrients of some days beside their targets. */
export async function readEatenDays(
  db: WorkspaceDb,
  actor: Actor,
  { id: clientId, from, to }: ParsedInput<typeof getEatenDays>,
): Promise<Output<typeof getEatenDays>> {
  const length = daysBetween(from, to) + 1
  if (length < 1 || length > eatenDaysAtMost) throw wrongField('to', 'invalid input')
  const dates = datesIn({ from, to })
  const [recordedDays, targets] = await Promise.all([readRecordedDays(db, clientId, { from, to }), findTargets(db, clientId, dates)])
  const eatenByDay = new Map([...recordedDays].map(([day, recorded]) => [day, eatenFoods(recorded)]))
  const foods = summableFoodsFor(await findPlannedFoods(db, actor, [...eatenByDay.values()].flatMap(foodsOf)), eatenCodes)
  const today = romeDay()
  const summed = dates.flatMap((day): SummedDay[] => {
    const [eaten, recorded] = [eatenByDay.get(day), recordedDays.get(day)]
    if (!eaten || !recorded) return []
    const sum = sumEaten(eaten, { codes: eatenCodes, foods })
    const isRecorded = hasRecord(recorded)
    const { items, textItems, textKcal } = eatenWords(eaten)
    const words = { items, textItems, textKcal, unknownMeals: eaten.unknownMeals }
    const totals = isRecorded ? eatenTotals(sum, eatenCodes) : {}
    return [{ sum, day: { day, isOver: day < today, isRecorded, totals, ...words, target: targets.get(day) ?? null } }]
  })
  return { days: summed.map(({ day }) => day), mean: meanOf(summed.filter(({ day }) => day.isOver && day.isRecorded)) }
}

const hasRecord = ({ meals, entries }: RecordedDay): boolean => entries.length > 0 || meals.some(({ state }) => state !== null)

export const foodsOf = ({ meals, entries }: EatenFoods): FoodCell[] => [
  ...meals.flatMap(({ components }) => components.flatMap(({ rows }) => rows.flatMap(({ food }) => food ?? []))),
  ...entries.flatMap(({ food }) => food ?? []),
]

function meanOf(judged: readonly SummedDay[]): Output<typeof getEatenDays>['mean'] {
  if (judged.length === 0) return null
  const mean = meanOfDays(
    judged.map(({ sum }) => sum),
    eatenCodes,
  )
  return { days: judged.length, totals: eatenTotals(mean, eatenCodes), target: meanTarget(judged.map(({ day }) => day.target)) }
}

type MeanTarget = NonNullable<NonNullable<Output<typeof getEatenDays>['mean']>['target']>

/** A figure that one of the days lacks is not known of their mean. */
function meanTarget(targets: readonly (ResolvedDay | null)[]): MeanTarget | null {
  const knownTargets = targets.filter(target => target !== null)
  if (knownTargets.length < targets.length) return null
  const mean = (figure: keyof MeanTarget): number | null => {
    const figures = knownTargets.flatMap(target => target[figure] ?? [])
    return figures.length < knownTargets.length ? null : figures.reduce((total, each) => total + each, 0) / figures.length
  }
  return { kcal: mean('kcal'), protein: mean('protein'), carbs: mean('carbs'), lipids: mean('lipids'), fiber: mean('fiber') }
}
