import type { WorkoutComment } from '@allenio/contract/workouts'
import { authorName, presentAuthor, withAuthor, type AuthoredRow, type Reader } from '#areas/client-records'
import { notifyClient, notifyTeam, type ReachedClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { limitTo, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { namesInLanguages } from '../history/names.ts'
import { workoutAnswered, workoutCommented } from '../notifications.ts'

export type CommentRow = AuthoredRow &
  Row<'workout_comments', 'id' | 'exercise_id' | 'text' | 'created_at' | 'read_at'> & {
    exercise_key: string
    author_person_id: string | null
  }

const selectComments = (where: Sql): Sql => sql`
  select r.id, r.exercise_id, r.text, r.is_by_client, r.created_at, r.read_at, e.exercise_key, ${authorName},
    author.person_id as author_person_id
  from workout_comments r join completed_exercises e on e.id = r.exercise_id ${withAuthor} where ${where}`

export const presentComment = (row: CommentRow, reader: Reader): WorkoutComment => ({
  id: row.id,
  weightId: row.exercise_id,
  text: row.text,
  ...presentAuthor(row, reader),
  createdAt: row.created_at,
  isRead: row.read_at !== null,
  may: { delete: row.author_person_id === reader.personId && row.is_by_client === reader.isClient },
})

/** Oldest first. */
export const listComments = (db: WorkspaceDb, exerciseIds: readonly string[]) =>
  db.many<CommentRow>(sql`
  ${selectComments(sql`r.deleted_at is null and r.exercise_id = any(${[...exerciseIds]}::uuid[])`)}
  order by r.created_at, r.id`)

export const findComment = (db: WorkspaceDb, where: Sql) => db.maybeOne<CommentRow>(selectComments(where))

const commentsOnDevice = 100

/** The team's comments of late, oldest first: the player shows the last one before the exercise the next time. */
export async function listTeamComments(db: WorkspaceDb, clientId: string): Promise<CommentRow[]> {
  const latestFirst = await db.many<CommentRow>(sql`
    ${selectComments(sql`r.client_id = ${clientId} and not r.is_by_client and r.deleted_at is null
      and (r.read_at is null or r.created_at > now() - interval '60 days')`)}
    order by r.created_at desc, r.id desc ${limitTo(commentsOnDevice)}`)
  return latestFirst.toReversed()
}

interface Commenting {
  client: ReachedClient
  actor: Actor
  reader: Reader
  id: string
  weightId: string
  text: string
}

/** The exercise that a call names, if it is this client's. */
const findExercise = (db: WorkspaceDb, clientId: string, id: string) =>
  db.maybeOne<Row<'completed_exercises', 'workout_id' | 'exercise'>>(sql`
  select workout_id, exercise from completed_exercises where id = ${id} and client_id = ${clientId} and not is_removed`)

/** Adds a comment and tells the other side; one that is sent again stays as it is. */
export async function addComment(db: WorkspaceDb, { client, actor, reader, id, weightId, text }: Commenting): Promise<WorkoutComment> {
  const exercise = found(await findExercise(db, client.id, weightId))
  const isByClient = reader.isClient
  const isNew = await db.run(sql`
    insert into workout_comments (id, client_id, exercise_id, text, author_id, is_by_client)
    values (${id}, ${client.id}, ${weightId}, ${text}, ${actor.membershipId}, ${isByClient}) on conflict (workspace_id, id) do nothing`)
  const row = await findComment(db, sql`r.id = ${id} and r.exercise_id = ${weightId} and r.is_by_client = ${isByClient}`)
  if (!row) throw new AppError('record id taken')
  if (isNew) {
    const workoutId = exercise.workout_id
    // an answer says that its author has read what stands there
    await markRead(db, sql`r.exercise_id = ${weightId} and r.is_by_client <> ${isByClient}`)
    await db.run(sql`
      update completed_workouts set comments = comments + 1, is_unread_by_team = is_unread_by_team or ${isByClient},
        is_unread_by_client = is_unread_by_client or not ${isByClient} where id = ${workoutId}`)
    const names = await namesInLanguages(db, exercise.exercise)
    const facts = { exercise: names.it, exerciseEn: names.en, text: text.slice(0, noticeLength), workoutId }
    if (isByClient)
      await notifyTeam(db, workoutAnswered, {
        by: actor.membershipId,
        clientId: client.id,
        about: id,
        subject: clientName => ({ clientName, ...facts }),
      })
    else await notifyClient(db, workoutCommented, { by: actor.membershipId, client, about: id, subject: facts })
  }
  return presentComment(row, reader)
}

const noticeLength = 200

const markRead = (db: WorkspaceDb, where: Sql) =>
  db.run(sql`update workout_comments r set read_at = now() where r.read_at is null and ${where}`)

/** The team has opened a workout. */
export async function readByTeam(db: WorkspaceDb, clientId: string, workoutId: string): Promise<void> {
  const read = await db.run(sql`
    update completed_workouts set is_unread_by_team = false where id = ${workoutId} and client_id = ${clientId}`)
  found(read || undefined)
  await markRead(db, sql`r.is_by_client and r.exercise_id in (select e.id from completed_exercises e where e.workout_id = ${workoutId})`)
}

/** The team has opened a workout by mistake: it is new again, and its comments stay read. */
export async function unreadByTeam(db: WorkspaceDb, clientId: string, workoutId: string): Promise<void> {
  const changed = await db.run(sql`
    update completed_workouts set is_unread_by_team = true where id = ${workoutId} and client_id = ${clientId}`)
  found(changed || undefined)
}

/** The client has seen comments; a workout is read once all of its comments are. */
export async function readByClient(db: WorkspaceDb, clientId: string, ids: readonly string[]): Promise<void> {
  await markRead(db, sql`r.id = any(${[...ids]}::uuid[]) and r.client_id = ${clientId} and not r.is_by_client`)
  await db.run(sql`
    update completed_workouts w set is_unread_by_client = false where w.client_id = ${clientId} and w.is_unread_by_client
      and not exists (select from completed_exercises e join workout_comments r on r.exercise_id = e.id
        where e.workout_id = w.id and not r.is_by_client and r.read_at is null and r.deleted_at is null)`)
}
