import type { Conversation } from '@allenio/contract/chat'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useIsMobile } from '#lib/device'
import { Icon } from '#ui/icon'
import { BareButton } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import { useInboxWords } from './words.ts'
import { ConversationRow } from './conversation-row.tsx'
import css from './inbox.module.css'
import type { ConversationQuery } from './inbox-list.tsx'
import type { Fold } from './page.tsx'
import { neighbourOf } from './rows.ts'
import { focusRenderedRow, focusedRowId, focusRow, onFocusRow } from './row-focus.ts'
import type { Place } from './use-place.ts'
import { useRowMenu } from './use-row-menu.ts'

interface ConversationListProps {
  rows: readonly Conversation[]
  place: Place
  list: ConversationQuery
  fold: Fold | undefined
  emptyCount: number
}

const rowHeight = 68
const phoneRowHeight = 76

/** Renders only the visible rows, because an inbox may be long. */
export function ConversationList({ rows, place, list, fold, emptyCount }: ConversationListProps) {
  const t = useInboxWords()
  const height = useIsMobile() ? phoneRowHeight : rowHeight
  const box = useRef<HTMLDivElement>(null)
  const [focusedId, setFocused] = useState<string>()
  const menuOf = useRowMenu(place)
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component alone, as it should
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    getItemKey: index => rows[index]?.id ?? index,
    overscan: 6,
  })
  const bringIntoView = useEffectEvent((id: string) => {
    const index = rows.findIndex(row => row.id === id)
    if (index < 0) return
    virtualizer.scrollToIndex(index, { align: 'auto' })
    focusRenderedRow(box.current, id)
  })
  useEffect(
    () =>
      onFocusRow(request => {
        const id = 'at' in request ? request.at : neighbourOf(rows, focusedRowId() ?? request.from, request.step)?.id
        if (id !== undefined) bringIntoView(id)
      }),
    [rows],
  )
  // scrolls to a conversation that was opened from elsewhere
  const scrollTo = useEffectEvent((id: string) => {
    const index = rows.findIndex(row => row.id === id)
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' })
  })
  const isListed = rows.some(({ id }) => id === place.c)
  useEffect(() => {
    if (place.c !== undefined && isListed) scrollTo(place.c)
  }, [place.c, isListed])

  const keyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key]
    const end = { Home: rows[0], End: rows.at(-1) }[event.key]
    if (step) focusRow({ step, from: undefined })
    else if (end) focusRow({ at: end.id })
    else return
    event.preventDefault()
  }
  // the tab key reaches a single row: the one that had the focus last, otherwise the open one, otherwise the first
  const tabStopId = [focusedId, place.c].find(id => id !== undefined && rows.some(row => row.id === id)) ?? rows[0]?.id
  return (
    <div ref={box} className={css.scroll} data-waiting={list.isPlaceholderData || undefined}>
      <ul className={css.rows} style={{ height: virtualizer.getTotalSize() }} aria-label={t('conversations')}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index]
          return (
            row && (
              <ConversationRow
                key={key}
                conversation={row}
                href={place.hrefOf(row.id)}
                isOpen={row.id === place.c}
                isTabStop={row.id === tabStopId}
                style={{ height, transform: `translateY(${start}px)` }}
                position={{ index, count: rows.length }}
                menu={() => menuOf(row)}
                onFocus={() => setFocused(row.id)}
                onKeyDown={keyDown}
              />
            )
          )
        })}
      </ul>
      {fold && (
        <BareButton className={css.fold} aria-expanded={fold.isOpen} onClick={fold.toggle}>
          <Icon of={fold.isOpen ? IconChevronDown : IconChevronRight} size={16} />
          {t('withoutMessages', { count: emptyCount })}
        </BareButton>
      )}
      {(!fold || fold.isOpen) && <LoadMore list={list} />}
    </div>
  )
}
