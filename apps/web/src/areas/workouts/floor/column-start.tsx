import type { ClientDetail } from '@allenio/contract/clients'
import { dayIn } from '@allenio/domain/days'
import { useState } from 'react'
import { useToday } from '#shell'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Section } from '#ui/section'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import type { StoredTraining } from '../device/stored-plan.ts'
import type { StoredWorkout } from '../device/stored-workout.ts'
import { trainingDaysOf, type PlannedWorkout } from '../plan/planned-workouts.ts'
import { trainingOfToday } from '../plan/training-today.ts'
import { begin } from '../player/begin.ts'
import { useWorkoutNames } from '../player/workout-choice.tsx'
import type { FloorColumn } from './floor-columns.ts'
import { useFloorWords } from './words.ts'

interface ColumnStartProps {
  column: FloorColumn
  /** Undefined until the device has answered, null where it has no plan. */
  plan: StoredTraining | null | undefined
  workouts: readonly StoredWorkout[] | undefined
  client: ClientDetail | undefined
  isFailed: boolean
  onRetry: () => void
}

/** What somebody may begin: today's workout by one press, any other day of their plan, or none. */
export function ColumnStart({ column, plan, workouts, client, isFailed, onRetry }: ColumnStartProps) {
  const t = useFloorWords()
  const ownToday = useToday()
  const nameOf = useWorkoutNames()
  const [isStarting, setStarting] = useState(false)
  if (plan === undefined || workouts === undefined || (plan === null && !isFailed)) return <SkeletonLines lines={4} />
  const training = plan?.training
  const today = client ? dayIn(client.timeZone) : ownToday
  const start = async (planned?: PlannedWorkout) => {
    if (isStarting) return
    setStarting(true)
    await begin({ planned, training, name: nameOf(planned), today }, column.id).finally(() => setStarting(false))
  }
  const free = (
    <Button kind="quiet" wide onClick={() => void start()}>
      {t('free')}
    </Button>
  )
  if (!training)
    return (
      <EmptyState
        level={3}
        title={t('planMissing', { name: column.name })}
        text={t('planMissingText')}
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
        foot={free}
      />
    )
  const days = training.assignments.filter(({ state }) => state !== 'terminated').flatMap(trainingDaysOf)
  if (days.length === 0) return <EmptyState level={3} title={t('noPlan')} text={t('noPlanText')} action={free} />
  const finished = workouts.map(({ state }) => state.workout).filter(({ state }) => state === 'finished')
  const { due, missed } = trainingOfToday(training, { today, finished })
  const listed = new Set([...due.map(({ day }) => day.dayId), ...missed.map(({ day }) => day.dayId)])
  const others = days.filter(({ day }) => !listed.has(day.dayId)).flatMap(day => day.workouts)
  return (
    <Stack gap={20}>
      {due.map(workout => (
        <Stack key={keyOf(workout)} gap={8}>
          <Text weight={600} size={16} breaks>
            {nameOf(workout)}
          </Text>
          <WorkoutFacts workout={workout} />
          <Button
            kind={workout === due[0] ? 'primary' : 'secondary'}
            size="large"
            wide
            aria-label={t('startOf', { workout: nameOf(workout) })}
            onClick={() => void start(workout)}>
            {t('start')}
          </Button>
        </Stack>
      ))}
      <Choices title={t('missed')} workouts={missed.flatMap(day => day.workouts)} onStart={workout => void start(workout)} />
      <Choices title={t('otherDays')} workouts={others} onStart={workout => void start(workout)} />
      {free}
    </Stack>
  )
}

const keyOf = ({ id, assignment }: PlannedWorkout): string => `${assignment.programUserId} ${id}`

function WorkoutFacts({ workout: { assignment, day, rows, minutes } }: { workout: PlannedWorkout }) {
  const t = useFloorWords()
  const facts = [
    t('week', { week: day.weekNumber, day: day.dayNumber }),
    t('exercises', { count: rows.length }),
    `${minutes} ${t('minutes')}`,
  ]
  return (
    <Text as="span" size="small" tone={2} breaks>
      {assignment.title} · {facts.join(' · ')}
    </Text>
  )
}

interface ChoicesProps {
  title: string
  workouts: readonly PlannedWorkout[]
  onStart: (workout: PlannedWorkout) => void
}

function Choices({ title, workouts, onStart }: ChoicesProps) {
  const nameOf = useWorkoutNames()
  if (workouts.length === 0) return null
  return (
    <Section bare title={title} level={3}>
      <List label={title}>
        {workouts.map(workout => (
          <ListRow key={keyOf(workout)} title={nameOf(workout)} sub={<WorkoutFacts workout={workout} />} onClick={() => onStart(workout)} />
        ))}
      </List>
    </Section>
  )
}
