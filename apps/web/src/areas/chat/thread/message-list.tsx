/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the keys of the messages that stand in it */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Conversation, Message } from '@allenio/contract/chat'
import { IconArrowDown } from '@tabler/icons-react'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { BareButton } from '#ui/layout'
import type { Outgoing } from './outgoing/outgoing-messages.ts'
import type { Thread } from './loaded-thread.ts'
import type { useThread } from './use-thread.ts'
import { useThreadWords } from './words.ts'
import { MessageRow } from './message-row.tsx'
import { firstUnread, rowsOf } from './rows.ts'
import css from './thread.module.css'
import { useFreshLinks } from './use-fresh-links.ts'
import { useMessageKeys } from './actions/use-message-keys.ts'
import { useReadMark } from './use-read-mark.ts'

export interface JumpTarget {
  messageId: string
  /** The time of the request: a second request shows the message again. */
  at: number
  /** Searched for: they are marked in it, and the focus stays where they are typed. */
  words: string | undefined
}

interface MessageListProps {
  thread: Thread
  outgoing: readonly Outgoing[]
  reading: ReturnType<typeof useThread>
  target: JumpTarget | undefined
  /** Increases with each message that the reader sends, so that the list scrolls to its end. */
  sentCount: number
  /** The reader has just marked the conversation unread and is leaving it. */
  isLeaving: boolean
}

const headRoom = 64
const footRoom = 16
const nearEnd = 80
const loadAhead = 600

export function MessageList({ thread, outgoing, reading, target, sentCount, isLeaving }: MessageListProps) {
  const t = useThreadWords()
  const { messages, conversation, hasOlder, hasNewer } = thread
  const { loading, failed, load, showNewest, refreshLinks } = reading
  const box = useRef<HTMLDivElement>(null)
  const [firstNew] = useState(() => (conversation.unreadCount > 0 ? firstUnread(messages, conversation.readTo) : undefined))
  const rows = useMemo(() => rowsOf({ messages, outgoing, firstNew }), [messages, outgoing, firstNew])
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component alone, as it should
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    getItemKey: index => rows[index]?.key ?? index,
    estimateSize: () => 64,
    paddingStart: headRoom,
    paddingEnd: footRoom,
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: !hasNewer,
    scrollEndThreshold: nearEnd,
  })
  const scrollToStart = useEffectEvent(() => {
    const index = rows.findIndex(({ isFirstNew }) => isFirstNew)
    if (index > 0 && rows.length - index > 6) virtualizer.scrollToIndex(index, { align: 'start' })
    else virtualizer.scrollToEnd()
  })
  useLayoutEffect(() => scrollToStart(), [])
  const toEnd = useEffectEvent(() => virtualizer.scrollToEnd())
  useEffect(() => {
    if (sentCount > 0) toEnd()
  }, [sentCount])

  const isAtEnd = !hasNewer && (rows.length === 0 || virtualizer.isAtEnd(nearEnd))
  useReadMark(thread, { isAtEnd, isLeaving })
  const offset = virtualizer.scrollOffset ?? 0
  const mayLoad = !loading && !failed && rows.length > 0
  const mayLoadOlder = mayLoad && hasOlder && offset < loadAhead
  const mayLoadNewer = mayLoad && hasNewer && virtualizer.getDistanceFromEnd() < loadAhead
  const loadOn = useEffectEvent((side: 'older' | 'newer') => void load(side))
  useEffect(() => {
    if (mayLoadOlder) loadOn('older')
  }, [mayLoadOlder])
  useEffect(() => {
    if (mayLoadNewer) loadOn('newer')
  }, [mayLoadNewer])

  const keys = useMessageKeys({ rows, box, scrollTo: index => virtualizer.scrollToIndex(index, { align: 'auto' }) })
  const [reachedAt, setReachedAt] = useState(0)
  const targetIndex =
    target && target.at !== reachedAt ? rows.findIndex(row => row.kind === 'message' && row.message.id === target.messageId) : -1
  const show = useEffectEvent((index: number, isFocused: boolean) => {
    virtualizer.scrollToIndex(index, { align: 'center' })
    if (isFocused) keys.focusRow(index)
    else keys.activate(index)
  })
  useEffect(() => {
    if (targetIndex < 0 || !target) return
    show(targetIndex, target.words === undefined)
    // shown once, wherever one scrolls afterwards
    // oxlint-disable-next-line react/set-state-in-effect
    setReachedAt(target.at)
  }, [targetIndex, target])

  const items = virtualizer.getVirtualItems()
  useFreshLinks(
    items.flatMap(({ index }) => {
      const row = rows[index]
      return row?.kind === 'message' ? [row.message] : []
    }),
    refreshLinks,
  )
  if (rows.length === 0) return <EmptyThread conversation={conversation} />
  return (
    <div className={css.listFrame}>
      <div ref={box} className={css.scroll} role="log" aria-label={t('messages')} aria-live="off" onKeyDown={keys.keyDown}>
        <div className={css.rows} style={{ height: virtualizer.getTotalSize() }}>
          <div className={css.start}>
            {hasOlder ? (
              <BareButton className={css.older} aria-busy={loading === 'older'} onClick={() => void load('older')}>
                {loading === 'older' ? t('loading') : failed === 'older' ? t('loadFailed') : t('loadOlder')}
              </BareButton>
            ) : (
              <p className={css.beginning}>{t('beginning')}</p>
            )}
          </div>
          {items.map(({ key, index, start }) => {
            const row = rows[index]
            const isLit = row?.kind === 'message' && row.message.id === target?.messageId && reachedAt === target.at
            return (
              row && (
                <div
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  className={css.row}
                  style={{ transform: `translateY(${start}px)` }}>
                  <MessageRow
                    row={row}
                    readTo={conversation.othersReadTo}
                    isActive={row.key === keys.active}
                    isLit={isLit}
                    words={isLit ? target.words : undefined}
                  />
                </div>
              )
            )
          })}
        </div>
      </div>
      <ToNewest
        messages={messages}
        isAtEnd={isAtEnd}
        isLoading={loading === 'newer'}
        onPress={() => (hasNewer ? void showNewest().then(toNewestDrawn) : virtualizer.scrollToEnd({ behavior: motion() }))}
      />
    </div>
  )

  function toNewestDrawn() {
    requestAnimationFrame(() => virtualizer.scrollToEnd())
  }
}

const motion = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? ('auto' as const) : ('smooth' as const))

export function EmptyThread({ conversation: { may } }: { conversation: Conversation }) {
  const t = useThreadWords()
  const text = !may.send ? t('emptyClosed') : may.note ? t('emptyTeam') : t('emptyClient')
  return (
    <div className={css.middle}>
      <EmptyState title={t('emptyTitle')} text={text} level={3} />
    </div>
  )
}

interface ToNewestProps {
  messages: readonly Message[]
  isAtEnd: boolean
  isLoading: boolean
  onPress: () => void
}

/** The way back down, with how many have come meanwhile. */
export function ToNewest({ messages, isAtEnd, isLoading, onPress }: ToNewestProps) {
  const t = useThreadWords()
  const last = messages.at(-1)?.id
  const [lastSeenId, setLastSeenId] = useState(last)
  if (isAtEnd && lastSeenId !== last) setLastSeenId(last)
  if (isAtEnd) return null
  const count = messages.filter(({ id, isOwn }) => !isOwn && lastSeenId !== undefined && id > lastSeenId).length
  return (
    <BareButton className={css.toNewest} aria-label={t('toNewest')} aria-busy={isLoading} onClick={onPress}>
      <Icon of={IconArrowDown} />
      {count > 0 && <span>{t('toNew', { count })}</span>}
    </BareButton>
  )
}
