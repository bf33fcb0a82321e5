import { weekdayNames, useFormats } from '#lib/formats'
import { areaWords, useLanguage } from '#lib/words'
import { BareList } from '#ui/layout'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './day-map.module.css'

const useMapWords = areaWords('day map', { it: { weekOf: 'settimana dal {{day}}' }, en: { weekOf: 'week of {{day}}' } })

/** How a day is drawn. A cross and a point distinguish days with the lightest shade; rings are for coming days. */
export type DayShade = 'full' | 'half' | 'cross' | 'point' | 'ring' | 'faint ring'

interface DayLook {
  shade: DayShade
  /** Words for the legend and for screen readers. */
  label: string
  /** More words, shown on hover. */
  detail?: string | undefined
}

export interface DayMapProps {
  title: string
  /** The days of each week, from Monday to Sunday. */
  weeks: readonly (readonly string[])[]
  today: string
  lookOf: (day: string) => DayLook
  legend: readonly DayLook[]
}

/** Weeks of days: a column for each week, a row for each weekday. The element is a table, so that screen readers can read it. */
export function DayMap({ title, weeks, today, lookOf, legend }: DayMapProps) {
  const t = useMapWords()
  const language = useLanguage()
  const { day: formatDay } = useFormats()
  const mondays = weeks.map(([monday = '']) => monday)
  const initials = weekdayNames(language, 'short')
  const names = weekdayNames(language, 'long')
  return (
    <div className={css.map}>
      <table>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td aria-hidden />
            {mondays.map((monday, week) => (
              <th key={monday} scope="col">
                <VisuallyHidden>{t('weekOf', { day: formatDay(monday) })}</VisuallyHidden>
                <span aria-hidden>{beginsMonth(mondays, week) && monthName(language, monday)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, weekday) => (
            <tr key={name}>
              <th scope="row">
                <span aria-hidden>{initials[weekday]?.slice(0, 1).toLocaleUpperCase(language)}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
              {weeks.map(days => {
                const day = days[weekday] ?? ''
                const { shade, label, detail } = lookOf(day)
                const text = [label, detail].filter(Boolean).join(', ')
                return (
                  <td key={day} data-shade={shade} data-today={day === today || undefined} title={`${formatDay(day)}: ${text}`}>
                    <VisuallyHidden>{text}</VisuallyHidden>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <BareList className={css.legend} aria-hidden>
        {legend.map(({ shade, label }) => (
          <li key={label}>
            <span data-shade={shade} />
            {label}
          </li>
        ))}
      </BareList>
    </div>
  )
}

/** The first column of a month is named; that of the first weeks only if its name has room before the next. */
const beginsMonth = (mondays: readonly string[], week: number): boolean => {
  const monthOf = (at: number) => mondays[at]?.slice(5, 7)
  return week === 0 ? monthOf(0) === monthOf(1) : monthOf(week) !== monthOf(week - 1)
}

const monthName = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
