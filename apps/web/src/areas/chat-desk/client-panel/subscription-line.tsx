import { subscriptionEndingDays, type ClientDetail } from '@allenio/contract/clients'
import { daysBetween } from '@allenio/domain/days'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { SubscriptionDialog } from '#areas/clients'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { useClientPanelWords } from './words.ts'
import css from './client-panel.module.css'

/** The end of the client's subscription. */
export function SubscriptionLine({ client }: { client: ClientDetail }) {
  const t = useClientPanelWords()
  const { day } = useFormats()
  const today = useToday()
  const [isChanging, setChanging] = useState(false)
  const { subscriptionEnd: end, may } = client
  const daysLeft = end === null ? undefined : daysBetween(today, end)
  const words =
    end === null
      ? t('noEnd')
      : daysLeft === 0
        ? t('endsToday')
        : t(daysLeft !== undefined && daysLeft < 0 ? 'endedOn' : 'endsOn', { day: day(end) })
  const status =
    daysLeft === undefined || daysLeft > subscriptionEndingDays ? undefined : daysLeft < 0 ? ('error' as const) : ('attention' as const)
  return (
    <Row gap={8} justify="between" className={css.subscription}>
      {status ? <Badge status={status}>{words}</Badge> : <span>{words}</span>}
      {may.edit && <IconButton size="small" label={t('changeEnd')} icon={IconPencil} onClick={() => setChanging(true)} />}
      {isChanging && <SubscriptionDialog client={client} onClose={() => setChanging(false)} />}
    </Row>
  )
}
