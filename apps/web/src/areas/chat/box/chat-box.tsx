import { IconMessageCircle } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { goTo, topBarToolsId, useMe } from '#shell'
import { setWaitingCount } from '#lib/badge'
import { fetchAhead } from '#lib/build'
import { mayPrefetch, useIsMobile } from '#lib/device'
import { Count } from '#ui/badge'
import { IconButton } from '#ui/icon-button'
import { Tooltip } from '#ui/tooltip'
import { useChatLive } from '../conversations/live.ts'
import { useBoxWords } from './words.ts'
import { closeChat, openChat, useBoxPlace } from './box-state.ts'
import css from './chat-box.module.css'
import { useToRead } from './use-to-read.ts'
import { useAnnouncing } from './announce.ts'

const loadWindow = () => import('./box-window.tsx')
const BoxWindow = lazy(async () => ({ default: (await loadWindow()).BoxWindow }))

const inboxPath = '/chats'

/** The chat beside every page: its button, its window, and the ear for what happens in conversations. */
export function Page() {
  useChatLive()
  useAnnouncing()
  const place = useBoxPlace()
  const isInbox = useLocation({ select: ({ pathname }) => pathname }) === inboxPath
  const toRead = useToRead()
  useEffect(() => void setWaitingCount('chats', toRead), [toRead])
  useAskedFor(isInbox)
  useEffect(() => {
    // loaded in advance, so that the box also opens without a connection
    if (!mayPrefetch()) return
    for (const load of [loadWindow, () => import('../thread/open-thread.tsx')]) fetchAhead<unknown>(load).catch(() => undefined)
  }, [])
  useEffect(() => {
    // the page itself shows it
    if (isInbox) closeChat()
  }, [isInbox])
  if (isInbox) return null
  return place ? (
    <Suspense>
      <BoxWindow place={place} />
    </Suspense>
  ) : (
    <Opener toRead={toRead} />
  )
}

function Opener({ toRead }: { toRead: number }) {
  const t = useBoxWords()
  const isMobile = useIsMobile()
  const isClient = useMe()?.workspace?.role === 'client'
  const label = toRead > 0 ? t('openToRead', { count: toRead }) : t('open')
  const open = () => openChat()
  if (isMobile) {
    // on a client's phone the chat has a page of its own
    const tools = isClient ? null : document.getElementById(topBarToolsId)
    return (
      tools && createPortal(<IconButton label={label} icon={<IconMessageCircle stroke={1.5} />} dot={toRead > 0} onClick={open} />, tools)
    )
  }
  return (
    <div className={css.corner}>
      <Tooltip text={t('open')} side="left">
        <button type="button" className={css.opener} aria-label={label} onClick={open}>
          <IconMessageCircle stroke={1.5} aria-hidden />
          <span className={css.toRead} aria-hidden>
            <Count count={toRead} label="" />
          </span>
        </button>
      </Tooltip>
    </div>
  )
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** An address that ends in `?chat=<conversation>` opens it over its page, and then is the page's own again. */
function useAskedFor(isInbox: boolean): void {
  const href = useLocation({ select: location => location.href })
  const take = useEffectEvent((url: URL) => {
    const asked = url.searchParams.get('chat') ?? ''
    if (!url.searchParams.has('chat')) return
    const around = url.searchParams.get('message') ?? undefined
    for (const name of ['chat', 'message']) url.searchParams.delete(name)
    goTo(`${url.pathname}${url.search}${url.hash}`, { replace: true })
    if (!isInbox) openChat(uuid.test(asked) ? asked : undefined, around && uuid.test(around) ? around : undefined)
  })
  useEffect(() => take(new URL(location.href)), [href])
}
