import { weekdayOf } from '@allenio/domain/days'
import { IconChevronRight } from '@tabler/icons-react'
import { useLanguage } from '#lib/words'
import { weekdayNames } from '#lib/formats'
import { Button } from '#ui/button'
import { ChoiceChip } from '#ui/choice-chip'
import css from './booking.module.css'
import { useChosenInView } from './use-chosen-in-view.ts'
import { useWhen } from './when.ts'
import { useBookingWords } from './words.ts'

interface DayStripProps {
  days: readonly string[]
  free: ReadonlyMap<string, number>
  /** The days of which it is not known how many times are free before they are opened. */
  unknown: ReadonlySet<string>
  /** The days on which there is something to see, although nothing is free. */
  others: ReadonlySet<string>
  chosen: string
  onChoose: (day: string) => void
  isReading: boolean
  onMore: (() => void) | undefined
}

/** The coming days, each with how many times are free; arrow keys walk them. */
export function DayStrip({ days, free, unknown, others, chosen, onChoose, isReading, onMore }: DayStripProps) {
  const t = useBookingWords()
  const { dayText } = useWhen()
  const names = weekdayNames(useLanguage())
  const strip = useChosenInView(chosen)
  return (
    <div ref={strip} role="radiogroup" aria-label={t('days')} className={css.strip}>
      {days.map(day => {
        const count = free.get(day) ?? 0
        const text = unknown.has(day) ? t('seeTimes') : t('free', { count })
        return (
          <ChoiceChip
            key={day}
            type="radio"
            name="day"
            className={css.day}
            data-empty={(count === 0 && !unknown.has(day) && !others.has(day)) || undefined}
            checked={day === chosen}
            aria-label={`${dayText(day)}: ${text}`}
            onChange={() => onChoose(day)}>
            <span aria-hidden>{names[weekdayOf(day) - 1]}</span>
            <b aria-hidden>{Number(day.slice(8))}</b>
            <span aria-hidden className={css.count}>
              {count > 0 || unknown.has(day) ? text : '–'}
            </span>
          </ChoiceChip>
        )
      })}
      {onMore && (
        <Button kind="quiet" isBusy={isReading} iconAfter={<IconChevronRight stroke={1.5} aria-hidden />} onClick={onMore}>
          {t('moreDays')}
        </Button>
      )}
    </div>
  )
}
