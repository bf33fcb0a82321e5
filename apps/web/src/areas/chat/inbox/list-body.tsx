import type { InboxView } from '@allenio/contract/chat'
import type { ReactNode } from 'react'
import { chooseMember } from '#areas/collaborators'
import { messageOf } from '#lib/api'
import { useIsMobile } from '#lib/device'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { AllClearPicture, EmptyInboxPicture } from '#ui/illustrations'
import { Row, Stack } from '#ui/layout'
import { Skeleton, Waiting } from '#ui/skeleton'
import { useInboxWords } from './words.ts'
import css from './inbox.module.css'
import type { ConversationQuery } from './inbox-list.tsx'
import { NoConversations } from './no-conversations.tsx'

interface ListBodyProps {
  list: ConversationQuery
  isEmpty: boolean
  view: InboxView
  collaboratorId: string | undefined
  children: ReactNode
}

/** Shown instead of the rows while there are none. */
export function ListBody({ list, isEmpty, view, collaboratorId, children }: ListBodyProps) {
  const t = useInboxWords()
  const { data, error, isRefetching, refetch } = list
  if (!data && error) {
    return (
      <div className={css.instead}>
        <ErrorState title={t('failed')} text={messageOf(error)} onRetry={() => void refetch()} isRetrying={isRefetching} />
      </div>
    )
  }
  if (!data || (isEmpty && list.isPlaceholderData)) return <SkeletonConversations />
  if (isEmpty)
    return (
      <div className={css.instead}>
        <Nothing view={view} isOfMember={collaboratorId !== undefined} />
      </div>
    )
  return children
}

function Nothing({ view, isOfMember }: { view: InboxView; isOfMember: boolean }) {
  const t = useInboxWords()
  const isMobile = useIsMobile()
  if (view === 'unread') return <EmptyState level={2} picture={<AllClearPicture />} title={t('noUnread')} text={t('noUnreadText')} />
  if (view === 'waiting') return <EmptyState level={2} picture={<AllClearPicture />} title={t('noWaiting')} text={t('noWaitingText')} />
  if (isOfMember) {
    return (
      <EmptyState
        level={2}
        picture={<EmptyInboxPicture />}
        title={t('noneOfMember')}
        action={<Button onClick={() => chooseMember(undefined)}>{t('showAll')}</Button>}
      />
    )
  }
  // on a wide screen the larger explanation is shown beside the list
  return isMobile ? <NoConversations /> : <p className={css.none}>{t('noneYet')}</p>
}

const widths = ['52%', '38%', '60%', '44%', '56%', '40%', '48%', '36%']

function SkeletonConversations() {
  return (
    <Waiting>
      {widths.map(width => (
        <Row key={width} gap={12} className={css.bone}>
          <Skeleton round height={40} />
          <Stack gap={10} grow>
            <Skeleton width={width} height={12} />
            <Skeleton width="80%" height={10} />
          </Stack>
        </Row>
      ))}
    </Waiting>
  )
}
