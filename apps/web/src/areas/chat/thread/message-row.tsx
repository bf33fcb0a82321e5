import { addDays, romeDay } from '@allenio/domain/days'
import { memo } from 'react'
import { useFormats } from '#lib/formats'
import { useThreadWords } from './words.ts'
import { Bubble } from './bubble.tsx'
import { OutgoingBubble } from './outgoing/outgoing-bubble.tsx'
import type { ThreadRow } from './rows.ts'
import css from './thread.module.css'

interface MessageRowProps {
  row: ThreadRow
  /** Read by the other side up to this message. */
  readTo: string | null
  isActive: boolean
  isLit: boolean
  /** The words of a search. */
  words: string | undefined
}

/** A message with the lines above it: its day, and the line before the unread ones. */
export const MessageRow = memo(function MessageRow({ row, readTo, isActive, isLit, words }: MessageRowProps) {
  const t = useThreadWords()
  const dayName = useDayName()
  return (
    <>
      {row.day && <h3 className={css.day}>{dayName(row.day)}</h3>}
      {row.isFirstNew && (
        <p className={css.newLine}>
          <span>{t('newHere')}</span>
        </p>
      )}
      {row.kind === 'message' ? (
        <Bubble
          row={row}
          message={row.message}
          isRead={readTo !== null && row.message.id <= readTo}
          isActive={isActive}
          isLit={isLit}
          words={words}
        />
      ) : (
        <OutgoingBubble row={row} outgoing={row.outgoing} answered={row.answered} isActive={isActive} />
      )}
    </>
  )
})

/** 'Oggi', 'Ieri', 'Mercoledì 18 nov 2026'. */
function useDayName(): (day: string) => string {
  const t = useThreadWords()
  const { day: inFull, weekday } = useFormats()
  return day => {
    const today = romeDay()
    if (day === today) return t('today')
    if (day === addDays(today, -1)) return t('yesterday')
    const name = weekday(day)
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${inFull(day)}`
  }
}
