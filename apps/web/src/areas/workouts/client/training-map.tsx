import type { Output } from '@allenio/contract'
import { trainingMapWeeks, type getTrainingMap } from '@allenio/contract/workouts'
import { addDays } from '@allenio/domain/days'
import { useFormats, weekdayNames } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { mapStates, stateOfDay } from './map-days.ts'
import css from './training-map.module.css'
import { useMapWords } from './words.ts'

type Map12 = Pick<Output<typeof getTrainingMap>, 'from' | 'today' | 'days'>

/** Twelve weeks of training, a column each: shapes tell what was done, missed, planned and added. */
export function TrainingMap({ map: { from, today, days } }: { map: Map12 }) {
  const t = useMapWords()
  const language = useLanguage()
  const { day: dayText } = useFormats()
  const byDay = new Map(days.map(each => [each.day, each]))
  const weeks = Array.from({ length: trainingMapWeeks }, (_, index) => addDays(from, index * 7))
  const names = weekdayNames(language)
  return (
    <figure className={css.map} aria-label={t('map')}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('weekday')}</VisuallyHidden>
            </th>
            {weeks.map((monday, index) => (
              <th key={monday} scope="col">
                <MonthName monday={monday} isFirst={index === 0} label={t('weekOf', { day: dayText(monday) })} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, weekday) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {weeks.map(monday => {
                const day = addDays(monday, weekday)
                const state = stateOfDay(byDay.get(day), { day, today })
                const text = `${dayText(day)}: ${t(state)}`
                return (
                  <td key={monday} title={text} data-today={day === today || undefined}>
                    <i className={css.cell} data-state={state} />
                    <VisuallyHidden>{text}</VisuallyHidden>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        <Row gap={16} wrap className={css.keys}>
          {mapStates
            .filter(state => state !== 'rest')
            .map(state => (
              <Row key={state} as="span" gap={6}>
                <i className={css.cell} data-state={state} />
                <Text as="span" size="small" tone={2}>
                  {t(state)}
                </Text>
              </Row>
            ))}
        </Row>
      </figcaption>
    </figure>
  )
}

/** The month above its first week; all other columns say their week to screen readers alone. */
function MonthName({ monday, isFirst, label }: { monday: string; isFirst: boolean; label: string }) {
  const language = useLanguage()
  const isNewMonth = isFirst || Number(monday.slice(8)) <= 7
  const name = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(new Date(monday))
  return (
    <>
      {isNewMonth && <span aria-hidden>{name}</span>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
