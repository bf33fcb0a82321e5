import type { ClientRow } from '@allenio/contract/clients'
import { hrefTo } from '#lib/screens'
import { useFormats } from '#lib/formats'
import { ListRow } from '#ui/list'
import type { MenuItem } from '#ui/menu'
import { RowActions } from '#ui/row-actions'
import { ClientAvatar } from '../marks/people.tsx'
import { SubscriptionMark } from '../marks/subscription-mark.tsx'
import { useListWords } from './words.ts'
import { daysUntilErased } from './columns.tsx'

interface PhoneRowProps {
  client: ClientRow
  menuOf: (client: ClientRow) => MenuItem[]
}

/** A client's row on a phone. */
export function PhoneRow({ client, menuOf }: PhoneRowProps) {
  const t = useListWords()
  const { ago } = useFormats()
  const { id, name, type, status, isRegistered, declinedAt, lastSeenAt, deletedAt, subscriptionEnd } = client
  const lastSeenText = lastSeenAt ? ago(lastSeenAt) : t(isRegistered ? 'never' : declinedAt ? 'declinedOne' : 'notRegisteredYet')
  const about = [status === 'inactive' && t('inactiveOne'), type?.name, lastSeenText].filter(Boolean).join(' · ')
  const lead = <ClientAvatar client={client} size={40} />
  const actions = <RowActions label={t('actionsFor', { name })} items={() => menuOf(client)} />
  if (deletedAt) {
    return <ListRow lead={lead} title={name} sub={t('deletedUntil', { count: daysUntilErased(deletedAt) })} actions={actions} />
  }
  return (
    <ListRow
      href={hrefTo('/clients/$id', { id })}
      lead={lead}
      actions={actions}
      title={name}
      sub={about}
      meta={subscriptionEnd ? <SubscriptionMark end={subscriptionEnd} /> : undefined}
    />
  )
}
