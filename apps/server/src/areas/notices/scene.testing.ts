import type { NoticeAudience } from '@allenio/contract/notices'
import { newId } from '@allenio/domain/ids'
import { richTextOf } from '@allenio/domain/rich-text'
import { sql, type Database, type Row } from '#platform/db'
import type { TestTeam } from '#testing'

interface StoredNotice {
  authorId: string
  title?: string
  audience?: NoticeAudience
  /** Scheduled for tomorrow instead of published. */
  isScheduled?: boolean
  isDeleted?: boolean
  /** Nobody has handed it over to its readers yet. */
  isWaiting?: boolean
}

/** A notice that is stored with its readers, all clients of the team who have an account, and that no job knows of. */
export async function storeNotice(
  { database }: { database: Database },
  { workspaceId }: Pick<TestTeam, 'workspaceId'>,
  {
    authorId,
    title = 'Chiusura estiva',
    audience = { kind: 'all' },
    isScheduled = false,
    isDeleted = false,
    isWaiting = false,
  }: StoredNotice,
): Promise<string> {
  const id = newId()
  await database.withWorkspace(workspaceId, 'write', async db => {
    await db.run(sql`
      insert into notices (id, author_id, title, body, audience, publish_at, published_at, deleted_at)
      values (${id}, ${authorId}, ${title}, ${JSON.stringify(richTextOf('Lo studio resta chiuso dal 10 al 20.'))}::jsonb,
        ${JSON.stringify(audience)}::jsonb, now() + case when ${isScheduled}::boolean then interval '1 day' else interval '0' end,
        case when not ${isScheduled}::boolean then now() end, case when ${isDeleted}::boolean then now() end)`)
    if (isScheduled) return
    await db.run(sql`
      insert into notice_readers (notice_id, membership_id, client_id, is_waiting)
      select ${id}, c.membership_id, c.id, ${isWaiting} from clients c where c.membership_id is not null`)
  })
  return id
}

/** Adds clients with accounts, whom only the admin looks after. Answers their memberships. */
export async function addReaders({ database }: { database: Database }, workspaceId: string, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => newId())
  await database.withSystem('write', db =>
    db.run(sql`
      insert into persons (id, email, email_key, first_name, last_name)
      select each.id, 'r' || each.id || '@example.com', 'r' || each.id || '@example.com', 'Lettore', each.nth::text
      from unnest(${people}::uuid[]) with ordinality as each (id, nth)`),
  )
  await database.withSystem('write', db =>
    db.run(sql`
      insert into memberships (workspace_id, id, person_id, role)
      select ${workspaceId}, id, id, 'client' from unnest(${people}::uuid[]) as each (id)`),
  )
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`
      insert into clients (id, membership_id, first_name, last_name, registered_at)
      select id, id, 'Lettore', id::text, now() from unnest(${people}::uuid[]) as each (id)`),
  )
  return people
}

/** How many notifications each of these members has about the notice, and what they say. */
export const newsAbout = ({ database }: { database: Database }, workspaceId: string, noticeId: string) =>
  database.withWorkspace(workspaceId, 'read', db =>
    db.many<Row<'notifications', 'membership_id' | 'subject'>>(sql`
      select membership_id, subject from notifications where kind = 'notice published' and about = ${noticeId} order by membership_id`),
  )
