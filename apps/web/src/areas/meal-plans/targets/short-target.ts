import type { MealPlan } from '@allenio/contract/meal-plans'
import { macroPercents, macros, percentsRest } from '@allenio/domain/aliments'
import type { Macro } from '@allenio/domain/aliments'
import { useMacroNames } from '#areas/aliments'
import { useMe } from '#shell'
import { useFormats } from '#lib/formats'
import { areaWords } from '#lib/words'

const useTargetWords = areaWords('meal plan targets', {
  it: { rest: 'altro {{percent}}', atLeast: 'almeno' },
  en: { rest: 'other {{percent}}', atLeast: 'at least' },
})

type Mean = NonNullable<MealPlan['mean']>
export type PlanTarget = Pick<MealPlan, 'kcal' | `${Macro}Percent`>

/** The target of a plan and the mean of its days, as a row of a list has room for them. */
export function useShortTarget() {
  const t = useTargetWords()
  const names = useMacroNames()
  const { integer, decimal } = useFormats()
  const atLeast = useMe()?.roles.includes('client') ? `${t('atLeast')} ` : '≥\u00a0'
  const kcal = (target: PlanTarget): string | null => (target.kcal === null ? null : integer(Math.round(target.kcal)))
  /** "P 30 · C 45 · G 25 %"; nothing where none is set. */
  const percents = (target: PlanTarget, rest = 0): string | null => {
    const parts = macros.flatMap(macro => {
      const percent = target[`${macro}Percent`]
      return percent === null ? [] : [`${names.macroLetter(macro)} ${decimal(percent, { most: 1 })}`]
    })
    const all = rest > 0 ? [...parts, t('rest', { percent: integer(rest) })] : parts
    return parts.length > 0 ? `${all.join(' · ')}\u00a0%` : null
  }
  const meanKcal = ({ kcal: { amount, isPartial } }: Mean) => `${isPartial ? atLeast : ''}${integer(Math.round(amount))}`
  /** Shares of a part of the figures would say nothing of the whole. What no macro has is named, because the target beside it makes 100. */
  function meanPercents(mean: Mean): string | null {
    if (!mean.kcal.amount || [mean.kcal, ...macros.map(macro => mean[macro])].some(({ isPartial }) => isPartial)) return null
    const grams = { protein: mean.protein.amount, carbs: mean.carbs.amount, lipids: mean.lipids.amount }
    const shares = macroPercents(grams, mean.kcal.amount)
    const { protein, carbs, lipids } = shares
    return percents({ kcal: null, proteinPercent: protein, carbsPercent: carbs, lipidsPercent: lipids }, percentsRest(shares))
  }
  return {
    kcal,
    percents,
    meanKcal,
    meanPercents,
    /** "1.850 kcal · P 30 · C 45 · G 25 %" */
    line: (target: PlanTarget): string | null => {
      const energy = kcal(target)
      return [energy === null ? null : `${energy}\u00a0kcal`, percents(target)].filter(part => part !== null).join(' · ') || null
    },
  }
}
