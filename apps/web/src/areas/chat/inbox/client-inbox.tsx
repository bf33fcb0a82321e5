import { useInfiniteQuery } from '@tanstack/react-query'
import { useIsMobile } from '#lib/device'
import { EmptyState } from '#ui/empty-state'
import { EmptyInboxPicture } from '#ui/illustrations'
import { Loaded } from '#ui/loaded'
import { PageTitle } from '#ui/page-title'
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
  const isPhone = useIsMobile()
  const list = useInfiniteQuery(conversationsQuery())
  return (
    <div className={css.page}>
      {isPhone ? (
        <PageTitle>{t('title')}</PageTitle>
      ) : (
        <h1>
          <VisuallyHidden>{t('title')}</VisuallyHidden>
        </h1>
      )}
      <Loaded
        query={list}
        failed={t('ownFailed')}
        skeleton={
          <div className={css.ownWaiting}>
            <SkeletonLines lines={6} />
          </div>
        }>
        {({ rows: [conversation] }) =>
          conversation ? (
            <div className={css.own}>
              <Thread conversationId={conversation.id} around={m} />
            </div>
          ) : (
            <EmptyState large level={2} picture={<EmptyInboxPicture />} title={t('ownEmptyTitle')} text={t('ownEmptyText')} />
          )
        }
      </Loaded>
    </div>
  )
}
