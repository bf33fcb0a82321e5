import { useInfiniteQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { EmptyInboxPicture } from '#ui/illustrations'
import { SkeletonLines } from '#ui/skeleton'
import { VisuallyHidden } from '#ui/visually-hidden'
import { conversationsQuery } from '../conversations/data.ts'
import { Thread } from '../thread/thread.tsx'
import { useInboxWords } from './words.ts'
import css from './inbox.module.css'
import { usePlace } from './use-place.ts'

/** A client has one conversation, and it is the whole page. */
export function ClientInbox() {
  const t = useInboxWords()
  const { m } = usePlace()
  const { data, error, isRefetching, refetch } = useInfiniteQuery(conversationsQuery())
  const [conversation] = data?.rows ?? []
  return (
    <div className={css.page}>
      <h1>
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </h1>
      {conversation ? (
        <div className={css.own}>
          <Thread conversationId={conversation.id} around={m} />
        </div>
      ) : !data && error ? (
        <ErrorState title={t('ownFailed')} text={messageOf(error)} onRetry={() => void refetch()} retrying={isRefetching} />
      ) : !data ? (
        <div className={css.ownWaiting}>
          <SkeletonLines lines={6} />
        </div>
      ) : (
        <EmptyState large level={2} picture={<EmptyInboxPicture />} title={t('ownEmptyTitle')} text={t('ownEmptyText')} />
      )}
    </div>
  )
}
