import type { ExerciseResult } from '@allenio/contract/workouts'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackButton, usePageTitle, useParam } from '#shell'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Sheet } from '#ui/section'
import { SkeletonPage } from '#ui/skeleton'
import { ExerciseComments } from '../comments/exercise-comments.tsx'
import { useOwnComments, useReadByClient } from '../comments/use-comment-writes.ts'
import { ownCourses, ownWorkoutQuery } from '../data.ts'
import { DiscussButton } from '../detail/discuss-button.tsx'
import { WorkoutResult } from '../detail/workout-result.tsx'
import { ExercisePanel } from '../history/exercise-panel.tsx'
import { useWorkoutFacts } from '../marks/facts.ts'
import { WorkoutMarks } from '../marks/workout-marks.tsx'
import { useOwnWords } from './words.ts'

/** Answers a client: how did it go, and what does my coach say? */
export function Page() {
  const workoutId = useParam('workoutId')
  return <OwnWorkout key={workoutId} workoutId={workoutId} />
}

function OwnWorkout({ workoutId }: { workoutId: string }) {
  const t = useOwnWords()
  const { dayTime } = useFormats()
  const { nameOf } = useWorkoutFacts()
  const query = useQuery(ownWorkoutQuery(workoutId))
  const writes = useOwnComments()
  const [opened, setOpened] = useState<ExerciseResult>()
  const title = query.data ? nameOf(query.data) : t('workout')
  usePageTitle(title)
  useReadByClient(query.data)
  const goneState = (
    <ErrorState
      large
      title={t('goneTitle')}
      text={t('goneText')}
      action={<ButtonLink href={hrefTo('/completedWorkouts')}>{t('toAll')}</ButtonLink>}
    />
  )
  return (
    <Loaded query={query} large failed={t('detailFailed')} skeleton={<SkeletonPage />} gone={goneState}>
      {workout => (
        <>
          <PageHeader
            back={<BackButton />}
            title={title}
            sub={[dayTime(workout.startedAt), workout.program].filter(Boolean).join(' · ')}
            badges={<WorkoutMarks workout={workout} />}
            secondary={
              <>
                <DiscussButton small workout={workout} />
                {workout.may.edit && (
                  <ButtonLink icon={IconPencil} href={hrefTo('/me/workout', { search: { id: workoutId, edit: 'yes' } })}>
                    {t('edit')}
                  </ButtonLink>
                )}
              </>
            }
          />
          <Sheet>
            <WorkoutResult
              workout={workout}
              level={2}
              onHistory={setOpened}
              comments={exercise => <ExerciseComments exercise={exercise} writes={writes} workout={workout} />}
            />
          </Sheet>
          {opened && (
            <ExercisePanel
              courses={ownCourses}
              exercise={opened.exercise.id ?? opened.exercise.name}
              leadsToAll
              onClose={() => setOpened(undefined)}
            />
          )}
        </>
      )}
    </Loaded>
  )
}
