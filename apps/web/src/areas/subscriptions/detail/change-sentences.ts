import type { ChangeFigures, PastChange } from '@allenio/contract/subscriptions'
import type { Fact } from '#areas/purchases'
import { useFormats } from '#lib/formats'
import { useSubscriptionSentences } from '../marks/marks.tsx'
import { useDetailWords } from './words.ts'

/** The cost of a change, in the same words before it is made and afterwards in the history. */
export function useChangeSentences() {
  const t = useDetailWords()
  const { money, day } = useFormats()
  const { priceText, chargeText } = useSubscriptionSentences()
  return {
    figureFacts: ({ dueNow, balance, nextAmount, nextAt, regularAmount }: ChangeFigures, currency: string): Fact[] => [
      { label: t('dueNow'), value: money(dueNow, currency) },
      { label: t('balance'), value: balance > 0 && money(balance, currency) },
      { label: t('next'), value: chargeText({ amount: nextAmount, at: nextAt, currency }) },
      { label: t('then'), value: regularAmount !== nextAmount && money(regularAmount, currency) },
    ],
    /** "Cambio a Base, 59,00 € · Mensile. Saldo a favore: 23,69 €. Prossimo addebito: 35,31 € il 12 gen 2027." */
    historyText: ({ step, package: { name }, at, figures, ...terms }: PastChange, currency: string): string => {
      const to = { package: name, price: priceText({ ...terms, currency }), day: day(at) }
      if (step !== 'done' || !figures) return t(`history_${step}`, to)
      const { dueNow, balance, nextAmount, nextAt } = figures
      const parts = [
        t('history_done', to),
        dueNow > 0 && t('history_due', { amount: money(dueNow, currency) }),
        balance > 0 && t('history_balance', { amount: money(balance, currency) }),
        t('history_next', { charge: chargeText({ amount: nextAmount, at: nextAt, currency }) }),
      ]
      return parts.filter(Boolean).join(' ')
    },
  }
}
