import { mealNutrientTotal } from '@allenio/domain/meal-plans'
import type { Micronutrient } from '@allenio/contract/micronutrients'
import { useMicronutrients } from '#areas/micronutrients'
import { useMe } from '#shell'
import { decimalOf } from '#ui/decimal-field'
import type { DayEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { targetOf } from '../target.ts'
import { intakePersonOf } from '../totals/person/facts.ts'
import { useIntakeSet } from '#lib/intake-set'
import { usePersonFacts } from '../totals/person/use-person-facts.ts'
import { intakeRowOf } from '../totals/micronutrients/judged-rows.ts'
import { amountIn } from './outcome.ts'

/** A nutrient that somebody wants to reach, or not to pass, as it is typed. */
export interface NutrientLine {
  code: Micronutrient['id']
  kind: 'at least' | 'at most'
  text: string
  /** The reference that proposed the amount. */
  set: string | undefined
}

/** Zero where nothing is typed yet, or no number. */
export const amountOfLine = ({ text }: Pick<NutrientLine, 'text'>): number => decimalOf(text, 3) ?? 0

export interface NutrientChoice {
  micronutrient: Micronutrient
  /** Every food has the figure: without it nobody knows what a row brings. */
  isComplete: boolean
  propose: () => Omit<NutrientLine, 'text'> & { amount: number | null }
}

/** All nutrients, each with what the reference intakes propose for the person. */
export function useNutrientChoices(day: DayEntry, days: readonly DayEntry[]): readonly NutrientChoice[] {
  const { document, planId } = useEditor()
  const mayView = useMe()?.permissions.includes('view micronutrients') ?? false
  const micronutrients = useMicronutrients()
  const facts = usePersonFacts()
  const [set] = useIntakeSet()
  if (!mayView) return []
  return micronutrients.map(micronutrient => ({
    micronutrient,
    isComplete: isComplete(micronutrient.id, days),
    propose: () => {
      const kcal = targetOf(document.rows.get().get(planId)?.cells ?? {}).kcal ?? amountIn(day.sum, { code: 'kcal' })
      const { intake } = intakeRowOf(micronutrient.id, day.sum, { set, person: intakePersonOf(facts), weightKg: facts.weightKg, kcal })
      // equivalents count other forms, too, which a single figure of a food does not
      const amount = intake && intake.equivalents === null ? intake.reference : null
      return {
        code: micronutrient.id,
        kind: intake?.aim === 'limit' ? 'at most' : 'at least',
        amount,
        set: amount === null ? undefined : intake?.set,
      }
    },
  }))
}

export const isComplete = (code: string, days: readonly DayEntry[]): boolean =>
  days.every(({ sum }) => mealNutrientTotal(sum, code, {}).isComplete)
