import type { Output, ParsedInput } from '@allenio/contract'
import {
  deletedAnswerDays,
  savedAnswersAtMost,
  type createSavedAnswer,
  type listSavedAnswers,
  type SavedAnswer,
  type updateSavedAnswer,
} from '@allenio/contract/chat-desk'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { daysAgo, lockFor, sql, type Count, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { defineSweep } from '#platform/jobs'
import { erasureOfRows } from '#platform/row-changes'

type AnswerRow = Row<'saved_answers', 'id' | 'membership_id' | 'title' | 'body'>

const columns = sql`id, membership_id, title, body`

const isDeleted = sql`deleted_at > ${daysAgo(deletedAnswerDays)}`
const isStored = sql`deleted_at is null`

/** The shared saved answers and the member's own; nobody else's. */
const visible = ({ membershipId }: Actor): Sql => sql`(membership_id is null or membership_id = ${membershipId})`

const mayShare = ({ role }: Actor): boolean => role === 'admin'
const mayChange = (actor: Actor, { membership_id }: AnswerRow): boolean => membership_id !== null || mayShare(actor)

const present = (row: AnswerRow, actor: Actor): SavedAnswer => ({
  id: row.id,
  title: row.title,
  text: row.body,
  isShared: row.membership_id === null,
  may: { update: mayChange(actor, row), delete: mayChange(actor, row) },
})

export async function listAnswers(db: WorkspaceDb, actor: Actor): Promise<Output<typeof listSavedAnswers>> {
  const rows = await db.many<AnswerRow>(sql`
    select ${columns} from saved_answers where ${isStored} and ${visible(actor)} order by title_key, id`)
  return { savedAnswers: rows.map(row => present(row, actor)), may: { share: mayShare(actor) } }
}

export async function createAnswer(
  db: WorkspaceDb,
  actor: Actor,
  { title, text, isShared }: ParsedInput<typeof createSavedAnswer>,
): Promise<SavedAnswer> {
  if (isShared && !mayShare(actor)) throw new AppError('forbidden')
  await refuseTooMany(db, actor)
  const row = await db.one<AnswerRow>(sql`
    insert into saved_answers (id, membership_id, title, body)
    values (${newId()}, ${isShared ? null : actor.membershipId}, ${title}, ${text}) returning ${columns}`)
  return present(row, actor)
}

async function refuseTooMany(db: WorkspaceDb, actor: Actor): Promise<void> {
  await lockFor(db, 'saved answers')
  const { count } = await db.one<Count>(sql`select count(*) as count from saved_answers where ${isStored} and ${visible(actor)}`)
  if (count >= savedAnswersAtMost) throw new AppError('too many saved answers', { values: { max: savedAnswersAtMost } })
}

export async function updateAnswer(
  db: WorkspaceDb,
  actor: Actor,
  { id, title, text, isShared }: ParsedInput<typeof updateSavedAnswer>,
): Promise<SavedAnswer> {
  const before = await reachAnswer(db, actor, { id, state: isStored })
  if (isShared !== undefined && !mayShare(actor) && isShared !== (before.membership_id === null)) throw new AppError('forbidden')
  const ownerId = isShared === undefined ? before.membership_id : isShared ? null : (before.membership_id ?? actor.membershipId)
  const row = await db.one<AnswerRow>(sql`
    update saved_answers set title = ${title ?? before.title}, body = ${text ?? before.body}, membership_id = ${ownerId}
    where id = ${id} returning ${columns}`)
  return present(row, actor)
}

export async function deleteAnswer(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  await reachAnswer(db, actor, { id, state: isStored })
  await db.run(sql`update saved_answers set deleted_at = now() where id = ${id}`)
}

export async function undeleteAnswer(db: WorkspaceDb, actor: Actor, id: string): Promise<SavedAnswer> {
  await reachAnswer(db, actor, { id, state: isDeleted })
  await refuseTooMany(db, actor)
  return present(await db.one<AnswerRow>(sql`update saved_answers set deleted_at = null where id = ${id} returning ${columns}`), actor)
}

async function reachAnswer(db: WorkspaceDb, actor: Actor, { id, state }: { id: string; state: Sql }): Promise<AnswerRow> {
  const row = found(
    await db.maybeOne<AnswerRow>(sql`
    select ${columns} from saved_answers where id = ${id} and ${state} and ${visible(actor)} for update`),
  )
  if (!mayChange(actor, row)) throw new AppError('forbidden')
  return row
}

export const sweepAnswers = defineSweep({
  name: 'sweep deleted saved answers',
  cron: '25 4 * * *',
  parts: () => [erasureOfRows({ table: 'saved_answers', days: deletedAnswerDays + 1 })],
})
