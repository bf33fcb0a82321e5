import { addDays } from '@allenio/domain/days'
import { dietDays } from '@allenio/contract/meal-diary'
import { useEffect, useId, useRef } from 'react'
import { useFormats, weekdayNames } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { DayMark } from '../diet/day-view.ts'
import { useDiaryWords } from '../words.ts'
import { useDayTexts } from './day-texts.ts'
import css from './day-strip.module.css'

interface DayStripProps {
  date: string
  today: string
  markOf: (date: string) => DayMark
  onChoose: (date: string) => void
}

/** The fortnight in one line; the marks differ in shape. */
export function DayStrip({ date, today, markOf, onChoose }: DayStripProps) {
  const t = useDiaryWords()
  const name = useId()
  const language = useLanguage()
  const { day } = useFormats()
  const { titleOf } = useDayTexts()
  const letters = weekdayNames(language).map(each => each.charAt(0).toUpperCase())
  const dates = Array.from({ length: dietDays.back + dietDays.ahead + 1 }, (_, at) => addDays(today, at - dietDays.back))
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosenLabel = strip.current?.querySelector<HTMLElement>('label:has(:checked)')
    // only sideways: the page itself stays where it is
    if (chosenLabel) strip.current?.scrollTo({ left: chosenLabel.offsetLeft + chosenLabel.offsetWidth / 2 - strip.current.clientWidth / 2 })
  }, [date])
  return (
    <div ref={strip} role="radiogroup" aria-label={t('days')} className={css.strip}>
      {dates.map(each => {
        const mark = markOf(each)
        return (
          <label key={each} className={css.day} data-today={each === today || undefined}>
            <input type="radio" data-covered name={name} checked={each === date} onChange={() => onChoose(each)} />
            <VisuallyHidden>{`${titleOf(each, today)} ${day(each)}, ${t(mark)}`}</VisuallyHidden>
            <span aria-hidden className={css.letter}>
              {letters[(new Date(`${each}T00:00:00Z`).getUTCDay() + 6) % 7]}
            </span>
            <span aria-hidden className={css.number}>
              {Number(each.slice(8))}
            </span>
            <span aria-hidden className={css.mark} data-mark={mark} />
          </label>
        )
      })}
    </div>
  )
}
