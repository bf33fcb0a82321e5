import { subscriptionEndingDays, type ClientDetail } from '@allenio/contract/clients'
import { daysBetween, romeDay } from '@allenio/domain/days'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { Icon } from '#ui/icon'
import { BareButton } from '#ui/layout'
import { useDetailWords } from './words.ts'
import css from './facts.module.css'
import { SubscriptionDialog } from './subscription-dialog.tsx'

/** How long they are with us, and the one place where that is changed. */
export function SubscriptionFact({ client }: { client: ClientDetail }) {
  const t = useDetailWords()
  const { day } = useFormats()
  const [isChanging, setChanging] = useState(false)
  const { subscriptionEnd: end, subscriptionSource, may } = client
  const left = end === null ? undefined : daysBetween(romeDay(), end)
  const state = left === undefined ? undefined : left < 0 ? 'error' : left <= subscriptionEndingDays ? 'attention' : undefined
  const words = end === null ? t('noEnd') : left === 0 ? t('endsToday') : t(state === 'error' ? 'endedOn' : 'endsOn', { day: day(end) })
  return (
    <div className={css.fact} data-subscription>
      <dt>{end !== null && subscriptionSource === 'payment' ? `${t('subscription')}, ${t('fromPayments')}` : t('subscription')}</dt>
      <dd>
        {may.edit ? (
          <BareButton
            className={css.change}
            data-state={state}
            aria-label={`${t('changeEnd')}: ${words}`}
            onClick={() => setChanging(true)}>
            {words}
            <Icon of={IconPencil} size={14} />
          </BareButton>
        ) : (
          <span data-state={state}>{words}</span>
        )}
      </dd>
      {isChanging && <SubscriptionDialog client={client} onClose={() => setChanging(false)} />}
    </div>
  )
}
