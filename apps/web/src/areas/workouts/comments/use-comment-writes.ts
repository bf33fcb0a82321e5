import {
  answerWorkoutMessage,
  deleteOwnWorkoutMessage,
  readWorkoutComments,
  undeleteOwnWorkoutMessage,
  addWorkoutMessage,
  deleteWorkoutMessage,
  readClientWorkout,
  undeleteWorkoutMessage,
  type WorkoutDetail,
  type WorkoutComment,
} from '@allenio/contract/workouts'
import { useEffect } from 'react'
import { call } from '#lib/api'
import { sendOrKeep, useWaitingWrites } from '#lib/offline'
import { useDelete } from '#ui/deletion'
import type { CommentWrites } from './exercise-comments.tsx'
import { useCommentWords } from './words.ts'

// comments are in no list of their own: the deletion loads their workout again
const nowhere = () => undefined

/** Writes comments of the team. */
export function useTeamComments(clientId: string): CommentWrites {
  const t = useCommentWords()
  const remove = useDelete<never, typeof deleteWorkoutMessage, typeof undeleteWorkoutMessage, WorkoutComment>({
    from: nowhere,
    remove: deleteWorkoutMessage,
    restore: undeleteWorkoutMessage,
    input: ({ id: commentId }) => ({ id: clientId, commentId }),
    words: () => ({ deleted: t('deleted') }),
  })
  return {
    isClient: false,
    remove,
    unsent: [],
    add: ({ id: commentId, weightId, text }) =>
      call(addWorkoutMessage, { id: clientId, weightId, commentId, text }).then(
        answer => ({ state: 'sent' as const, answer }),
        (error: unknown) => ({ state: 'refused' as const, error: error instanceof Error ? error : new Error(String(error)) }),
      ),
  }
}

/** Writes answers of a client, also without a network. */
export function useOwnComments(): CommentWrites {
  const t = useCommentWords()
  const waiting = useWaitingWrites(answerWorkoutMessage)
  const remove = useDelete<never, typeof deleteOwnWorkoutMessage, typeof undeleteOwnWorkoutMessage, WorkoutComment>({
    from: nowhere,
    remove: deleteOwnWorkoutMessage,
    restore: undeleteOwnWorkoutMessage,
    input: ({ id }) => ({ id }),
    words: () => ({ deleted: t('deleted') }),
  })
  return {
    isClient: true,
    remove,
    unsent: waiting.map(({ input: { id: weightId, commentId: id, text } }) => ({ id, weightId, text })),
    add: ({ id: commentId, weightId: id, text }) => sendOrKeep(answerWorkoutMessage, { id, commentId, text }, { title: t('yours') }),
  }
}

/** Tells the server that the team has looked at a workout. If the call fails, the next visit repeats it. */
export function useReadByTeam(workout: WorkoutDetail | undefined): void {
  const { id: workoutId, isUnread = false, client } = workout ?? {}
  const id = client?.id
  useEffect(() => {
    if (isUnread && workoutId && id) call(readClientWorkout, { id, workoutId }).catch(nowhere)
  }, [id, workoutId, isUnread])
}

/** Tells the server that the client has read the comments on the page. */
export function useReadByClient(workout: WorkoutDetail | undefined): void {
  const ids = workout?.exerciseList
    .flatMap(({ comments }) => comments.filter(({ isByClient, isRead }) => !isByClient && !isRead))
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (ids) call(readWorkoutComments, { ids: ids.split(' ') }).catch(nowhere)
  }, [ids])
}
