import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useFormats } from '#lib/formats'
import { addDays, addMonths, romeDay } from '#lib/typed-values'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Select } from '#ui/select'
import css from './day-field.module.css'
import { clamp, isWithin, weeksOf } from './days.ts'
import type { DayLimits } from './days.ts'
import { useDayFieldWords } from './words.ts'

interface CalendarProps {
  /** YYYY-MM-DD or nothing. */
  value: string
  limits: DayLimits
  onChoose: (day: string) => void
}

const keySteps: Readonly<Record<string, (day: string, isShift: boolean) => string>> = {
  ArrowLeft: day => addDays(day, -1),
  ArrowRight: day => addDays(day, 1),
  ArrowUp: day => addDays(day, -7),
  ArrowDown: day => addDays(day, 7),
  PageUp: (day, isShift) => addMonths(day, isShift ? -12 : -1),
  PageDown: (day, isShift) => addMonths(day, isShift ? 12 : 1),
}

/** How many years are offered where a field has no limit. */
const yearsAround = 10

/** A month of days. The arrow keys walk over the days, Page Up and Page Down over months, with Shift over years. */
export function Calendar({ value, limits, onChoose }: CalendarProps) {
  const t = useDayFieldWords()
  const { month: formatMonth, weekday, day: formatDay } = useFormats()
  const today = romeDay()
  const [active, setActive] = useState(() => clamp(value || today, limits))
  const grid = useRef<HTMLTableElement>(null)
  const [year = '', month = ''] = active.split('-')
  useEffect(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [active])

  const go = (day: string) => setActive(clamp(day, limits))
  const press = (event: KeyboardEvent) => {
    const next = keySteps[event.key]?.(active, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    go(next)
  }
  const firstYear = Number((limits.min ?? '').slice(0, 4)) || Math.min(Number(year), Number(today.slice(0, 4))) - yearsAround
  const lastYear = Number((limits.max ?? '').slice(0, 4)) || Math.max(Number(year), Number(today.slice(0, 4))) + yearsAround
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => String(lastYear - at))
  const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))
  const weeks = weeksOf(active.slice(0, 7))
  const isReachable = (step: number) =>
    isWithin(addMonths(`${year}-${month}-01`, step), { max: limits.max, min: limits.min?.slice(0, 8).concat('01') })
  return (
    <div className={css.calendar}>
      <div className={css.head}>
        <IconButton
          size="small"
          label={t('previous')}
          icon={IconChevronLeft}
          disabled={!isReachable(-1)}
          onClick={() => go(addMonths(active, -1))}
        />
        <Select
          label={t('month')}
          labelHidden
          size="small"
          value={month}
          options={months.map(each => ({ value: each, label: formatMonth(`${year}-${each}-01`).split(' ')[0] ?? '' }))}
          onChange={event => go(addMonths(active, Number(event.target.value) - Number(month)))}
        />
        <Select
          label={t('year')}
          labelHidden
          size="small"
          value={year}
          options={years.map(each => ({ value: each, label: each }))}
          onChange={event => go(addMonths(active, 12 * (Number(event.target.value) - Number(year))))}
        />
        <IconButton
          size="small"
          label={t('next')}
          icon={IconChevronRight}
          disabled={!isReachable(1)}
          onClick={() => go(addMonths(active, 1))}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's pattern */}
      <table ref={grid} role="grid" aria-label={t('calendar')} className={css.grid} onKeyDown={press}>
        <thead>
          <tr>
            {weeks[0]?.map(day => (
              <th key={day} scope="col" abbr={weekday(day)}>
                {weekday(day).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={week[0]}>
              {week.map(day => (
                <td key={day} aria-selected={day === value}>
                  <button
                    type="button"
                    tabIndex={day === active ? 0 : -1}
                    // where the popover puts the focus when it opens
                    data-autofocus={day === active || undefined}
                    className={css.day}
                    disabled={!isWithin(day, limits)}
                    data-outside={day.slice(0, 7) !== active.slice(0, 7) || undefined}
                    aria-label={formatDay(day)}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onChoose(day)}>
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isWithin(today, limits) && (
        <Button size="small" wide kind="quiet" onClick={() => onChoose(today)}>
          {t('today')}
        </Button>
      )}
    </div>
  )
}
