import type { ClientRow } from '@allenio/contract/clients'
import { clientSorts, deletedClientDays } from '@allenio/contract/clients'
import { IconPlayerPause } from '@tabler/icons-react'
import { formats } from '#lib/formats'
import type { Column, Sort, SortChoice } from '#ui/data-table'
import { Icon } from '#ui/icon'
import { Ellipsis, Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { ClientAvatar, PeopleMarks } from '../marks/people.tsx'
import { SubscriptionMark } from '../marks/subscription-mark.tsx'
import { Dash, TagList, TypeMark } from '../marks/labels.tsx'
import type { ClientFilters } from './filters.ts'
import { useListWords } from './words.ts'
import css from './list.module.css'

/** The columns that can be chosen, in their order; the name is always shown. */
export const optionalColumns = ['type', 'tags', 'collaborators', 'email', 'phone', 'lastSeen', 'subscription', 'created'] as const
export type ColumnKey = (typeof optionalColumns)[number]

const standardColumns: readonly ColumnKey[] = ['type', 'tags', 'collaborators', 'lastSeen', 'subscription']

export const readColumns = (storedKeys: unknown): readonly ColumnKey[] =>
  Array.isArray(storedKeys) ? optionalColumns.filter(key => storedKeys.includes(key)) : standardColumns

/** The columns of the list. An optional column is left out if none of the rows has a value in it. */
export function useColumns(keys: readonly ColumnKey[], rows: readonly ClientRow[]): Column<ClientRow>[] {
  const t = useListWords()
  const all: Record<ColumnKey, Omit<Column<ClientRow>, 'key' | 'title'> & { key?: string; isEmpty?: (row: ClientRow) => boolean }> = {
    type: { width: 128, isEmpty: ({ type }) => type === null, cell: ({ type }) => (type ? <TypeMark type={type} /> : <Dash />) },
    tags: {
      minor: true,
      isEmpty: ({ tags }) => tags.length === 0,
      cell: ({ tags }) => (tags.length > 0 ? <TagList tags={tags} /> : <Dash />),
    },
    collaborators: {
      width: 84,
      isEmpty: ({ collaborators }) => collaborators.length === 0,
      cell: ({ collaborators }) => <PeopleMarks people={collaborators} />,
    },
    email: { minor: true, cell: ({ email }) => email ?? <Dash /> },
    phone: { minor: true, cell: ({ phone }) => phone ?? <Dash /> },
    lastSeen: {
      width: 116,
      sortable: true,
      cell: ({ lastSeenAt, isRegistered, declinedAt }) =>
        lastSeenAt ? (
          formats().ago(lastSeenAt)
        ) : (
          <Text as="span" size="inherit" tone={3}>
            {t(isRegistered ? 'never' : declinedAt ? 'declinedOne' : 'notRegisteredYet')}
          </Text>
        ),
    },
    subscription: {
      key: 'subscriptionEnd',
      width: 120,
      sortable: true,
      cell: ({ subscriptionEnd }) => <SubscriptionMark end={subscriptionEnd} />,
    },
    created: { width: 112, sortable: true, cell: ({ createdAt }) => formats().day(createdAt) },
  }
  return [
    { key: 'name', title: t('column_name'), sortable: true, cell: row => <NameCell client={row} /> },
    ...optionalColumns
      .filter(key => keys.includes(key) && !(rows.length > 0 && all[key].isEmpty && rows.every(all[key].isEmpty)))
      .map(key => ({ key, title: t(`column_${key}`), ...all[key] })),
  ]
}

function NameCell({ client }: { client: ClientRow }) {
  const t = useListWords()
  return (
    <>
      <ClientAvatar client={client} />
      <Ellipsis tone={client.status === 'inactive' ? 3 : 'inherit'} className={css.who}>
        {client.name}
      </Ellipsis>
      {client.deletedAt ? (
        <Text as="span" size="small" tone={3}>
          {t('deletedUntil', { count: daysUntilErased(client.deletedAt) })}
        </Text>
      ) : (
        client.status === 'inactive' && (
          <span className={css.restingMark} title={t('inactiveOne')}>
            <Icon of={IconPlayerPause} size={16} />
            <VisuallyHidden>{t('inactiveOne')}</VisuallyHidden>
          </span>
        )
      )}
    </>
  )
}

const dayMs = 86_400_000

export const daysUntilErased = (deletedAt: string): number =>
  Math.max(0, Math.ceil(deletedClientDays - (Date.now() - Date.parse(deletedAt)) / dayMs))

/** All orders of the list, including those by columns that are not shown. */
export function useSorts(): SortChoice[] {
  const t = useListWords()
  return [
    { key: 'name', title: t('column_name') },
    { key: 'created', title: t('column_created') },
    { key: 'lastSeen', title: t('column_lastSeen') },
    { key: 'subscriptionEnd', title: t('column_subscription') },
  ]
}

export function sortOf(filters: ClientFilters): Sort {
  const sort = filters.sort ?? 'name'
  return sort.startsWith('-') ? { key: sort.slice(1), direction: 'down' } : { key: sort, direction: 'up' }
}

/** The default order is left out of the address. */
export function sortName({ key, direction }: Sort): ClientFilters['sort'] {
  const name = clientSorts.find(each => each === (direction === 'down' ? `-${key}` : key))
  return name === 'name' ? undefined : name
}
