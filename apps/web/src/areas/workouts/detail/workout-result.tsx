import type { ExerciseResult, WorkoutDetail } from '@allenio/contract/workouts'
import { restsInSuperset } from '@allenio/domain/programs'
import { groupExercises } from '@allenio/domain/workouts'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { EmptyState } from '#ui/empty-state'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { WorkoutPicture } from '#ui/illustrations'
import { Section } from '#ui/section'
import { ExerciseSection } from './exercise-section.tsx'
import css from './detail.module.css'
import { setColumnsOf } from './set-table.tsx'
import { useResultWords } from './words.ts'

interface WorkoutResultProps {
  workout: WorkoutDetail
  onHistory: (exercise: ExerciseResult) => void
  /** The comments on an exercise. */
  comments: (exercise: ExerciseResult) => ReactNode
  /** The level of its headings: 3 below the title of a part. */
  level: 2 | 3
}

/** All of a workout, as the team and the client read it: its figures, its note, its exercises. */
export function WorkoutResult({ workout, onHistory, comments, level }: WorkoutResultProps) {
  const t = useResultWords()
  const { integer, decimal } = useFormats()
  const { setsDone, sets, tonnageKg, minutes, rpe, records, note, exerciseList, importSource } = workout
  const columns = setColumnsOf(exerciseList)
  const rests = new Map(
    groupExercises(exerciseList).flatMap(group => {
      const groupRests = restsInSuperset(group.map(({ target }) => target ?? {}))
      return group.map(({ id }, at) => [id, groupRests[at] ?? {}] as const)
    }),
  )
  return (
    <>
      <FigureRow>
        <FigureCell>
          <Figure
            label={t('setsDone')}
            size="large"
            value={integer(setsDone)}
            unit={sets > setsDone ? t('ofSets', { count: sets }) : undefined}
          />
        </FigureCell>
        <FigureCell>
          <Figure label={t('tonnage')} value={integer(tonnageKg)} unit="kg" />
        </FigureCell>
        {/* a history from elsewhere may not say how long a workout took */}
        {(minutes > 0 || importSource === null) && (
          <FigureCell>
            <Figure label={t('minutes')} value={integer(minutes)} unit="min" />
          </FigureCell>
        )}
        <FigureCell>
          {rpe === null ? (
            <Figure label={t('recordsWon')} value={integer(records)} />
          ) : (
            <Figure label={t('rpe')} value={decimal(rpe)} unit={t('outOf10')} />
          )}
        </FigureCell>
      </FigureRow>
      {note && (
        <Section title={t('workoutNote')} level={level}>
          <blockquote className={css.quote}>{note}</blockquote>
        </Section>
      )}
      {exerciseList.length === 0 ? (
        <EmptyState level={level} picture={<WorkoutPicture />} title={t('nothing')} text={t('nothingText')} />
      ) : (
        exerciseList.map(exercise => (
          <ExerciseSection
            key={exercise.id}
            exercise={exercise}
            level={level}
            columns={columns}
            rest={rests.get(exercise.id) ?? {}}
            onHistory={() => onHistory(exercise)}>
            {comments(exercise)}
          </ExerciseSection>
        ))
      )}
    </>
  )
}
