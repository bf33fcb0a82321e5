import type { MealPlan } from '@allenio/contract/meal-plans'
import { macros } from '@allenio/domain/aliments'
import type { Macro } from '@allenio/domain/aliments'
import { useMacroNames } from '#areas/aliments'
import { useFormats } from '#lib/formats'

export type PlanTarget = Pick<MealPlan, 'kcal' | `${Macro}Percent`>

/** The target of a plan, as a row of a list has room for it. */
export function useShortTarget() {
  const names = useMacroNames()
  const { integer, decimal } = useFormats()
  const kcal = (target: PlanTarget): string | null => (target.kcal === null ? null : integer(Math.round(target.kcal)))
  /** "P 30 · C 45 · G 25 %"; nothing where none is set. */
  const percents = (target: PlanTarget): string | null => {
    const parts = macros.flatMap(macro => {
      const percent = target[`${macro}Percent`]
      return percent === null ? [] : [`${names.macroLetter(macro)} ${decimal(percent, { most: 1 })}`]
    })
    return parts.length > 0 ? `${parts.join(' · ')}\u00a0%` : null
  }
  return {
    kcal,
    percents,
    /** "1.850 kcal · P 30 · C 45 · G 25 %" */
    line: (target: PlanTarget): string | null => {
      const energy = kcal(target)
      return [energy === null ? null : `${energy}\u00a0kcal`, percents(target)].filter(part => part !== null).join(' · ') || null
    },
  }
}
