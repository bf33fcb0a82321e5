import type { RecordAt, Reader } from '#areas/client-records'
import { retractNotifications } from '#areas/notifications'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { canBeRestored, defineRecordSweep } from '#platform/records'
import { findComment, presentComment } from './comments.ts'
import { workoutAnswered, workoutCommented } from '../notifications.ts'

interface CommentAt extends Pick<RecordAt, 'id' | 'clientId' | 'mustBeByClient'> {
  /** People delete what they wrote themselves. */
  membershipId: string
}

type ChangedComment = Row<'workout_comments', 'exercise_id'>

const isOwn = ({ id, clientId, mustBeByClient, membershipId }: CommentAt) =>
  sql`id = ${id} and client_id = ${clientId} and author_id = ${membershipId} and is_by_client = ${mustBeByClient === true}`

/** Counts the comments of a workout anew, and whether one of them waits for the client. */
const countAgain = (db: WorkspaceDb, exerciseId: string) =>
  db.run(sql`
  update completed_workouts w set comments = c.comments, is_unread_by_client = c.is_unread
  from (
    select e.workout_id, count(r.id) as comments, coalesce(bool_or(not r.is_by_client and r.read_at is null), false) as is_unread
    from completed_exercises e left join workout_comments r on r.exercise_id = e.id and r.deleted_at is null
    where e.workout_id = (select workout_id from completed_exercises where id = ${exerciseId}) group by e.workout_id) c
  where w.id = c.workout_id`)

/** Deletes a comment, and what the other side was told of it. */
export async function deleteComment(db: WorkspaceDb, at: CommentAt): Promise<void> {
  const { exercise_id } = found(
    await db.maybeOne<ChangedComment>(sql`
    update workout_comments set deleted_at = now() where ${isOwn(at)} and deleted_at is null returning exercise_id`),
  )
  await countAgain(db, exercise_id)
  await retractNotifications(db, { kind: (at.mustBeByClient ? workoutAnswered : workoutCommented).kind, about: at.id })
}

export async function undeleteComment(db: WorkspaceDb, at: CommentAt): Promise<void> {
  const { exercise_id } = found(
    await db.maybeOne<ChangedComment>(sql`
    update workout_comments set deleted_at = null where ${isOwn(at)} and ${canBeRestored} returning exercise_id`),
  )
  await countAgain(db, exercise_id)
}

export const readComment = async (db: WorkspaceDb, { id, clientId }: RecordAt, reader: Reader) =>
  presentComment(found(await findComment(db, sql`r.id = ${id} and r.client_id = ${clientId}`)), reader)

export const sweepComments = defineRecordSweep({ records: 'workout comments', tables: [{ name: sql`workout_comments` }] })
