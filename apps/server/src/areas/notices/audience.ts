import type { NoticeAudience } from '@allenio/contract/notices'
import { realClients, requireTypes, type Asker } from '#areas/clients'
import { readGroupMembers, requireGroups } from '#areas/groups'
import type { Actor } from '#platform/access'
import { sql, type Count, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'

/** Refuses an audience that names what the business, or the author, does not have. */
export async function requireAudience(db: WorkspaceDb, actor: Actor, audience: NoticeAudience): Promise<void> {
  switch (audience.kind) {
    case 'all':
      return
    case 'types':
      return requireTypes(db, audience.ids)
    case 'groups':
      return requireGroups(db, actor, audience.ids)
    case 'collaborators':
      return requireMembers(db, audience.ids)
    default:
      return audience satisfies never
  }
}

async function requireMembers(db: WorkspaceDb, ids: readonly string[]): Promise<void> {
  const distinctIds = [...new Set(ids)]
  const { count } = await db.one<Count>(sql`
    select count(*) as count from memberships where id = any(${distinctIds}::uuid[]) and role in ('admin', 'coach', 'nutritionist')`)
  if (count < distinctIds.length) throw new AppError('not found')
}

/** A condition on clients `c`: the active clients of the audience whom its author reaches. */
async function isAddressed(db: WorkspaceDb, author: Asker, audience: NoticeAudience): Promise<Sql> {
  const isReached = sql`${realClients(author)} and c.status = 'active'`
  switch (audience.kind) {
    case 'all':
      return isReached
    case 'types':
      return sql`${isReached} and c.type_id = any(${audience.ids}::uuid[])`
    case 'groups':
      return sql`${isReached} and c.id = any(${await readGroupMembers(db, audience.ids)}::uuid[])`
    case 'collaborators':
      return sql`${isReached} and c.id in (
        select k.client_id from client_collaborators k where k.membership_id = any(${audience.ids}::uuid[]))`
    default:
      return audience satisfies never
  }
}

export interface AudienceSize {
  /** The clients with an account, who will read the notice. */
  people: number
  withoutAccess: number
}

export async function countAudience(db: WorkspaceDb, author: Asker, audience: NoticeAudience): Promise<AudienceSize> {
  const condition = await isAddressed(db, author, audience)
  return db.one<AudienceSize>(sql`
    select count(c.membership_id) as people, count(*) filter (where c.membership_id is null) as "withoutAccess"
    from clients c where ${condition}`)
}

/** A notice that nobody would read is a mistake of the moment at which it is written; a scheduled one may lose its readers later. */
export async function requireReaders(db: WorkspaceDb, author: Asker, audience: NoticeAudience): Promise<void> {
  if ((await countAudience(db, author, audience)).people === 0) throw wrongField('audience', 'notice without readers')
}

interface Addressed {
  noticeId: string
  author: Asker
  audience: NoticeAudience
}

/** Makes a row for each reader, once: what happens to clients, types and groups afterwards changes nothing. */
export async function insertReaders(db: WorkspaceDb, { noticeId, author, audience }: Addressed): Promise<AudienceSize> {
  const size = await countAudience(db, author, audience)
  const condition = await isAddressed(db, author, audience)
  const people = await db.run(sql`
    insert into notice_readers (notice_id, membership_id, client_id)
    select ${noticeId}, c.membership_id, c.id from clients c where ${condition} and c.membership_id is not null
    order by c.membership_id on conflict (workspace_id, notice_id, membership_id) do nothing`)
  return { people, withoutAccess: size.withoutAccess }
}

/** Finds the members whom the author of a notice reaches now; one that its author has left behind is the business's. */
export async function readAuthor(db: WorkspaceDb, authorId: string | null): Promise<Asker> {
  const member =
    authorId === null
      ? undefined
      : await db.maybeOne<Row<'memberships', 'id' | 'role'>>(sql`select id, role from memberships where id = ${authorId}`)
  return member ? { membershipId: member.id, role: member.role } : { membershipId: '', role: 'admin' }
}
