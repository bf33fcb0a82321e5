import type { Training } from '@allenio/contract/workouts'
import { exerciseIn } from '@allenio/domain/programs'
import { exercisesOf, setsByExercise } from '@allenio/domain/workouts'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { nameOfExercise, type StoredWorkout } from '#areas/workouts'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { ButtonLink } from '#ui/button'
import { Card } from '#ui/card'
import { Figure } from '#ui/figure'
import { Row, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { noteOfChange, type PlannedWorkout } from '../plan/planned-workouts.ts'
import { useStoredWorkouts, useTraining } from '../plan/use-plan.ts'
import { Barbell } from './barbell.tsx'
import { heroState, isLeading, type HeroState } from './hero-state.ts'
import { playerHref } from '../player/address.ts'
import css from './training-hero.module.css'
import { Notice } from './training-notice.tsx'
import { WeekStrip } from './week-strip.tsx'
import { weekOf } from './week.ts'
import { useHomeWords } from './words.ts'

/** The first thing of a client's day: what to train, from the device, also without a network. */
export function TrainingHero({ onLead }: { onLead: (isLeading: boolean) => void }) {
  const today = useToday()
  const { stored: plan, error } = useTraining(null)
  const workouts = useStoredWorkouts(null)
  const isRead = workouts !== undefined && plan !== undefined
  // a device that has no plan yet asks the server before it says that there is none
  const isKnown = isRead && (plan !== null || error !== undefined || workouts.length > 0)
  const training = plan?.training
  const state = heroState({ training, workouts: workouts ?? [], today })
  const leads = isLeading(state)
  const reportLead = useEffectEvent(onLead)
  useEffect(() => {
    if (isRead) reportLead(leads)
  }, [isRead, leads])
  if (!isKnown) return null
  const finished = (workouts ?? []).map(({ state: each }) => each.workout).filter(each => each.state === 'finished')
  const days = training && training.assignments.length > 0 ? weekOf(training, { today, finished }) : []
  const change = state.kind === 'due' ? noteOfChange(state.workouts[0].assignment, workouts ?? []) : undefined
  const content = contentOf(state, { training, change, mayTrainFreely: training?.settings.mayClientsTrainFreely ?? false })
  if (!content) return null
  return (
    <Stack gap={16} as="section" className={css.block}>
      {days.some(day => day.state !== 'none') && <WeekStrip days={days} today={today} />}
      {content}
    </Stack>
  )
}

interface AroundState {
  training: Training | undefined
  /** Why today's plan is another one than the last time. */
  change: string | undefined
  mayTrainFreely: boolean
}

function contentOf(state: HeroState, { training, change, mayTrainFreely }: AroundState): ReactNode {
  switch (state.kind) {
    case 'open':
      return <OpenCard workout={state.workout} training={training} />
    case 'due':
      return <DueCard workouts={state.workouts} training={training} change={change} />
    default:
      return <Notice state={state} mayTrainFreely={mayTrainFreely} />
  }
}

interface HeroCardProps {
  above: string
  title: string
  figures: ReactNode
  text: string
  note?: ReactNode
  href: string
  button: string
  children?: ReactNode
}

function HeroCard({ above, title, figures, text, note, href, button, children }: HeroCardProps) {
  return (
    <Card hero className={css.hero}>
      <Barbell className={css.picture} />
      <Stack gap={4} className={css.words}>
        <Text tone={2}>{above}</Text>
        <Title level={2} size={28} lines={3} breaks className={css.title}>
          {title}
        </Title>
      </Stack>
      <Row gap={28} align="start">
        {figures}
      </Row>
      {text && (
        <Text tone={2} lines={2} breaks className={css.text}>
          {text}
        </Text>
      )}
      {note}
      <ButtonLink kind="primary" size="large" wide icon={IconPlayerPlayFilled} href={href}>
        {button}
      </ButtonLink>
      {children}
    </Card>
  )
}

interface DueCardProps extends Pick<AroundState, 'training' | 'change'> {
  workouts: readonly [PlannedWorkout, ...PlannedWorkout[]]
}

function DueCard({ workouts: [first, ...others], training, change }: DueCardProps) {
  const t = useHomeWords()
  const nameOf = (workout: PlannedWorkout) => workout.name || t('day', { number: workout.day.dayNumber })
  const hrefOf = ({ id, day }: PlannedWorkout) => playerHref({ day: day.dayId, workout: id })
  return (
    <HeroCard
      above={t('week', { week: first.day.weekNumber, day: first.day.dayNumber })}
      title={nameOf(first)}
      figures={
        <>
          <Figure size="medium" value={`${first.rows.length}`} note={t('exercises', { count: first.rows.length })} />
          <Figure size="medium" value={`${first.minutes}`} note={t('minutes')} />
        </>
      }
      text={first.rows.map(({ cells }) => nameOfExercise(training, { exercise: exerciseIn(cells) ?? { name: '' } })).join(', ')}
      note={
        <>
          {change && (
            <Text lines={3} breaks>
              <b>{t('changed')}</b> {change}
            </Text>
          )}
          {first.notes.map((note, at) => (
            <Text key={at} lines={2} breaks>
              {note}
            </Text>
          ))}
        </>
      }
      href={hrefOf(first)}
      button={t('start')}>
      {others.map(workout => (
        <ButtonLink key={workout.id} kind="quiet" wide href={hrefOf(workout)}>
          {t('also', { name: nameOf(workout) })}
        </ButtonLink>
      ))}
    </HeroCard>
  )
}

interface OpenCardProps extends Pick<AroundState, 'training'> {
  workout: StoredWorkout
}

function OpenCard({ workout: { state }, training }: OpenCardProps) {
  const t = useHomeWords()
  const { ago } = useFormats()
  const byExercise = setsByExercise(state)
  const exercises = exercisesOf(state)
  const sets = exercises.flatMap(({ id }) => byExercise.get(id) ?? [])
  const done = sets.filter(({ doneAt }) => doneAt !== null).length
  const open = exercises.filter(({ id }) => byExercise.get(id)?.some(({ doneAt }) => doneAt === null))
  return (
    <HeroCard
      above={`${t('open')}, ${ago(state.workout.startedAt)}`}
      title={state.workout.name || t('free')}
      figures={<Figure size="medium" value={`${done}`} note={t('sets', { count: sets.length })} />}
      text={open.map(each => nameOfExercise(training, each)).join(', ')}
      href={playerHref({ id: state.workout.id })}
      button={t('resume')}
    />
  )
}
