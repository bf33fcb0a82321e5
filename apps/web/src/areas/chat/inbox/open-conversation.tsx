import { IconUser, IconUserOff } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { ClientPanel } from '#areas/chat-desk'
import { useStoredPreference } from '#lib/session'
import { IconButton } from '#ui/icon-button'
import { SidePanel } from '#ui/side-panel'
import { Thread } from '../thread/thread.tsx'
import { useInboxWords } from './words.ts'
import { NothingOpen } from './nothing-open.tsx'
import css from './inbox.module.css'
import { NextUp } from './next-up.tsx'
import type { InboxProps } from './page.tsx'

/** In a narrower page there is no room for the client beside the conversation. */
const roomForThree = 700

/** The open conversation with its client beside it; in a narrow page a button opens the client. */
export function OpenConversation({ rows, place, open, isNew }: InboxProps) {
  const t = useInboxWords()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [isPersonWanted, setPersonWanted] = useStoredPreference('chats.who', stored => stored !== false)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const { c, m } = place
  const hasRoom = width >= roomForThree
  const isBeside = hasRoom && isPersonWanted
  const togglePerson = () => (hasRoom ? setPersonWanted(!isPersonWanted) : setPanelOpen(true))
  return (
    <div ref={box} className={css.rest} data-three={(isBeside && c !== undefined) || undefined}>
      {c === undefined ? (
        <NothingOpen rows={rows} place={place} isNew={isNew} />
      ) : (
        <div className={css.thread} data-thread>
          <Thread
            conversationId={c}
            around={m}
            onClose={place.close}
            hasNoCross
            tools={
              <IconButton
                label={t(isBeside ? 'hideWho' : 'who')}
                keys="i"
                icon={isBeside ? IconUserOff : IconUser}
                data-who-button
                onClick={togglePerson}
              />
            }
          />
          <NextUp key={c} rows={rows} place={place} open={open} />
        </div>
      )}
      {c !== undefined && open && isBeside && (
        <aside className={css.aside} aria-label={t('who')}>
          <ClientPanel key={open.clientId} clientId={open.clientId} name={open.chatInfo.title} />
        </aside>
      )}
      {isPanelOpen && open && !hasRoom && (
        <SidePanel opened onClose={() => setPanelOpen(false)} title={t('who')} width={360} bare>
          <ClientPanel key={open.clientId} clientId={open.clientId} name={open.chatInfo.title} />
        </SidePanel>
      )}
    </div>
  )
}

/** The width of a box on the screen; 0 before it is rendered. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setWidth(element.getBoundingClientRect().width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}
