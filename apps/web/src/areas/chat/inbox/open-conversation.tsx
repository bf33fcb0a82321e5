import { IconUser, IconUserOff } from '@tabler/icons-react'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { Person } from '#areas/chat-desk'
import { useStoredPreference } from '#lib/session'
import { IconButton } from '#ui/icon-button'
import { SidePanel } from '#ui/side-panel'
import { Thread } from '../thread/thread.tsx'
import { useInboxWords } from './words.ts'
import { Choose } from './choose.tsx'
import css from './inbox.module.css'
import { NextUp } from './next-up.tsx'
import type { InboxProps } from './team.tsx'

/** Below it a conversation would have no room left beside who it is with. */
const roomForThree = 700

/** The conversation and, where there is room, who the person is; else that is behind a button. */
export function OpenConversation({ rows, place, open, isNew }: InboxProps) {
  const t = useInboxWords()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [isWanted, setWanted] = useStoredPreference('chats.who', kept => kept !== false)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const { c, m } = place
  const hasRoom = width >= roomForThree
  const isBeside = hasRoom && isWanted
  const turn = () => (hasRoom ? setWanted(!isWanted) : setPanelOpen(true))
  return (
    <div ref={box} className={css.rest} data-three={(isBeside && c !== undefined) || undefined}>
      {c === undefined ? (
        <Choose rows={rows} place={place} isNew={isNew} />
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
                icon={isBeside ? <IconUserOff /> : <IconUser />}
                data-who-button
                onClick={turn}
              />
            }
          />
          <NextUp key={c} rows={rows} place={place} open={open} />
        </div>
      )}
      {c !== undefined && open && isBeside && (
        <aside className={css.aside} aria-label={t('who')}>
          <Suspense>
            <Person key={open.clientId} clientId={open.clientId} name={open.chatInfo.title} />
          </Suspense>
        </aside>
      )}
      {isPanelOpen && open && !hasRoom && (
        <SidePanel opened onClose={() => setPanelOpen(false)} title={t('who')} width={360} bare>
          <Suspense>
            <Person key={open.clientId} clientId={open.clientId} name={open.chatInfo.title} />
          </Suspense>
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
    const look = () => setWidth(element.getBoundingClientRect().width)
    look()
    const resized = new ResizeObserver(look)
    resized.observe(element)
    return () => resized.disconnect()
  }, [box])
  return width
}
