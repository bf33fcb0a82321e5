import type { Notification } from '@allenio/contract/notifications'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { useMe, useShortcuts, useToday } from '#shell'
import { Row } from '#ui/layout'
import { List } from '#ui/list'
import { focusFirstRow, walkRows } from '#ui/row-keys'
import { Text } from '#ui/text'
import { useMarkRead } from './data.ts'
import { inDays, nearDay } from './days.ts'
import css from './list.module.css'
import { NotificationRow } from './notification-row.tsx'
import { useListWords } from './words.ts'

const listId = 'notifications'

interface RowsProps {
  rows: readonly Notification[]
  /** Shown at the right of the first day, because the header has no room for it on a phone. */
  aside?: ReactNode
}

/** Days of rows; what is far from sight is not drawn. */
export function Rows({ rows, aside }: RowsProps) {
  const t = useListWords()
  const { day: dateOf, weekday } = useFormats()
  const today = useToday()
  const timeZone = useMe()?.timeZone ?? 'Europe/Rome'
  const { mutate: markOpened } = useMarkRead({ quiet: true })
  const { mutate: mark } = useMarkRead({ quiet: false })
  useShortcuts([
    { keys: 'j', label: t('shortcutNext'), run: () => focusFirstRow(listId) },
    { keys: 'k', label: t('shortcutPrevious'), run: () => focusFirstRow(listId) },
  ])
  const nameOf = (day: string) => {
    const near = nearDay(day, today)
    return near ? t(near) : t('day', { weekday: weekday(day), day: dateOf(day) })
  }
  const markFocused = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (key !== 'm' || ctrlKey || metaKey || altKey || !(target instanceof Element)) return
    const id = target.closest('li')?.querySelector<HTMLElement>('[data-unread]')?.dataset['unread']
    if (id) mark([id])
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    walkRows(event)
    markFocused(event)
  }
  return (
    <div id={listId} role="presentation" onKeyDown={keys}>
      {inDays(rows).map(({ day, rows: ofDay }, index) => (
        <section key={day} className={css.day} aria-labelledby={`day-${day}`} style={{ '--rows': ofDay.length } as CSSProperties}>
          <Row gap={12} justify="between" className={css.dayHead}>
            <Text as="h2" size="small" tone={3} id={`day-${day}`} className={css.dayName}>
              {nameOf(day)}
            </Text>
            {index === 0 && aside}
          </Row>
          <List>
            {ofDay.map(row => (
              <NotificationRow
                key={row.id}
                notification={row}
                timeZone={timeZone}
                onOpen={id => markOpened([id])}
                onMark={id => mark([id])}
              />
            ))}
          </List>
        </section>
      ))}
    </div>
  )
}
