import { IconMessageCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { goTo, useFrameTools, useMe, useShortcuts, useWaitingCount } from '#shell'
import { fetchAhead } from '#lib/build'
import { isVisible, mayPrefetch } from '#lib/device'
import { lazyPart } from '#lib/lazy-part'
import { onRealtime } from '#lib/realtime'
import { hrefTo } from '#lib/screens'
import { IconButton } from '#ui/icon-button'
import { useChatLive } from '../conversations/live.ts'
import { useBoxWords } from './words.ts'
import { announceMessage } from './message-toasts.ts'
import { closeChat, openChat, useBoxPlace } from './box-state.ts'
import { useUnreadConversationCount } from '../conversations/data.ts'

const BoxWindow = lazyPart(() => import('./box-window.tsx'), 'BoxWindow')

const inboxPath = hrefTo('/chats')

/** The chat beside every page: its button, its window, and the ear for what happens in conversations. */
export function Page() {
  useChatLive()
  useMessageToasts()
  const place = useBoxPlace()
  const isInbox = useLocation({ select: ({ pathname }) => pathname }) === inboxPath
  const toRead = useUnreadConversationCount()
  useWaitingCount('chats', toRead)
  useAddressedChat(isInbox)
  useEffect(() => {
    // loaded in advance, so that the box also opens without a connection
    if (mayPrefetch()) fetchAhead(BoxWindow.preload).catch(() => undefined)
  }, [])
  useEffect(() => {
    // the page itself shows it
    if (isInbox) closeChat()
  }, [isInbox])
  if (isInbox) return null
  return (
    <>
      <Opener toRead={toRead} isOpen={place !== undefined} />
      {place && <BoxWindow place={place} />}
    </>
  )
}

/** The button in the sidebar. On a phone the bar at the bottom leads to all chats. Nothing floats over the page. */
function Opener({ toRead, isOpen }: { toRead: number; isOpen: boolean }) {
  const t = useBoxWords()
  const toggle = () => (isOpen ? closeChat() : openChat())
  useShortcuts([{ keys: 't', label: t('open'), run: toggle }])
  const host = useFrameTools()
  if (!host) return null
  return createPortal(
    <IconButton
      label={toRead > 0 ? t('openToRead', { count: toRead }) : t('open')}
      keys="t"
      icon={IconMessageCircle}
      hasDot={toRead > 0}
      aria-expanded={isOpen}
      kind="onDark"
      size="small"
      side="right"
      onClick={toggle}
    />,
    host,
  )
}

/** Announces new messages to members who are elsewhere in the app. Its code is loaded when the first message arrives. */
function useMessageToasts(): void {
  const cache = useQueryClient()
  const role = useMe()?.workspace?.role
  useEffect(
    () =>
      role &&
      onRealtime('chat message', event => {
        if (!isVisible()) return
        // without an answer the message still counts in the number of unread ones
        announceMessage(cache, event, role === 'client').catch(() => undefined)
      }),
    [cache, role],
  )
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** An address that ends in `?chat=<conversation>` opens it over its page, and then is the page's own again. */
function useAddressedChat(isInbox: boolean): void {
  const href = useLocation({ select: location => location.href })
  const openAddressed = useEffectEvent((url: URL) => {
    const chatId = url.searchParams.get('chat') ?? ''
    if (!url.searchParams.has('chat')) return
    const around = url.searchParams.get('message') ?? undefined
    for (const name of ['chat', 'message']) url.searchParams.delete(name)
    goTo(`${url.pathname}${url.search}${url.hash}`, { replace: true })
    if (!isInbox) openChat(uuid.test(chatId) ? chatId : undefined, around && uuid.test(around) ? around : undefined)
  })
  useEffect(() => openAddressed(new URL(location.href)), [href])
}
