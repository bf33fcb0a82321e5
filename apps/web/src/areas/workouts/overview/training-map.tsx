import { trainingMapWeeks } from '@allenio/contract/workouts'
import { addDays } from '@allenio/domain/days'
import { weekdayNames, useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { BareList } from '#ui/layout'
import { VisuallyHidden } from '#ui/visually-hidden'
import { stateOfDay } from './day-state.ts'
import type { DayState, TrainingDays } from './day-state.ts'
import { useTrainingWords } from './words.ts'
import css from './training-map.module.css'

const legend = ['done', 'partly', 'missed', 'rest'] as const satisfies readonly DayState[]

/** Twelve weeks of training: a column for each week, a row for each day. It is a table, so that it can be read without being seen. */
export function TrainingMap({ map: { from, today, days } }: { map: TrainingDays }) {
  const t = useTrainingWords()
  const language = useLanguage()
  const { day: formatDay } = useFormats()
  const byDay = new Map(days.map(each => [each.day, each]))
  const mondays = Array.from({ length: trainingMapWeeks }, (_, week) => addDays(from, 7 * week))
  const initials = weekdayNames(language, 'short')
  const names = weekdayNames(language, 'long')
  return (
    <div className={css.map}>
      <table>
        <caption>
          <VisuallyHidden>{t('mapTitle')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td aria-hidden />
            {mondays.map((monday, week) => (
              <th key={monday} scope="col">
                <VisuallyHidden>{t('weekOf', { day: formatDay(monday) })}</VisuallyHidden>
                <span aria-hidden>{beginsMonth(mondays[week - 1], monday) && monthName(language, monday)}</span>
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
              {mondays.map(monday => {
                const day = addDays(monday, weekday)
                const state = stateOfDay(byDay.get(day), day, today)
                return (
                  <td
                    key={day}
                    data-state={state}
                    data-today={day === today || undefined}
                    title={`${formatDay(day)}: ${t(`day_${state}`)}`}>
                    <VisuallyHidden>{t(`day_${state}`)}</VisuallyHidden>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <BareList className={css.legend} aria-hidden>
        {legend.map(state => (
          <li key={state}>
            <span data-state={state} />
            {t(`day_${state}`)}
          </li>
        ))}
      </BareList>
    </div>
  )
}

/** The first column of a month is named; that of the first weeks only if its name has room before the next. */
const beginsMonth = (before: string | undefined, monday: string): boolean =>
  before === undefined ? addDays(monday, 7).slice(5, 7) === monday.slice(5, 7) : before.slice(5, 7) !== monday.slice(5, 7)

const monthName = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
