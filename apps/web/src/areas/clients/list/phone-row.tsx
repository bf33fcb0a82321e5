import type { ClientRow } from '@allenio/contract/clients'
import type { ReactNode } from 'react'
import { hrefTo } from '#lib/screens'
import { useFormats } from '#lib/formats'
import { ListRow } from '#ui/list'
import { ClientAvatar } from '../marks/people.tsx'
import { TypeMark } from '../marks/labels.tsx'
import { SubscriptionMark } from '../marks/subscription-mark.tsx'
import { isRunning, usePauseSentences } from '../pauses/sentences.ts'
import { useListWords } from './words.ts'
import { daysUntilErased, neverSeenWord } from './columns.tsx'
import css from './list.module.css'

interface PhoneRowProps {
  client: ClientRow
  marks: ReactNode
  menu: ReactNode
}

/** A client's row on a phone. */
export function PhoneRow({ client, marks, menu }: PhoneRowProps) {
  const t = useListWords()
  const { ago } = useFormats()
  const { stateOf } = usePauseSentences()
  const { id, name, type, status, pause, lastSeenAt, deletedAt, subscriptionEnd } = client
  const lastSeenText = lastSeenAt ? ago(lastSeenAt) : t(neverSeenWord(client))
  const about = (
    <span className={css.about}>
      <span>
        {status === 'inactive' && `${t('inactiveOne')} · `}
        {status === 'active' && pause && isRunning(pause) ? stateOf(pause) : lastSeenText}
      </span>
      {marks}
      {type && <TypeMark isBadge type={type} />}
    </span>
  )
  const lead = <ClientAvatar client={client} size={40} />
  if (deletedAt) {
    return <ListRow lead={lead} title={name} sub={t('deletedUntil', { count: daysUntilErased(deletedAt) })} actions={menu} />
  }
  return (
    <ListRow
      href={hrefTo('/clients/$id', { id })}
      lead={lead}
      actions={menu}
      title={name}
      sub={about}
      meta={subscriptionEnd ? <SubscriptionMark end={subscriptionEnd} /> : undefined}
    />
  )
}
