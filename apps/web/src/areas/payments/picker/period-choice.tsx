import { planPeriods, type PlanPeriod } from '@allenio/domain/plan'
import { useFormats } from '#lib/formats'
import { RadioCards } from '#ui/radio-cards'
import { monthlyAverage, savingOf, type TierPrices } from './savings.ts'
import { usePickerWords } from './words.ts'

interface PeriodChoiceProps {
  prices: TierPrices
  currency: string
  value: PlanPeriod
  onChange: (period: PlanPeriod) => void
}

/** How often somebody pays, with what each choice costs and saves in figures. */
export function PeriodChoice({ prices, currency, value, onChange }: PeriodChoiceProps) {
  const t = usePickerWords()
  const { money } = useFormats()
  const priceText = (period: PlanPeriod) => {
    const amount = money(prices[period], currency)
    if (period === 'monthly') return t('perMonth', { amount })
    return t('monthAverage', { amount, month: money(monthlyAverage(prices, period), currency) })
  }
  return (
    <RadioCards
      label={t('period')}
      options={planPeriods.map(period => {
        const saving = savingOf(prices, period)
        return {
          value: period,
          label: t(period),
          hint: priceText(period),
          ...(saving > 0 && { note: t('saving', { amount: money(saving, currency) }) }),
        }
      })}
      value={value}
      onChange={onChange}
    />
  )
}
