/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- a dialog element
   that stands beside a page in use cannot lie under that page's menus and toasts */
import { IconArrowLeft } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useFocusTrap, useMergedRef } from '@mantine/hooks'
import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useMe } from '#shell'
import { useIsMobile } from '#lib/device'
import { classes } from '#ui/classes'
import { CloseButton } from '#ui/close-button'
import { EmptyState } from '#ui/empty-state'
import { IconButton } from '#ui/icon-button'
import { useLayer } from '#ui/layers'
import { Loaded } from '#ui/loaded'
import type { LoadedProps } from '#ui/loaded'
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
  const query = useQuery(conversationOfClientQuery(clientId))
  return query.data ? <Conversation id={query.data.conversation.id} around={undefined} /> : <BareBox query={query} />
}

function OwnConversation({ around }: { around: string | undefined }) {
  const list = useInfiniteQuery(conversationsQuery())
  const own = list.data?.rows[0]
  return own ? <Thread conversationId={own.id} around={around} onClose={closeChat} /> : <BareBox query={list} />
}

/** The box while it has no conversation to show. */
function BareBox({ query }: Pick<LoadedProps<unknown>, 'query'>) {
  const t = useBoxWords()
  return (
    <>
      <header className={css.head}>
        <span className={css.push} />
        <CloseButton onClick={closeChat} />
      </header>
      <div className={css.bare}>
        <Loaded query={query} failed={t('failed')} skeleton={<ThreadSkeleton />}>
          {() => <EmptyState title={t('none')} text={t('noneOwn')} />}
        </Loaded>
      </div>
    </>
  )
}

/** Moves the focus into the box when it opens, and back to where it was when it closes. Whoever sees the box can close it by Escape. */
function useFocus(box: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement
    const element = box.current
    element?.focus({ preventScroll: true })
    return () => {
      const isInside = element?.contains(document.activeElement) || document.activeElement === document.body
      if (isInside && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [box])
}
