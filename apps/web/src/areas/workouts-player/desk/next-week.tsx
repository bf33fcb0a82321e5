import { programColumns } from '@allenio/contract/programs'
import { getClientTraining, type Training } from '@allenio/contract/workouts'
import { exerciseIn, printTarget, targetFacts } from '@allenio/domain/programs'
import { exerciseKey, printSet } from '@allenio/domain/workouts'
import { IconClipboardList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { maximaOf } from '../plan/plan-maxima.ts'
import type { PlannedWorkout } from '../plan/planned-workouts.ts'
import { comingDays } from './coming-days.ts'
import css from './next-week.module.css'
import { useNextWeekWords } from './words.ts'

const allColumns = [...programColumns]

/** The workouts that come next, each exercise beside its last result: for whoever plans while they look back. */
export function NextWeek({ clientId }: { clientId: string }) {
  const t = useNextWeekWords()
  const query = useQuery(read(getClientTraining, { id: clientId }, { quiet: true }))
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={2} tall />}>
      {({ training }) => training && <Days training={training} clientId={clientId} />}
    </Loaded>
  )
}

function Days({ training, clientId }: { training: Training; clientId: string }) {
  const t = useNextWeekWords()
  const { day: printDay, weekday } = useFormats()
  const days = comingDays(training)
  const [first] = days
  if (!first) {
    return (
      <Section title={t('title')}>
        <Text tone={2}>{t('nothing')}</Text>
        <ButtonLink size="small" href={hrefTo('/clients/$id/programs', { id: clientId })}>
          {t('programs')}
        </ButtonLink>
      </Section>
    )
  }
  return days.flatMap(({ day, workouts }, at) =>
    workouts.map((workout, index) => (
      <Section
        key={workout.id}
        level={3}
        title={headline(
          [day.date ? `${weekday(day.date)} ${printDay(day.date)}` : t('inOrder', { week: String(day.weekNumber) }), workout.name]
            .filter(Boolean)
            .join(' · '),
        )}
        action={
          at === 0 &&
          index === 0 && (
            <ButtonLink size="small" kind="quiet" icon={IconClipboardList} href={hrefTo('/clients/$id/programs', { id: clientId })}>
              {t('programs')}
            </ButtonLink>
          )
        }>
        <Exercises workout={workout} training={training} />
      </Section>
    )),
  )
}

/** Weekdays have small letters in Italian; a title begins with a large one. */
const headline = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function Exercises({ workout: { rows, assignment, day }, training }: { workout: PlannedWorkout; training: Training }) {
  const t = useNextWeekWords()
  const language = useLanguage()
  const { day: printDay } = useFormats()
  const maxima = maximaOf(training, { programUserId: assignment.programUserId, dayId: day.dayId })
  const lastByKey = new Map(training.last.map(each => [each.key, each]))
  return (
    <table className={css.week}>
      <thead>
        <tr>
          <th scope="col">{t('exercise')}</th>
          <th scope="col">{t('next')}</th>
          <th scope="col">{t('last')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => {
          const exercise = exerciseIn(cells)
          if (!exercise) return null
          const key = exerciseKey({ exercise })
          const last = lastByKey.get(key)
          const kg = maxima.get(key)
          const maximum = kg === undefined ? undefined : { kg, stepKg: training.settings.loadStep }
          const facts = targetFacts(cells, allColumns, { language, maximum }).slice(0, 2)
          return (
            <tr key={id}>
              <th scope="row">{exercise.name}</th>
              <td>
                {printTarget(cells, allColumns, language)}
                {facts.length > 0 && <small>{facts.join(' · ')}</small>}
              </td>
              <td>
                {last ? printSets(last.sets, language) : '–'}
                {last && <small>{printDay(last.day)}</small>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** "80 kg × 8 (3), 75 kg × 8": sets in a row that went alike are one. */
function printSets(sets: Training['last'][number]['sets'], language: 'it' | 'en'): string {
  const runs: { text: string; count: number }[] = []
  for (const set of sets) {
    const text = printSet(set, language)
    const run = runs.at(-1)
    if (run?.text === text) run.count += 1
    else runs.push({ text, count: 1 })
  }
  return runs.map(({ text, count }) => (count > 1 ? `${text} (${count})` : text)).join(', ')
}
