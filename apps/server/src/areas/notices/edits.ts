import type { ParsedInput } from '@allenio/contract'
import { noticeLimits, type createNotice as creation, type NoticeAudience, type updateNotice as update } from '@allenio/contract/notices'
import type { RichText } from '@allenio/contract/rich-text'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { noticeFault, publishMoment } from '@allenio/domain/notices'
import { rewordNotifications } from '#areas/notifications'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { jsonText, sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { enqueue } from '#platform/jobs'
import { rowLimit } from '#platform/row-changes'
import { readAuthor, requireAudience, requireReaders } from './audience.ts'
import { sendNotice } from './batches.ts'
import { excerptOf, noticePublished } from './notifications.ts'
import { changePicture } from './pictures.ts'
import { publishNotice } from './publish.ts'
import { lockNotice, type LockedNotice } from './queries.ts'

export const refuseTooManyNotices = rowLimit({ table: 'notices', max: noticeLimits.notices, code: 'too many notices' })

function requireText(text: RichText): void {
  const fault = noticeFault(text)
  if (fault) throw wrongField('text', fault, { max: noticeLimits.text })
}

type PublishOn = ParsedInput<typeof creation>['publishOn']

/** The moment at which it is to be published; null: now. */
function requireMoment(publishOn: PublishOn): string | null {
  if (publishOn === null) return null
  const moment = publishMoment(publishOn)
  if (Date.parse(moment) <= Date.now()) throw wrongField('publishOn', 'notice day past')
  return moment
}

function requireEnd(visibleUntil: string | null, publishAt: string | null): void {
  if (visibleUntil !== null && visibleUntil < romeDay(publishAt ?? undefined)) throw wrongField('visibleUntil', 'notice ends before')
}

export async function createNotice(db: WorkspaceDb, actor: Actor, written: ParsedInput<typeof creation>): Promise<string> {
  const { title, text, audience, publishOn, visibleUntil, notifies, isPinned, imageUploadId, crop, imageAlt } = written
  requireText(text)
  const publishAt = requireMoment(publishOn)
  requireEnd(visibleUntil, publishAt)
  await requireAudience(db, actor, audience)
  await requireReaders(db, actor, audience)
  await refuseTooManyNotices(db, 1)
  const id = newId()
  await db.run(sql`
    insert into notices (id, author_id, title, body, audience, publish_at, visible_until, notifies, is_pinned, image_alt)
    values (${id}, ${actor.membershipId}, ${title}, ${jsonText(text)}::jsonb, ${jsonText(audience)}::jsonb,
      coalesce(${publishAt}::timestamptz, now()), ${visibleUntil}, ${notifies}, ${isPinned}, ${imageAlt})`)
  if (imageUploadId !== null) await changePicture(db, actor, { noticeId: id, imageUploadId, crop })
  if (publishAt === null) await publishNotice(db, id)
  await audit(db, { personId: actor.personId, action: 'create notice', subjectId: id })
  return id
}

type Changes = ParsedInput<typeof update>

export async function updateNotice(db: WorkspaceDb, actor: Actor, { id, updatedAt, ...changes }: Changes): Promise<void> {
  const row = await lockNotice(db, actor, id)
  if (row.withdrawn_at !== null) throw new AppError('notice withdrawn')
  if (row.updated_at !== updatedAt) throw new AppError('changed meanwhile')
  const isPublished = row.published_at !== null
  if (isPublished && (changes.audience !== undefined || changes.publishOn !== undefined)) throw new AppError('notice published')
  if (changes.text) requireText(changes.text)
  const publishAt = changes.publishOn === undefined ? row.publish_at : requireMoment(changes.publishOn)
  requireEnd(changes.visibleUntil === undefined ? row.visible_until : changes.visibleUntil, publishAt)
  if (changes.audience) await changeAudience(db, actor, { row, audience: changes.audience })
  await updateRow(db, row, { ...changes, publishAt })
  const { imageUploadId, crop } = changes
  if (imageUploadId !== undefined || crop !== undefined) await changePicture(db, actor, { noticeId: id, imageUploadId, crop })
  if (changes.publishOn === null) await publishNotice(db, id)
  if (isPublished) await tellReaders(db, id, changes)
  const { notifiesAgain, ...fields } = changes
  const details = { fields: Object.keys(fields).sort(), notifiesAgain }
  await audit(db, { personId: actor.personId, action: 'update notice', subjectId: id, details })
}

async function changeAudience(
  db: WorkspaceDb,
  actor: Actor,
  { row, audience }: { row: LockedNotice; audience: NoticeAudience },
): Promise<void> {
  await requireAudience(db, actor, audience)
  await requireReaders(db, await readAuthor(db, row.author_id), audience)
}

function updateRow(db: WorkspaceDb, row: LockedNotice, changes: Omit<Changes, 'id' | 'updatedAt'> & { publishAt: string | null }) {
  const { title = row.title, text = row.body, audience = row.audience, imageAlt = row.image_alt } = changes
  const { visibleUntil = row.visible_until, notifies = row.notifies, isPinned = row.is_pinned, notifiesAgain, publishAt } = changes
  return db.run(sql`
    update notices set title = ${title}, body = ${jsonText(text)}::jsonb, audience = ${jsonText(audience)}::jsonb,
      publish_at = coalesce(${publishAt}::timestamptz, now()), visible_until = ${visibleUntil},
      notifies = ${notifies || (notifiesAgain && row.published_at !== null)}, is_pinned = ${isPinned}, image_alt = ${imageAlt},
      updated_at = clock_timestamp()
    where id = ${row.id}`)
}

/** Waiting news say what the notice says now; its readers get new ones only where that was asked for. */
async function tellReaders(db: WorkspaceDb, id: string, { title, text, notifiesAgain }: Changes | Omit<Changes, 'id' | 'updatedAt'>) {
  if (title !== undefined || text !== undefined) {
    const facts = { ...(title !== undefined && { title }), ...(text !== undefined && { text: excerptOf(text) }) }
    await rewordNotifications(db, { kind: noticePublished.kind, about: id, facts })
  }
  if (!notifiesAgain) return
  await db.run(sql`update notices set round = round + 1 where id = ${id}`)
  await db.run(sql`update notice_readers set is_waiting = true, is_refused = false where notice_id = ${id}`)
  await enqueue(db, sendNotice, { noticeId: id })
}
