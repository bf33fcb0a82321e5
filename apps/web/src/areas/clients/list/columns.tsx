import type { ClientRow } from '@allenio/contract/clients'
import { clientSorts, deletedClientDays } from '@allenio/contract/clients'
import { IconPlayerPause } from '@tabler/icons-react'
import { formats } from '#lib/formats'
import { classes } from '#ui/classes'
import type { Column, Sort, SortChoice } from '#ui/data-table'
import { VisuallyHidden } from '#ui/visually-hidden'
import { ClientAvatar, PeopleMarks } from '../marks/people.tsx'
import { SubscriptionMark } from '../marks/subscription-mark.tsx'
import { TagList } from '../marks/tag-list.tsx'
import { TypeMark } from '../marks/type-mark.tsx'
import type { ClientFilters } from './filters.ts'
import { useListWords } from './words.ts'
import css from './list.module.css'

/** The columns that can be chosen, in their order; the name is always shown. */
export const optionalColumns = ['type', 'tags', 'collaborators', 'email', 'phone', 'lastSeen', 'subscription', 'created'] as const
export type ColumnKey = (typeof optionalColumns)[number]

export const standardColumns: readonly ColumnKey[] = ['type', 'tags', 'collaborators', 'lastSeen', 'subscription']

export const readColumns = (storedKeys: unknown): readonly ColumnKey[] =>
  Array.isArray(storedKeys) ? optionalColumns.filter(key => storedKeys.includes(key)) : standardColumns

const nothing = (
  <span className={css.nothing} aria-hidden>
    –
  </span>
)

/** The columns of the list. An optional column is left out if none of the rows has a value in it. */
export function useColumns(keys: readonly ColumnKey[], rows: readonly ClientRow[]): Column<ClientRow>[] {
  const t = useListWords()
  const all: Record<ColumnKey, Omit<Column<ClientRow>, 'key'> & { key?: string; isEmpty?: (row: ClientRow) => boolean }> = {
    type: {
      title: t('column_type'),
      width: 128,
      isEmpty: ({ type }) => type === null,
      cell: ({ type }) => (type ? <TypeMark type={type} /> : nothing),
    },
    tags: {
      title: t('column_tags'),
      minor: true,
      isEmpty: ({ tags }) => tags.length === 0,
      cell: ({ tags }) => (tags.length > 0 ? <TagList tags={tags} /> : nothing),
    },
    collaborators: {
      title: t('column_collaborators'),
      width: 84,
      isEmpty: ({ collaborators }) => collaborators.length === 0,
      cell: ({ collaborators }) => <PeopleMarks people={collaborators} />,
    },
    email: { title: t('column_email'), minor: true, cell: ({ email }) => email ?? nothing },
    phone: { title: t('column_phone'), minor: true, cell: ({ phone }) => phone ?? nothing },
    lastSeen: {
      title: t('column_lastSeen'),
      width: 116,
      sortable: true,
      cell: ({ lastSeenAt, isRegistered, declinedAt }) =>
        lastSeenAt ? (
          formats().ago(lastSeenAt)
        ) : (
          <span className={css.nothing}>{t(isRegistered ? 'never' : declinedAt ? 'declinedOne' : 'notRegisteredYet')}</span>
        ),
    },
    subscription: {
      key: 'subscriptionEnd',
      title: t('column_subscription'),
      width: 120,
      sortable: true,
      cell: ({ subscriptionEnd }) => <SubscriptionMark end={subscriptionEnd} />,
    },
    created: { title: t('column_created'), width: 112, sortable: true, cell: ({ createdAt }) => formats().day(createdAt) },
  }
  return [
    { key: 'name', title: t('column_name'), sortable: true, cell: row => <NameCell client={row} /> },
    ...optionalColumns
      .filter(key => keys.includes(key) && !(rows.length > 0 && all[key].isEmpty && rows.every(all[key].isEmpty)))
      .map(key => ({ key, ...all[key] })),
  ]
}

function NameCell({ client }: { client: ClientRow }) {
  const t = useListWords()
  return (
    <>
      <ClientAvatar client={client} />
      <span className={classes(css.who, client.status === 'inactive' && css.resting)}>{client.name}</span>
      {client.deletedAt ? (
        <span className={css.aside}>{t('deletedUntil', { count: daysUntilErased(client.deletedAt) })}</span>
      ) : (
        client.status === 'inactive' && (
          <span className={css.restingMark} title={t('inactiveOne')}>
            <IconPlayerPause stroke={1.5} aria-hidden />
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
