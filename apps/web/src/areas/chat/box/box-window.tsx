/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- a dialog element
   that stands beside a page in use cannot lie under that page's menus and toasts */
import { IconArrowLeft } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useFocusTrap, useMergedRef } from '@mantine/hooks'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useMe } from '#shell'
import { messageOf } from '#lib/api'
import { useIsMobile } from '#lib/device'
import { classes } from '#ui/classes'
import { CloseButton } from '#ui/close-button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { IconButton } from '#ui/icon-button'
import { useLayer } from '#ui/layers'
import { conversationOfClientQuery, conversationsQuery } from '../conversations/data.ts'
import { ThreadSkeleton } from '../thread/thread-skeleton.tsx'
import { Thread } from '../thread/thread.tsx'
import { useBoxWords } from './words.ts'
import { closeChat, openChat, type BoxPlace } from './box-state.ts'
import { BoxList } from './box-list.tsx'
import css from './chat-box.module.css'
import { useVisibleHeight } from './use-visible-height.ts'

/** A window beside the page on a wide screen, the whole screen on a phone. */
export function BoxWindow({ place }: { place: BoxPlace }) {
  const t = useBoxWords()
  const isMobile = useIsMobile()
  const box = useRef<HTMLDivElement>(null)
  const trap = useFocusTrap(isMobile)
  useLayer(isMobile, closeChat)
  useVisibleHeight(box, isMobile)
  useFocus(box)
  const keyDown = (event: KeyboardEvent) => {
    // a dialog that was opened from the box handles its own Escape
    const isInside = event.target instanceof Node && box.current?.contains(event.target)
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return
    event.stopPropagation()
    closeChat()
  }
  return (
    <div
      ref={useMergedRef(box, trap)}
      className={classes(css.box, isMobile && css.whole)}
      role="dialog"
      aria-label={t('title')}
      data-in-corner={!isMobile || undefined}
      aria-modal={isMobile || undefined}
      tabIndex={-1}
      onKeyDown={keyDown}>
      <BoxContent place={place} />
    </div>
  )
}

function BoxContent({ place }: { place: BoxPlace }) {
  const isClient = useMe()?.workspace?.role === 'client'
  if (isClient) return <OwnConversation around={place.kind === 'conversation' ? place.around : undefined} />
  switch (place.kind) {
    case 'list':
      return <BoxList />
    case 'client':
      return <ClientConversation clientId={place.clientId} />
    case 'conversation':
      return <Conversation id={place.id} around={place.around} />
    default:
      return place satisfies never
  }
}

function Conversation({ id, around }: { id: string; around: string | undefined }) {
  const t = useBoxWords()
  const before = <IconButton label={t('back')} icon={IconArrowLeft} onClick={() => openChat()} />
  return <Thread conversationId={id} around={around} onClose={closeChat} before={before} />
}

function ClientConversation({ clientId }: { clientId: string }) {
  const { data, error, isFetching, refetch } = useQuery(conversationOfClientQuery(clientId))
  if (data) return <Conversation id={data.conversation.id} around={undefined} />
  return <ConversationPlaceholder error={error} isFetching={isFetching} onRetry={() => void refetch()} />
}

function OwnConversation({ around }: { around: string | undefined }) {
  const t = useBoxWords()
  const { data, error, isFetching, refetch } = useInfiniteQuery(conversationsQuery())
  const own = data?.rows[0]
  if (own) return <Thread conversationId={own.id} around={around} onClose={closeChat} />
  if (!data) return <ConversationPlaceholder error={error} isFetching={isFetching} onRetry={() => void refetch()} />
  return (
    <EmptyBox>
      <EmptyState title={t('none')} text={t('noneOwn')} />
    </EmptyBox>
  )
}

function ConversationPlaceholder({ error, isFetching, onRetry }: { error: Error | null; isFetching: boolean; onRetry: () => void }) {
  const t = useBoxWords()
  return (
    <EmptyBox>
      {error ? <ErrorState title={t('failed')} text={messageOf(error)} onRetry={onRetry} retrying={isFetching} /> : <ThreadSkeleton />}
    </EmptyBox>
  )
}

const EmptyBox = ({ children }: { children: React.ReactNode }) => (
  <>
    <header className={css.head}>
      <span className={css.push} />
      <CloseButton onClick={closeChat} />
    </header>
    <div className={css.bare}>{children}</div>
  </>
)

/** Moves the focus into the box when it opens, and back to where it was when it closes. */
function useFocus(box: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const before = document.activeElement
    const element = box.current
    element?.focus({ preventScroll: true })
    return () => {
      const isInside = element?.contains(document.activeElement) || document.activeElement === document.body
      if (isInside && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [box])
}
