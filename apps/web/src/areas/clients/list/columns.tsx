import { deletedClientDays } from '@allenio/contract/clients'
import type { ClientRow } from '@allenio/contract/clients'
import { IconCalendarPause, IconPlayerPause } from '@tabler/icons-react'
import { formats } from '#lib/formats'
import type { ListColumn } from '#shell/list-page'
import { Icon } from '#ui/icon'
import { Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { ClientAvatar, PeopleMarks } from '../marks/people.tsx'
import { SubscriptionMark } from '../marks/subscription-mark.tsx'
import { isRunning, usePauseSentences } from '../pauses/sentences.ts'
import { Dash, TagList, TypeMark } from '../marks/labels.tsx'
import type { ClientFilters } from './filters.ts'
import { useListWords } from './words.ts'
import css from './list.module.css'

/** The columns of the list; of deleted clients only the name and the type are of interest. */
export function useColumns(isOfDeleted: boolean, adherence: readonly ListColumn<ClientRow>[]): ListColumn<ClientRow>[] {
  const t = useListWords()
  const columns = [
    { key: 'name', sort: 'name', cell: client => <NameCell client={client} /> },
    {
      key: 'type',
      choice: 'shown',
      width: 92,
      isEmpty: ({ type }) => type === null,
      cell: ({ type }) => (type ? <TypeMark type={type} /> : <Dash />),
    },
    {
      key: 'tags',
      choice: 'shown',
      isMinor: true,
      isEmpty: ({ tags }) => tags.length === 0,
      cell: ({ tags }) => (tags.length > 0 ? <TagList tags={tags} /> : <Dash />),
    },
    {
      key: 'collaborators',
      choice: 'shown',
      width: 72,
      isEmpty: ({ collaborators }) => collaborators.length === 0,
      cell: ({ collaborators }) => <PeopleMarks people={collaborators} />,
    },
    { key: 'email', choice: 'hidden', isMinor: true, cell: ({ email }) => email ?? <Dash /> },
    { key: 'phone', choice: 'hidden', isMinor: true, cell: ({ phone }) => phone ?? <Dash /> },
    { key: 'lastSeen', sort: 'lastSeen', choice: 'shown', width: 116, cell: client => <LastSeen client={client} /> },
    {
      key: 'subscription',
      sort: 'subscriptionEnd',
      choice: 'shown',
      width: 120,
      cell: ({ subscriptionEnd }) => <SubscriptionMark end={subscriptionEnd} />,
    },
    { key: 'created', sort: 'created', choice: 'hidden', width: 112, cell: ({ createdAt }) => formats().day(createdAt) },
  ] as const satisfies readonly Omit<ListColumn<ClientRow, NonNullable<ClientFilters['sort']>>, 'title'>[]
  return columns.flatMap((column): ListColumn<ClientRow>[] => [
    ...(column.key === 'lastSeen' ? adherence : []),
    { ...column, title: t(`column_${column.key}`), isLeftOut: isOfDeleted && column.key !== 'name' && column.key !== 'type' },
  ])
}

function LastSeen({ client }: { client: ClientRow }) {
  const t = useListWords()
  if (client.lastSeenAt) return formats().ago(client.lastSeenAt)
  return (
    <Text as="span" size="inherit" tone={3}>
      {t(neverSeenWord(client))}
    </Text>
  )
}

/** The key of the sentence for somebody who has never signed in. */
export const neverSeenWord = ({ isRegistered, declinedAt }: ClientRow) =>
  isRegistered ? 'never' : declinedAt ? 'declinedOne' : 'notRegisteredYet'

function NameCell({ client }: { client: ClientRow }) {
  const t = useListWords()
  return (
    <>
      <ClientAvatar client={client} />
      <TruncatedText isInside text={client.name} tone={client.status === 'inactive' ? 3 : 'inherit'} className={css.who} />
      {client.deletedAt ? (
        <Text as="span" size="small" tone={3}>
          {t('deletedUntil', { count: daysUntilErased(client.deletedAt) })}
        </Text>
      ) : (
        <RestingMark client={client} />
      )}
    </>
  )
}

/** Marks a client who is deactivated, or rests today. */
function RestingMark({ client: { status, pause } }: { client: ClientRow }) {
  const t = useListWords()
  const { stateOf } = usePauseSentences()
  const isPaused = pause !== null && isRunning(pause)
  if (status === 'active' && !isPaused) return null
  const title = status === 'active' && pause ? stateOf(pause) : t('inactiveOne')
  return (
    <span className={css.restingMark} title={title}>
      <Icon of={status === 'active' ? IconCalendarPause : IconPlayerPause} size={16} />
      <VisuallyHidden>{title}</VisuallyHidden>
    </span>
  )
}

const dayMs = 86_400_000

export const daysUntilErased = (deletedAt: string): number =>
  Math.max(0, Math.ceil(deletedClientDays - (Date.now() - Date.parse(deletedAt)) / dayMs))
