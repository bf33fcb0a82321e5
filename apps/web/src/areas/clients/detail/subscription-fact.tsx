import type { ClientDetail } from '@allenio/contract/clients'
import { subscriptionEndingDays } from '@allenio/contract/clients'
import { daysBetween } from '@allenio/domain/days'
import { romeDay } from '@allenio/domain/formats'
import { IconPencil } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '#lib/formats'
import { useDetailWords } from './words.ts'
import css from './frame.module.css'

const SubscriptionDialog = lazy(async () => ({ default: (await import('./subscription-dialog.tsx')).SubscriptionDialog }))

/** How long they are with us, and the one place where that is changed. */
export function SubscriptionFact({ client }: { client: ClientDetail }) {
  const t = useDetailWords()
  const { day } = useFormats()
  const [isChanging, setChanging] = useState(false)
  const { subscriptionEnd: end, may } = client
  const left = end === null ? undefined : daysBetween(romeDay(), end)
  const state = left === undefined ? undefined : left < 0 ? 'error' : left <= subscriptionEndingDays ? 'attention' : undefined
  const words = end === null ? t('noEnd') : left === 0 ? t('endsToday') : t(state === 'error' ? 'endedOn' : 'endsOn', { day: day(end) })
  return (
    <div className={css.fact} data-subscription>
      <dt>{t('subscription')}</dt>
      <dd>
        {may.edit ? (
          <button
            type="button"
            className={css.change}
            data-state={state}
            aria-label={`${t('changeEnd')}: ${words}`}
            onClick={() => setChanging(true)}>
            {words}
            <IconPencil stroke={1.5} aria-hidden />
          </button>
        ) : (
          <span data-state={state}>{words}</span>
        )}
      </dd>
      {isChanging && (
        <Suspense>
          <SubscriptionDialog client={client} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </div>
  )
}
