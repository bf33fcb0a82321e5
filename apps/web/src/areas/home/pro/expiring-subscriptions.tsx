import type { Output } from '@allenio/contract'
import { subscriptionEndsSoonDays, type listExpiringSubscriptions } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SubscriptionDialog } from '#areas/clients'
import { hrefTo } from '#lib/screens'
import { useFormats } from '#lib/formats'
import { Avatar } from '#ui/avatar'
import { Button, ButtonLink } from '#ui/button'
import { List, ListRow } from '#ui/list'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useProWords } from './words.ts'
import { expiringQuery, useScope } from './data.ts'
import css from './page.module.css'

type ExpiringClient = Output<typeof listExpiringSubscriptions>['clients'][number]

const rowLimit = 5

/** The subscriptions that end in the coming weeks; those that end sooner stand in the queue. One press sets a new end. */
export function ExpiringSubscriptions({ mayWrite }: { mayWrite: boolean }) {
  const t = useProWords()
  const query = useQuery(expiringQuery(useScope()))
  const [editedClient, setEditedClient] = useState<ExpiringClient>()
  const rows = query.data?.clients.filter(({ days }) => days > subscriptionEndsSoonDays) ?? []
  const allLink = rows.length > rowLimit && (
    <ButtonLink kind="quiet" size="small" href={hrefTo('/clients', { search: { subscription: 'ending' } })}>
      {t('showEnding')}
    </ButtonLink>
  )
  return (
    <Section title={t('expiring')} bare action={allLink}>
      <Loaded query={query} failed={t('expiringFailed')} skeleton={<SkeletonRows rows={3} hasAvatar columns={1} />}>
        {() =>
          rows.length > 0 ? (
            <List>
              {rows.slice(0, rowLimit).map(client => (
                <ExpiringRow key={client.id} client={client} onChange={mayWrite ? setEditedClient : undefined} />
              ))}
            </List>
          ) : (
            <Text tone={2} prose className={css.aside}>
              {t('expiringEmpty')}
            </Text>
          )
        }
      </Loaded>
      {editedClient && (
        <SubscriptionDialog client={{ ...editedClient, subscriptionSource: 'manual' }} onClose={() => setEditedClient(undefined)} />
      )}
    </Section>
  )
}

function ExpiringRow({ client, onChange }: { client: ExpiringClient; onChange: ((client: ExpiringClient) => void) | undefined }) {
  const t = useProWords()
  const { day } = useFormats()
  const { id, name, photo, days, subscriptionEnd } = client
  return (
    <ListRow
      compact
      href={hrefTo('/clients/$id', { id })}
      title={name}
      sub={`${day(subscriptionEnd)}, ${t('endsIn', { count: days })}`}
      lead={<Avatar name={name} photo={photo} size={28} seed={id} />}
      actions={
        onChange && (
          <Button kind="quiet" size="small" aria-label={`${t('renew')}: ${name}`} onClick={() => onChange(client)}>
            {t('renew')}
          </Button>
        )
      }
    />
  )
}
