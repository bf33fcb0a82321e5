import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { messageOf, useSettled } from '#lib/api'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { NoResultsPicture } from '#ui/illustrations'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { SkeletonRows } from '#ui/skeleton'
import { conversationsQuery, foundMessagesQuery } from '../conversations/reads.ts'
import { useInboxWords } from './words.ts'
import css from './inbox.module.css'
import { useLastLine } from './last-line.ts'
import type { Place } from './use-place.ts'
import { useListTime } from './use-list-time.ts'
import { marked } from './marked.ts'

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
  const asked = useSettled(search)
  const people = useInfiniteQuery(conversationsQuery({ search: asked, collaboratorId }))
  const isLongEnough = asked.length >= shortest
  const messages = useInfiniteQuery({ ...foundMessagesQuery(asked), enabled: isLongEnough })
  const found = people.data?.rows ?? []
  const hits = isLongEnough ? (messages.data?.rows ?? []) : []
  const isSettled = people.data && (!isLongEnough || messages.data) && !people.isPlaceholderData && !messages.isPlaceholderData
  if (isSettled && isLongEnough && found.length === 0 && hits.length === 0) {
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
      <section>
        <h2 className={css.group}>{t('people')}</h2>
        {!people.data && people.error ? (
          <ErrorState title={t('searchFailed')} text={messageOf(people.error)} onRetry={() => void people.refetch()} />
        ) : !people.data ? (
          <SkeletonRows rows={2} avatar columns={0} tall />
        ) : found.length === 0 ? (
          <p className={css.none}>{t('noPeople')}</p>
        ) : (
          <List label={t('people')}>
            {found.map(conversation => (
              <ListRow
                key={conversation.id}
                href={place.hrefOf(conversation.id)}
                current={conversation.id === place.c}
                strong={conversation.unreadCount > 0}
                lead={
                  <Avatar name={conversation.chatInfo.title} photo={conversation.chatInfo.photo} size={36} seed={conversation.clientId} />
                }
                title={<Marked text={conversation.chatInfo.title} search={asked} />}
                sub={lineOf(conversation).text}
              />
            ))}
          </List>
        )}
        <LoadMore list={people} />
      </section>
      <section>
        <h2 className={css.group}>{t('messages')}</h2>
        {!isLongEnough ? (
          <p className={css.none}>{t('searchMore')}</p>
        ) : !messages.data && messages.error ? (
          <ErrorState title={t('searchFailed')} text={messageOf(messages.error)} onRetry={() => void messages.refetch()} />
        ) : !messages.data ? (
          <SkeletonRows rows={3} avatar columns={0} tall />
        ) : hits.length === 0 ? (
          <p className={css.none}>{t('noMessages')}</p>
        ) : (
          <List label={t('messages')}>
            {hits.map(({ message, conversation }) => (
              <ListRow
                key={message.id}
                href={place.hrefOf(conversation.id, message.id)}
                current={message.id === place.m}
                lead={<Avatar name={conversation.title} photo={conversation.photo} size={36} seed={conversation.clientId} />}
                title={
                  <span className={css.hitTitle}>
                    <span>{conversation.title}</span>
                    <time dateTime={message.createdAt}>{time(message.createdAt)}</time>
                  </span>
                }
                sub={
                  <span className={css.hit}>
                    {message.isOwn && t('you', { text: '' })}
                    <Marked text={message.message || message.filename || ''} search={asked} />
                  </span>
                }
              />
            ))}
          </List>
        )}
        <LoadMore list={messages} />
      </section>
    </div>
  )
}

/** A text with what was searched for marked in it. */
export function Marked({ text, search }: { text: string; search: string }) {
  return marked(text, search).map(({ text: piece, isHit }, index) =>
    // pieces have no name but their place
    // oxlint-disable-next-line react/no-array-index-key
    isHit ? (
      <mark key={index} className={css.mark}>
        {piece}
      </mark>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  )
}
