import type { ExerciseResult, WorkoutDetail } from '@allenio/contract/workouts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNextSubject } from '#areas/chat'
import type { AttentionDetail } from '#areas/clients'
import {
  clientWorkoutQuery,
  coursesOfClient,
  ExerciseComments,
  ExercisePanel,
  useResultWords,
  useTeamComments,
  useWorkoutFacts,
  WorkoutResult,
} from '#areas/workouts'
import { useShortcuts } from '#shell'
import { useFormats } from '#lib/formats'
import { ErrorState } from '#ui/error-state'
import { Loaded } from '#ui/loaded'
import { PartHeader } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'

/** A workout in the inbox, to be seen and commented on. */
export function WorkoutItem({ need: { client, targetId } }: AttentionDetail) {
  const t = useResultWords()
  const query = useQuery(clientWorkoutQuery(client.id, targetId ?? ''))
  return (
    <Loaded
      query={query}
      failed={t('failed')}
      skeleton={<SkeletonRows rows={8} columns={3} tall />}
      gone={<ErrorState title={t('goneTitle')} text={t('goneText')} />}>
      {workout => <LoadedWorkout key={workout.id} workout={workout} />}
    </Loaded>
  )
}

/** The exercise that a comment is most likely about: the painful one, else one with a film or a comment, else the first. */
const commentedExercise = ({ exerciseList }: WorkoutDetail): ExerciseResult | undefined =>
  exerciseList.find(({ pain }) => pain) ??
  exerciseList.find(({ video, comments }) => video !== null || comments.some(({ isByClient, isRead }) => isByClient && !isRead)) ??
  exerciseList[0]

function LoadedWorkout({ workout }: { workout: WorkoutDetail }) {
  const t = useResultWords()
  const { dayTime } = useFormats()
  const { nameOf } = useWorkoutFacts()
  const { id, client, name, day } = workout
  const writes = useTeamComments(client.id)
  const [opened, setOpened] = useState<ExerciseResult>()
  const [commentedId, setCommentedId] = useState<string>()
  useNextSubject(client.id, { kind: 'workout', id, title: name, day })
  const target = workout.may.comment ? commentedExercise(workout) : undefined
  useShortcuts(target ? [{ keys: 'c', label: t('commentKey', { exercise: target.name }), run: () => setCommentedId(target.id) }] : [])
  return (
    <>
      <PartHeader title={nameOf(workout)} text={`${dayTime(workout.startedAt)} · ${workout.program ?? t('withoutPlan')}`} />
      <WorkoutResult
        workout={workout}
        level={3}
        onHistory={setOpened}
        comments={exercise => (
          <ExerciseComments
            exercise={exercise}
            writes={writes}
            workout={workout}
            isAsked={exercise.id === commentedId}
            onClose={() => setCommentedId(undefined)}
          />
        )}
      />
      {opened && (
        <ExercisePanel
          courses={coursesOfClient(client.id)}
          exercise={opened.exercise.id ?? opened.exercise.name}
          leadsToAll
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
