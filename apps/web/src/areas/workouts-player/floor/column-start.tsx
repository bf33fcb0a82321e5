import type { ClientDetail } from '@allenio/contract/clients'
import { dayIn } from '@allenio/domain/days'
import { beginFloorWorkout, type StoredTraining, type StoredWorkout } from '#areas/workouts'
import { useToday } from '#shell'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import type { PlannedWorkout } from '../plan/planned-workouts.ts'
import { newWorkout } from '../player/begin.ts'
import css from './column.module.css'
import type { FloorColumn } from './floor-columns.ts'
import { daysOfPlan, offeredWorkouts } from './offered-workouts.ts'
import { useFloorWords } from './words.ts'
import { useWorkoutNames } from '../player/words.ts'

interface ColumnStartProps {
  column: FloorColumn
  /** Undefined until the device has answered, null where it has no plan. */
  plan: StoredTraining | null | undefined
  workouts: readonly StoredWorkout[] | undefined
  client: ClientDetail | undefined
  isFailed: boolean
  onRetry: () => void
}

/** Offers today's workout by one press, and behind it any other day of the plan, or none. */
export function ColumnStart({ column, plan, workouts, client, isFailed, onRetry }: ColumnStartProps) {
  const t = useFloorWords()
  const ownToday = useToday()
  const nameOf = useWorkoutNames()
  if (plan === undefined || workouts === undefined || (plan === null && !isFailed)) return <SkeletonLines lines={4} />
  const training = plan?.training
  const today = client ? dayIn(client.timeZone) : ownToday
  const start = (planned?: PlannedWorkout) =>
    void beginFloorWorkout(newWorkout({ planned, training, name: nameOf(planned), today }), column.id)
  const free = (
    <Button kind="quiet" wide onClick={() => start()}>
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
  if (daysOfPlan(training, today).length === 0) return <EmptyState level={3} title={t('noPlan')} text={t('noPlanText')} action={free} />
  const finished = workouts.map(({ state }) => state.workout).filter(({ state }) => state === 'finished')
  const plans = offeredWorkouts(training, { today, finished })
  const [first] = plans.offered
  return (
    <Stack gap={24}>
      {plans.offered.map(workout => (
        <Stack key={keyOf(workout)} gap={4}>
          <Text as="h3" size="small" tone={2}>
            {t(plans.reason)}
          </Text>
          <Text weight={600} size={20} breaks>
            {nameOf(workout)}
          </Text>
          <WorkoutFacts workout={workout} />
          {workout.notes.map((note, at) => (
            <Text key={at} size="small" lines={3} breaks>
              {note}
            </Text>
          ))}
          <Button
            kind={workout === first ? 'primary' : 'secondary'}
            size="large"
            wide
            className={css.start}
            aria-label={t('startOf', { workout: nameOf(workout) })}
            onClick={() => start(workout)}>
            {t('start')}
          </Button>
        </Stack>
      ))}
      <Choices title={t('missed')} workouts={plans.missed} onStart={start} />
      <Choices title={t('otherDays')} workouts={plans.others} onStart={start} />
      {free}
    </Stack>
  )
}

const keyOf = ({ id, assignment }: PlannedWorkout): string => `${assignment.programUserId} ${id}`

function WorkoutFacts({ workout: { assignment, day, rows, minutes } }: { workout: PlannedWorkout }) {
  const t = useFloorWords()
  const place = t('week', { week: day.weekNumber, day: day.dayNumber })
  return (
    <Text as="span" size="small" tone={2} breaks>
      {assignment.title} · {place} · {t('exercises', { count: rows.length })} · {minutes} {t('minutes')}
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
    <Stack gap={4}>
      <Text as="h3" size="small" tone={2}>
        {title}
      </Text>
      <List label={title}>
        {workouts.map(workout => (
          <ListRow key={keyOf(workout)} title={nameOf(workout)} sub={<WorkoutFacts workout={workout} />} onClick={() => onStart(workout)} />
        ))}
      </List>
    </Stack>
  )
}
