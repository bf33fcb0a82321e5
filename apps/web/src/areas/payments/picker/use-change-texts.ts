import type { ActivePlan, PlanChangePreview } from '@allenio/contract/payments'
import { useFormats } from '#lib/formats'
import type { OrderLine } from './order.tsx'
import { usePickerWords, useVatText } from './words.ts'

const lineWords = { 'unused time': 'unusedLine', 'rest of period': 'restLine', 'whole period': 'wholeLine' } as const

/** Words a preview: its lines, when what happens, and the button with the amount. */
export function useChangeTexts(plan: ActivePlan, preview: PlanChangePreview) {
  const t = usePickerWords()
  const { money, day, shortDay, integer } = useFormats()
  const vatText = useVatText()
  const { tier, period, at, placesFrom, periodFrom, lines, due, vat, next, replaces } = preview
  const amount = money(due.total, 'EUR')
  const max = integer(tier)
  const isOtherTier = plan.tier !== tier
  const isLater = at === 'period end'
  const orderLines: OrderLine[] = [
    ...lines.map(({ kind, tier: lineTier, from, until, net }, index) => ({
      id: `${kind} ${index}`,
      label: t(lineWords[kind], { max: integer(lineTier), from: shortDay(from), until: shortDay(until) }),
      amount: net,
    })),
    ...(lines.length > 0 ? [{ id: 'vat', label: vatText(vat), amount: due.vat }] : []),
  ]
  const startDay = day(isOtherTier ? placesFrom : periodFrom)
  const verb = isOtherTier ? t('moveTo', { max }) : t(`pay_${period}`)
  return {
    lines: orderLines,
    total: { label: t('totalToday'), amount: due.total },
    sentences: [
      isLater ? t('untilThen', { day: day(periodFrom) }) : isOtherTier ? t('placesNow', { max }) : undefined,
      !isLater && periodFrom > placesFrom ? t('periodLater', { day: day(periodFrom), period: t(period).toLowerCase() }) : undefined,
      t('nextCharge', { total: money(next.amount.total, 'EUR'), day: day(next.at) }),
      replaces === 'scheduled change' ? t('replacesChange') : replaces === 'cancellation' ? t('replacesCancellation') : undefined,
    ],
    button: isLater ? t('buttonLater', { verb, day: startDay }) : t('buttonNow', { verb, amount }),
    done: isLater ? t('doneLater', { day: startDay }) : isOtherTier ? t('doneNow', { max }) : t('donePeriod'),
  }
}
