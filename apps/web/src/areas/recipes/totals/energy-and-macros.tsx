import { macroPercents, macros, type Macro, type NutrientTotal } from '@allenio/domain/aliments'
import type { DishFigures } from '@allenio/domain/recipes'
import { useFoodNames } from '#areas/aliments'
import { useFormats } from '#lib/formats'
import { Figure } from '#ui/figure'
import { Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { useTotalWords } from './words.ts'

const tones = { protein: 'protein', carbs: 'carbohydrate', lipids: 'fat' } as const satisfies Record<Macro, string>

const isAtLeast = (total: NutrientTotal | undefined) => typeof total?.roundedAmount === 'number' && !total.isComplete

/** A figure that no ingredient has is a dash, never a zero. */
export function EnergyAndMacros({ figures: { grams, totals } }: { figures: DishFigures }) {
  const t = useTotalWords()
  const names = useFoodNames()
  const { decimal } = useFormats()
  const kcal = totals.get('kcal')
  const percents = percentsOf(totals)
  const amountText = (total: NutrientTotal | undefined, most: number) =>
    typeof total?.roundedAmount === 'number' ? decimal(total.roundedAmount, { most }) : '–'
  return (
    <Stack gap={16}>
      <Figure
        size="large"
        label={isAtLeast(kcal) && t('atLeast')}
        value={amountText(kcal, 0)}
        unit="kcal"
        note={t('weight', { grams: decimal(Math.round(grams), { most: 0 }) })}
      />
      {macros.map(macro => {
        const total = totals.get(macro)
        const text = `${isAtLeast(total) ? `${t('atLeast')} ` : ''}${amountText(total, 1)}\u00a0g`
        return (
          <ProgressBar
            key={macro}
            label={names.macro(macro)}
            tone={tones[macro]}
            value={percents?.[macro] ?? 0}
            text={percents ? `${text} · ${percents[macro]}%` : text}
          />
        )
      })}
    </Stack>
  )
}

/** Nothing where one of the three is not known, or only in part: none of them is a share of the whole then. */
function percentsOf(totals: DishFigures['totals']): Record<Macro, number> | undefined {
  const [protein, carbs, lipids] = macros.map(macro => (totals.get(macro)?.isComplete ? totals.get(macro)?.amount : undefined))
  if (typeof protein !== 'number' || typeof carbs !== 'number' || typeof lipids !== 'number') return undefined
  return macroPercents({ protein, carbs, lipids })
}
