import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSettled } from '#lib/api'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { NoResultsPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { conversationsQuery, foundMessagesQuery } from '../conversations/data.ts'
import { useInboxWords } from './words.ts'
import css from './inbox.module.css'
import { useLastLine } from './last-line.ts'
import type { Place } from './use-place.ts'
import { useListTime } from './use-list-time.ts'
import { markHits, MarkedText } from './search-hits.tsx'

interface SearchResultsProps {
  search: string
  place: Place
  collaboratorId: string | undefined
  onClear: () => void
}

const shortest = 2

/** People by their name, and below the messages that hold the words. */
export function SearchResults({ search, place, collaboratorId, onClear }: SearchResultsProps) {
  const t = useInboxWords()
  const time = useListTime()
  const lineOf = useLastLine()
  const searchTerm = useSettled(search)
  const people = useInfiniteQuery(conversationsQuery({ search: searchTerm, collaboratorId }))
  const isLongEnough = searchTerm.length >= shortest
  const messages = useInfiniteQuery({ ...foundMessagesQuery(searchTerm), enabled: isLongEnough })
  const conversations = people.data?.rows ?? []
  const hits = isLongEnough ? (messages.data?.rows ?? []) : []
  const isSettled = people.data && (!isLongEnough || messages.data) && !people.isPlaceholderData && !messages.isPlaceholderData
  if (isSettled && isLongEnough && conversations.length === 0 && hits.length === 0) {
    return (
      <div className={css.instead}>
        <EmptyState
          level={2}
          picture={<NoResultsPicture />}
          title={t('noMessages')}
          action={<Button onClick={onClear}>{t('clearSearch')}</Button>}
        />
      </div>
    )
  }
  return (
    <div className={css.scroll} aria-busy={!isSettled}>
      <Results title={t('people')} list={people} none={t('noPeople')} skeletonRows={2}>
        {conversation => (
          <ListRow
            key={conversation.id}
            href={place.hrefOf(conversation.id)}
            isCurrent={conversation.id === place.c}
            strong={conversation.unreadCount > 0}
            lead={<Avatar name={conversation.chatInfo.title} photo={conversation.chatInfo.photo} size={36} seed={conversation.clientId} />}
            title={<Marked text={conversation.chatInfo.title} search={searchTerm} />}
            sub={lineOf(conversation).text}
          />
        )}
      </Results>
      {isLongEnough ? (
        <Results title={t('messages')} list={messages} none={t('noMessages')} skeletonRows={3}>
          {({ message, conversation }) => (
            <ListRow
              key={message.id}
              href={place.hrefOf(conversation.id, message.id)}
              isCurrent={message.id === place.m}
              lead={<Avatar name={conversation.title} photo={conversation.photo} size={36} seed={conversation.clientId} />}
              title={
                <Row as="span" gap={8} align="start" justify="between">
                  <TruncatedText isInside text={conversation.title} />
                  <Text as="span" size="small" tone={3} className={css.time}>
                    <time dateTime={message.createdAt}>{time(message.createdAt)}</time>
                  </Text>
                </Row>
              }
              sub={
                <Text as="span" size="inherit" tone="inherit" lines={2} className={css.hit}>
                  {message.isOwn && t('you', { text: '' })}
                  <Marked text={message.message || message.filename || ''} search={searchTerm} />
                </Text>
              }
            />
          )}
        </Results>
      ) : (
        <section>
          <GroupTitle>{t('messages')}</GroupTitle>
          <p className={css.none}>{t('searchMore')}</p>
        </section>
      )}
    </div>
  )
}

interface ResultsProps<Hit> {
  title: string
  list: UseInfiniteQueryResult<{ rows: readonly Hit[] }>
  /** Shown if nothing was found. */
  none: string
  skeletonRows: number
  children: (hit: Hit) => ReactNode
}

function Results<Hit>({ title, list, none, skeletonRows, children }: ResultsProps<Hit>) {
  const t = useInboxWords()
  return (
    <section>
      <GroupTitle>{title}</GroupTitle>
      <Loaded query={list} failed={t('searchFailed')} skeleton={<SkeletonRows rows={skeletonRows} hasAvatar columns={0} tall />}>
        {({ rows }) => (rows.length === 0 ? <p className={css.none}>{none}</p> : <List label={title}>{rows.map(children)}</List>)}
      </Loaded>
      <LoadMore list={list} />
    </section>
  )
}

const GroupTitle = ({ children }: { children: string }) => (
  <Text as="h2" size="small" tone={3} className={css.group}>
    {children}
  </Text>
)

const Marked = ({ text, search }: { text: string; search: string }) => <MarkedText pieces={markHits(text, search)} className={css.mark} />
