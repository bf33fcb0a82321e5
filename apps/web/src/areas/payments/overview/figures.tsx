import type { ActivePlan } from '@allenio/contract/payments'
import { useFormats } from '#lib/formats'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { Places } from './places.tsx'
import { usePlanSentences } from './use-plan-sentences.ts'
import { useOverviewWords } from './words.ts'

/** Answers at first sight: what do I pay, and is it enough? */
export function PlanFigures({ plan }: { plan: ActivePlan }) {
  const t = useOverviewWords()
  const { money, day } = useFormats()
  const { nameOf, priceOf, stateOf } = usePlanSentences()
  const { nextCharge, unpaid, activeClients, places } = plan
  return (
    <FigureRow>
      <FigureCell>
        <Places activeClients={activeClients} maxClients={places} />
      </FigureCell>
      <FigureCell>
        <Figure size="small" label={t('plan')} value={nameOf(plan)} note={[priceOf(plan), stateOf(plan)].filter(Boolean).join(' ')} />
      </FigureCell>
      <FigureCell>
        {nextCharge ? (
          <Figure
            size="small"
            label={t('next')}
            value={money(nextCharge.amount.total, 'EUR')}
            unit={t('nextOn', { day: day(nextCharge.at) })}
            note={nextCharge.amount.vat > 0 ? t('withVat', { vat: money(nextCharge.amount.vat, 'EUR') }) : t('withoutVat')}
          />
        ) : unpaid ? (
          <Figure
            size="small"
            label={t('next')}
            value={t('nextOpen')}
            note={unpaid.retryAt ? t('nextRetry', { day: day(unpaid.retryAt) }) : t('nextPay')}
          />
        ) : (
          <Figure size="small" label={t('next')} value={t('nextNone')} note={t('nothingCharged')} />
        )}
      </FigureCell>
    </FigureRow>
  )
}
