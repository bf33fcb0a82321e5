import { presetProgramSettings, type ProgramDay, type ProgramWeek, type ProgramWorkout } from '@allenio/contract/programs'
import type { loadsByWeek } from '@allenio/domain/training-maxima'
import { useQuery } from '@tanstack/react-query'
import { useExerciseImages } from '#lib/exercise-library'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { BareList, Row, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { programSettingsQuery } from '../data.ts'
import { ownWorkoutSteps, type OwnWorkoutPlace } from '../slots.ts'
import { ExerciseLine } from './exercise-line.tsx'
import css from './own.module.css'
import { useOwnWords } from './words.ts'

type MaximumOf = ReturnType<typeof loadsByWeek>

interface WeekDaysProps extends Pick<OwnWorkoutPlace, 'releaseId'> {
  week: ProgramWeek
  maximumOf: MaximumOf
  dates: ReadonlyMap<string, string>
  today: string
}

/** The days of a week below each other, each with all that is trained on it. */
export function WeekDays({ week, releaseId, dates, today, maximumOf }: WeekDaysProps) {
  const t = useOwnWords()
  return (
    <Stack gap={12}>
      {week.name && <Title level={3}>{week.name}</Title>}
      {week.note && (
        <Text tone={2} className={css.note}>
          {week.note}
        </Text>
      )}
      {week.days.length === 0 ? (
        <Text tone={2}>{t('emptyWeek')}</Text>
      ) : (
        week.days.map(day => (
          <Day
            key={day.id}
            day={day}
            level={week.name ? 4 : 3}
            date={dates.get(day.id)}
            isToday={dates.get(day.id) === today}
            releaseId={releaseId}
            maximumOf={maximumOf}
          />
        ))
      )}
    </Stack>
  )
}

interface DayProps extends Pick<OwnWorkoutPlace, 'isToday' | 'releaseId'> {
  day: ProgramDay
  maximumOf: MaximumOf
  /** Below the week's own title, if it has one. */
  level: 3 | 4
  date: string | undefined
}

function Day({ day, level, date, isToday, releaseId, maximumOf }: DayProps) {
  const t = useOwnWords()
  const { fullDay } = useFormats()
  const name = day.name || t('day', { day: day.dayNumber })
  const workouts = day.workouts.filter(({ exercises }) => exercises.length > 0)
  return (
    <section className={css.day} data-today={isToday || undefined} aria-label={name}>
      <Row gap={8} align="baseline" wrap>
        <Title level={level} className={css.dayName}>
          {date ? fullDay(date) : name}
        </Title>
        {date && (
          <Text as="span" tone={2}>
            {name}
          </Text>
        )}
        {isToday && <Badge>{t('today')}</Badge>}
      </Row>
      {day.note && (
        <Text size="small" tone={2} className={css.note}>
          {day.note}
        </Text>
      )}
      {workouts.length === 0 ? (
        <Text tone={3}>{t('rest')}</Text>
      ) : (
        workouts.map((workout, at) => (
          <Workout
            key={workout.id}
            workout={workout}
            number={workouts.length > 1 ? at + 1 : undefined}
            dayName={name}
            isToday={isToday}
            releaseId={releaseId}
            maximumOf={maximumOf}
          />
        ))
      )}
    </section>
  )
}

interface WorkoutProps extends Pick<OwnWorkoutPlace, 'isToday' | 'releaseId'> {
  workout: ProgramWorkout
  maximumOf: MaximumOf
  number: number | undefined
  dayName: string
}

function Workout({ workout: { id, dayId, name, note, exercises }, number, dayName, maximumOf, ...place }: WorkoutProps) {
  const t = useOwnWords()
  // all are shown until the settings are there
  const { clientColumns: columns } = useQuery(programSettingsQuery()).data ?? presetProgramSettings
  const title = name || (number && t('workout', { number }))
  const imageOf = useExerciseImages(exercises.map(({ exerciseId }) => exerciseId))
  return (
    <Stack gap={4} className={css.workout}>
      {title && (
        <Text as="h4" weight={600}>
          {title}
        </Text>
      )}
      {note && (
        <Text size="small" tone={2} className={css.note}>
          {note}
        </Text>
      )}
      <BareList as="ol">
        {exercises.map(exercise => (
          <ExerciseLine
            key={exercise.id}
            exercise={exercise}
            columns={columns}
            maximum={maximumOf(exercise)}
            image={imageOf(exercise.exerciseId)}
          />
        ))}
      </BareList>
      <Row gap={10} wrap>
        {ownWorkoutSteps.entries().map(({ id: stepId, Step }) => (
          <Step key={stepId} dayId={dayId} workoutId={id} name={title || dayName} {...place} />
        ))}
      </Row>
    </Stack>
  )
}
