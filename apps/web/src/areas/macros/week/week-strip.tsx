import type { DayType, DayTypeWeek } from '@allenio/contract/macros'
import { weekdayOf } from '@allenio/domain/days'
import { useId } from 'react'
import { useToday } from '#shell'
import { weekdayNames } from '#lib/formats'
import { areaWords, useLanguage } from '#lib/words'
import { BareList } from '#ui/layout'
import { VisuallyHidden } from '#ui/visually-hidden'
import { dayTypeIcons } from './day-type-icons.ts'
import css from './week-strip.module.css'

const useStripWords = areaWords('macros week strip', { it: { week: 'Settimana', today: 'oggi' }, en: { week: 'Week', today: 'today' } })

interface WeekProps {
  week: NonNullable<DayTypeWeek>
  nameOf: (type: DayType) => string
}

/** A strip of seven marked days, for reading. */
export function WeekStrip({ week, nameOf }: WeekProps) {
  const t = useStripWords()
  const today = weekdayOf(useToday())
  return (
    <BareList className={css.strip} aria-label={t('week')}>
      {week.map((type, at) => (
        <li key={at} className={css.cell} data-today={at + 1 === today || undefined} title={nameOf(type)}>
          <DayMark type={type} weekday={at + 1} nameOf={nameOf} isToday={at + 1 === today} />
        </li>
      ))}
    </BareList>
  )
}

interface WeekChoiceProps extends WeekProps {
  /** 1 is Monday, 7 Sunday. */
  value: number
  onChange: (weekday: number) => void
}

/** A strip of seven buttons, for looking at another day. */
export function WeekChoice({ week, nameOf, value, onChange }: WeekChoiceProps) {
  const t = useStripWords()
  const name = useId()
  const today = weekdayOf(useToday())
  return (
    <div role="radiogroup" aria-label={t('week')} className={css.strip}>
      {week.map((type, at) => (
        <label key={at} className={css.choice} data-today={at + 1 === today || undefined}>
          <input type="radio" data-covered name={name} checked={at + 1 === value} onChange={() => onChange(at + 1)} />
          <DayMark type={type} weekday={at + 1} nameOf={nameOf} isToday={at + 1 === today} />
        </label>
      ))}
    </div>
  )
}

interface DayMarkProps extends Pick<WeekProps, 'nameOf'> {
  type: DayType
  weekday: number
  isToday: boolean
}

function DayMark({ type, weekday, nameOf, isToday }: DayMarkProps) {
  const t = useStripWords()
  const language = useLanguage()
  const Icon = dayTypeIcons[type]
  const longName = weekdayNames(language, 'long')[weekday - 1] ?? ''
  return (
    <>
      <span aria-hidden>{weekdayNames(language)[weekday - 1]}</span>
      <Icon stroke={1.5} aria-hidden />
      <VisuallyHidden>{[longName, nameOf(type), isToday && t('today')].filter(Boolean).join(', ')}</VisuallyHidden>
    </>
  )
}
