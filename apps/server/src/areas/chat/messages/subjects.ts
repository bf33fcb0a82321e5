import type { MessageSubject, MessageSubjectKind } from '@allenio/contract/chat'
import { messageSubjects, type StoredSubject, type SubjectPart, type SubjectPlace } from '#areas/client-records'
import { mayDo, type Actor, type Rights } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { isClient, type Viewer } from '../conversations/viewer.ts'

const partOf = (kind: MessageSubjectKind, rights: Rights): SubjectPart | undefined =>
  messageSubjects.gathered().find(part => part.kind === kind && mayDo(rights, part.permission))

interface SubjectAt extends SubjectPlace {
  kind: MessageSubjectKind
}

/** Finds the thing that a message names. Both sides open it from the message, so it has to belong to the conversation's client. */
export async function findSubject(db: WorkspaceDb, actor: Actor, { kind, ...at }: SubjectAt): Promise<StoredSubject> {
  const part = found(partOf(kind, actor))
  return { kind, id: at.id, ...found(await part.find(db, at)) }
}

/** The subject for a viewer; null for a member who may not see such things, and only reads the message. */
export function subjectFor(subject: StoredSubject | null, viewer: Viewer): MessageSubject | null {
  if (!subject || !partOf(subject.kind, viewer)) return null
  const { titles, ...about } = subject
  return { ...about, title: titles?.[viewer.language] ?? about.title }
}

interface SubjectsQuery {
  conversationId: string
  clientId: string
  messageIds: readonly string[]
}

type SubjectRow = Row<'messages', 'id'> & { about: MessageSubject }

/** The messages whose subject this actor cannot open: a link would lead nowhere. Each kind is looked up once. */
export async function listGoneSubjects(db: WorkspaceDb, actor: Actor, query: SubjectsQuery): Promise<string[]> {
  const { conversationId, clientId, messageIds } = query
  const rows = await db.many<SubjectRow>(sql`
    select g.id, g.about from messages g where g.conversation_id = ${conversationId} and g.id = any(${[...messageIds]}::uuid[])
      and g.about is not null and (${!isClient(actor)}::boolean or not g.is_team_note)`)
  const openable = new Set<string>()
  for (const [kind, messages] of Map.groupBy(rows, ({ about }) => about.kind)) {
    const subjects = messages.map(({ about }) => about)
    for (const id of (await partOf(kind, actor)?.listOpenable(db, actor, { clientId, subjects })) ?? []) openable.add(`${kind} ${id}`)
  }
  return rows.filter(({ about: { kind, id } }) => !openable.has(`${kind} ${id}`)).map(({ id }) => id)
}

interface RepliesQuery {
  kind: MessageSubjectKind
  id: string
  clientId: string
}

export type ReplyRow = Row<'messages', 'id' | 'body' | 'created_at'> & { sender_name: string | null }

/** Messages of the team to a client about a thing, the oldest first; messages that the client has wiped away are left out. */
export const listReplies = (db: WorkspaceDb, { kind, id, clientId }: RepliesQuery) =>
  db.many<ReplyRow>(sql`
    select g.id, g.body, g.created_at, nullif(trim(p.first_name || ' ' || p.last_name), '') as sender_name
    from conversations v join clients c on c.id = v.client_id
    left join conversation_readers r on r.conversation_id = v.id and r.membership_id = c.membership_id
    join messages g on g.conversation_id = v.id and (v.wiped_to is null or g.id > v.wiped_to) and (r.wiped_to is null or g.id > r.wiped_to)
    left join memberships m on m.id = g.sender_id left join persons p on p.id = m.person_id
    where v.client_id = ${clientId} and g.about ->> 'kind' = ${kind} and g.about ->> 'id' = ${id}
      and not g.is_from_client and not g.is_team_note and g.deleted_at is null order by g.id`)
