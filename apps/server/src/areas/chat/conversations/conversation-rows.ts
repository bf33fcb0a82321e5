import { inWorkspace, joined, limitTo, sql, type Count, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import type { LastRow } from '../messages/present-message.ts'

/** A conversation with one participant's own row in it. */
export interface ConversationRow
  extends
    Row<
      'conversations',
      | 'workspace_id'
      | 'id'
      | 'client_id'
      | 'is_enabled'
      | 'revision'
      | 'top_id'
      | 'last_message_id'
      | 'message_count'
      | 'note_count'
      | 'waiting_since'
      | 'client_read_to'
      | 'team_read_to'
    >,
    Row<'conversation_readers', 'read_to' | 'unread_count' | 'wiped_to' | 'wiped_count' | 'draft' | 'draft_is_note'>,
    Row<'clients', 'first_name' | 'last_name' | 'photo_file_id' | 'status'> {
  wiped_for_all_to: Row<'conversations'>['wiped_to']
  client_membership_id: Row<'clients'>['membership_id']
}

export interface ShownConversation extends ConversationRow {
  in_charge: string[]
  last: LastRow | null
}

const columns = sql`v.workspace_id, v.id, v.client_id, v.is_enabled, v.revision, v.top_id, v.last_message_id, v.message_count,
  v.note_count, v.waiting_since, v.client_read_to, v.team_read_to, v.wiped_to as wiped_for_all_to,
  r.read_to, r.unread_count, r.wiped_to, r.wiped_count, r.draft, r.draft_is_note,
  c.membership_id as client_membership_id, c.first_name, c.last_name, c.photo_file_id, c.status`

/** The conversations `v` that a member takes part in by the row `r`, of clients `c` that are not deleted. */
const participations = sql`conversation_readers r
  join conversations v on v.workspace_id = r.workspace_id and v.id = r.conversation_id
  join clients c on c.workspace_id = v.workspace_id and c.id = v.client_id and c.deleted_at is null`

/** The last message, unless this reader has wiped it away. */
export const hasLast = sql`v.last_message_id is not null and (r.wiped_to is null or v.last_message_id > r.wiped_to)`

export const isUnread = sql`r.unread_count > 0`
/** A client who is not active can no longer enter, and so waits for no answer. */
export const isWaiting = sql`v.waiting_since is not null and c.status = 'active'`

const byLastMessage = sql`v.last_message_at desc nulls last, v.id desc`
/** The longest wait is answered first. */
export const byWaiting = sql`v.waiting_since, v.id`

const selectConversations = (page: Sql, order = byLastMessage) => sql`
  with page as materialized (${page})
  select ${columns},
    array(select k.membership_id from client_collaborators k
      where k.workspace_id = v.workspace_id and k.client_id = v.client_id order by k.created_at, k.membership_id) as in_charge,
    case when l.id is not null then json_build_object('id', l.id, 'kind', l.kind, 'body', left(l.body, 500),
      'duration', l.duration, 'sender_id', l.sender_id, 'is_from_client', l.is_from_client, 'created_at', l.created_at,
      'deleted_at', l.deleted_at, 'filename', f.name) end as last
  from page
  join conversation_readers r on r.workspace_id = page.workspace_id and r.conversation_id = page.id
    and r.membership_id = page.membership_id
  join conversations v on v.workspace_id = page.workspace_id and v.id = page.id
  join clients c on c.workspace_id = v.workspace_id and c.id = v.client_id
  left join messages l on l.workspace_id = v.workspace_id and l.id = v.last_message_id and ${hasLast}
  left join files f on f.workspace_id = l.workspace_id and f.id = l.file_id and f.deleted_at is null
  order by ${order}`

interface PageOf {
  membershipId: string
  /** Further conditions on `v`, `r` and `c`. */
  filters: readonly Sql[]
  order?: Sql | undefined
  limit: number
  offset: number
}

/**
 * A page of the inbox. Its plan is made for the member: an admin takes part in every conversation, and a page of theirs is read off the
 * index of the order; a collaborator in few, which are sorted.
 */
export const listConversationRows = (db: WorkspaceDb, { membershipId, filters, order = byLastMessage, limit, offset }: PageOf) =>
  db.many<ShownConversation>(
    selectConversations(
      sql`
    select v.workspace_id, v.id, r.membership_id from ${participations}
    where ${joined([inWorkspace(db, 'r'), sql`r.membership_id = ${membershipId}`, ...filters], ' and ')}
    order by ${order} ${limitTo(limit, offset)}`,
      order,
    ),
  )

export const findConversation = (db: WorkspaceDb, membershipId: string, which: Sql) =>
  db.maybeOne<ShownConversation>(
    selectConversations(sql`
  select v.workspace_id, v.id, r.membership_id from ${participations} where r.membership_id = ${membershipId} and ${which}`),
  )

export const countConversations = async (db: WorkspaceDb, membershipId: string, filters: readonly Sql[]): Promise<number> =>
  (
    await db.one<Count>(sql`
    select count(*) as count from ${participations}
    where ${joined([sql`r.membership_id = ${membershipId}`, ...filters], ' and ')}`)
  ).count

interface InboxCounts {
  unread: number
  waiting: number
  empty: number
}

/**
 * Counts each kind off an index that holds no other conversations: the badge is asked for anew after every message, and of ten thousand
 * conversations few are unread.
 */
export const countByState = (db: WorkspaceDb, membershipId: string, filters: readonly Sql[]) => {
  const count = (isCounted: Sql) => sql`(
    select count(*) from ${participations}
    where ${joined([inWorkspace(db, 'r'), sql`r.membership_id = ${membershipId}`, isCounted, ...filters], ' and ')})`
  return db.one<InboxCounts>(sql`
    select ${count(isUnread)} as unread, ${count(isWaiting)} as waiting,
      ${count(sql`v.last_message_id is null`)} + ${count(sql`r.wiped_to is not null and v.last_message_id <= r.wiped_to`)} as empty`)
}

/** Every write into a conversation locks its row, so that ids and revisions rise and counts stay right. */
export const lockConversation = (db: WorkspaceDb, membershipId: string, id: string) =>
  db.maybeOne<ConversationRow>(sql`
  select ${columns} from ${participations}
  where r.membership_id = ${membershipId} and v.id = ${id} for no key update of v`)

/** Locks the conversations with these clients in which the member takes part. */
export const lockConversations = (db: WorkspaceDb, membershipId: string, clientIds: readonly string[]) =>
  db.many<ConversationRow>(sql`
    select ${columns} from ${participations}
    where r.membership_id = ${membershipId} and v.client_id = any(${[...clientIds]}::uuid[])
    order by v.id for no key update of v`)

/** The later of two marks: the reader's own wipe, and the admin's for all. Ids of one kind compare as text. */
export const wipedTo = ({ wiped_to: own, wiped_for_all_to: all }: ConversationRow): string | null =>
  own === null || (all !== null && all > own) ? all : own

/** Removes the mark of a due welcome; if two calls come at once, only one gets it. */
export const claimWelcome = (db: WorkspaceDb, id: string) =>
  db.run(sql`
  update conversations set welcome_due_at = null where id = ${id} and welcome_due_at is not null`)
