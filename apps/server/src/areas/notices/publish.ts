import { notify } from '#platform/notify'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { enqueue } from '#platform/jobs'
import { insertReaders, readAuthor } from './audience.ts'
import { excerptOf, noticeCopy } from './notifications.ts'
import { sendNotice } from './batches.ts'

type PublishedRow = Row<'notices', 'id' | 'author_id' | 'title' | 'body' | 'audience'>

/**
 * Publishes a notice that nobody has published or withdrawn meanwhile: its audience becomes rows, from which batches send. Whichever node
 * comes second finds it published.
 */
export async function publishNotice(db: WorkspaceDb, id: string): Promise<void> {
  const notice = await db.maybeOne<PublishedRow>(sql`
    update notices e set published_at = now(), publish_at = least(publish_at, now())
    where e.id = ${id} and e.published_at is null and e.withdrawn_at is null and e.deleted_at is null
    returning e.id, e.author_id, e.title, e.body, e.audience`)
  if (!notice) return
  const author = await readAuthor(db, notice.author_id)
  const { people, withoutAccess } = await insertReaders(db, { noticeId: id, author, audience: notice.audience })
  await db.run(sql`update notices set without_access = ${withoutAccess} where id = ${id}`)
  await enqueue(db, sendNotice, { noticeId: id })
  if (notice.author_id === null) return
  const subject = { notice: id, title: notice.title, text: excerptOf(notice.body), count: people }
  await notify(db, noticeCopy, { to: [notice.author_id], subject, once: id, about: id })
}
