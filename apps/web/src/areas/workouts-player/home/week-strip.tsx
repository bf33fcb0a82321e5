import { useFormats, weekdayNames } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { Link } from '#ui/link'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { WeekDay } from './week.ts'
import css from './week-strip.module.css'
import { useHomeWords } from './words.ts'

const stateNames = { done: 'stateDone', planned: 'statePlanned', missed: 'stateMissed', none: 'stateNone' } as const

/** Seven days in one glance; their marks differ in shape. */
export function WeekStrip({ days, today }: { days: readonly WeekDay[]; today: string }) {
  const t = useHomeWords()
  const language = useLanguage()
  const { weekday } = useFormats()
  const letters = weekdayNames(language).map(name => name.charAt(0).toUpperCase())
  return (
    <ol className={css.week} aria-label={t('thisWeek')}>
      {days.map(({ date, state, workoutId }, index) => {
        const content = (
          <>
            <VisuallyHidden>
              {[weekday(date), date === today && t('isToday'), t(stateNames[state])].filter(Boolean).join(', ')}
            </VisuallyHidden>
            <span aria-hidden className={css.letter}>
              {letters[index]}
            </span>
            <span aria-hidden className={css.number}>
              {Number(date.slice(8))}
            </span>
            <span aria-hidden className={css.mark} data-state={state} />
          </>
        )
        return (
          <li key={date} data-today={date === today || undefined}>
            {state === 'done' ? (
              <Link
                href={workoutId === null ? hrefTo('/completedWorkouts') : hrefTo('/completedWorkouts/$workoutId', { workoutId })}
                className={css.day}>
                {content}
              </Link>
            ) : (
              <span className={css.day}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
