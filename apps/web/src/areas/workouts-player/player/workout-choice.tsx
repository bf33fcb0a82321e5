import { moveOwnTrainingDay, type Training } from '@allenio/contract/workouts'
import { weekdayOf } from '@allenio/domain/days'
import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { StoredWorkout } from '#areas/workouts'
import { useToday } from '#shell'
import { call, reportCallError } from '#lib/api'
import { useFormats, weekdayNames } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { IconLink } from '#ui/icon-button'
import { WorkoutPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { PageTitle } from '#ui/page-title'
import { RowActions } from '#ui/row-actions'
import { Section } from '#ui/section'
import { trainingDaysOf, type PlannedWorkout, type TrainingDay } from '../plan/planned-workouts.ts'
import { trainingOfToday } from '../plan/training-today.ts'
import { playerHref } from './address.ts'
import css from './workout-choice.module.css'
import { usePlayerWords, useWorkoutNames } from './words.ts'
import { MoveDay } from './move-day.tsx'

interface WorkoutChoiceProps {
  training: Training | undefined
  workouts: readonly StoredWorkout[]
  onMoved: () => void
}

/** Any day of the plan that is on the device, today's first. */
export function WorkoutChoice({ training, workouts, onMoved }: WorkoutChoiceProps) {
  const t = usePlayerWords()
  const today = useToday()
  const free = training?.settings.mayClientsTrainFreely && <ButtonLink href={playerHref({ free: 'yes' })}>{t('free')}</ButtonLink>
  const days = training?.assignments.filter(({ state }) => state !== 'terminated').flatMap(trainingDaysOf) ?? []
  if (!training || days.length === 0) {
    const home = <ButtonLink href={hrefTo('/home')}>{t('home')}</ButtonLink>
    return <EmptyState large picture={<WorkoutPicture />} title={t('nothingTitle')} text={t('nothingText')} action={free || home} />
  }
  const finished = workouts.map(({ state }) => state.workout).filter(({ state }) => state === 'finished')
  const { due, missed } = trainingOfToday(training, { today, finished })
  const isListed = ({ day }: TrainingDay) => missed.some(each => each.day === day) || due.some(each => each.day === day)
  const others = days.filter(day => !isListed(day))
  const moving = { mayMove: training.settings.mayClientsMoveDays, onMoved }
  return (
    <div className={css.choice}>
      <Row gap={8}>
        <IconLink label={t('home')} icon={IconArrowLeft} href={hrefTo('/home')} />
        <PageTitle isLong>{t('choose')}</PageTitle>
      </Row>
      <Workouts title={t('today')} workouts={due} {...moving} />
      <Workouts title={t('missed')} workouts={missed.flatMap(day => day.workouts)} {...moving} />
      {[...Map.groupBy(others, ({ assignment }) => assignment)].map(([{ programUserId, title }, own], _, { length }) => (
        <Workouts key={programUserId} title={length > 1 ? title : t('others')} workouts={own.flatMap(day => day.workouts)} {...moving} />
      ))}
      {free && <div className={css.foot}>{free}</div>}
    </div>
  )
}

interface WorkoutsProps {
  title: string
  workouts: readonly PlannedWorkout[]
  /** The business lets clients put days on other dates. */
  mayMove: boolean
  onMoved: () => void
}

function Workouts({ title, workouts, mayMove, onMoved }: WorkoutsProps) {
  const t = usePlayerWords()
  const nameOf = useWorkoutNames()
  const language = useLanguage()
  const { day: formatDay } = useFormats()
  const weekday = (day: string) => weekdayNames(language)[weekdayOf(day) - 1] ?? ''
  if (workouts.length === 0) return null
  const subOf = ({ day, rows, minutes }: PlannedWorkout) =>
    [
      t('week', { week: day.weekNumber, day: day.dayNumber }),
      day.trainedOn ? t('trained', { day: formatDay(day.trainedOn) }) : day.date && `${weekday(day.date)} ${formatDay(day.date)}`,
      t('exercises', { count: rows.length }),
      t('minutes', { count: minutes }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <Section bare title={title}>
      <List label={title}>
        {workouts.map(workout => {
          const isMovable = mayMove && workout.day.trainedOn === null
          return (
            <ListRow
              key={`${workout.assignment.programUserId} ${workout.id}`}
              title={nameOf(workout)}
              sub={subOf(workout)}
              // a phone has no room for it beside a menu
              meta={!isMovable && <Icon of={IconChevronRight} />}
              actions={isMovable && <MoveMenu workout={workout} name={nameOf(workout)} onMoved={onMoved} />}
              href={playerHref({ day: workout.day.dayId, workout: workout.id })}
            />
          )
        })}
      </List>
    </Section>
  )
}

interface MoveMenuProps {
  workout: PlannedWorkout
  name: string
  onMoved: () => void
}

function MoveMenu({ workout, name, onMoved }: MoveMenuProps) {
  const t = usePlayerWords()
  const [isOpen, setOpen] = useState(false)
  const { assignment, day } = workout
  const moveBack = async () => {
    await call(moveOwnTrainingDay, { id: assignment.programUserId, dayId: day.dayId, day: null })
    onMoved()
  }
  const items = () => [
    { label: t('move'), onClick: () => setOpen(true) },
    { label: t('moveBack'), onClick: () => void moveBack().catch((error: unknown) => reportCallError(error)) },
  ]
  return (
    <>
      <RowActions label={t('actionsFor', { name })} items={items} />
      {isOpen && <MoveDay workout={workout} name={name} onClose={() => setOpen(false)} onMoved={onMoved} />}
    </>
  )
}
