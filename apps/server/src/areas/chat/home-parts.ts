import type { LastMessage } from '@allenio/contract/chat'
import { attentionRow, defineAttention, type AttentionPart, type StepPart } from '#areas/client-overview'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import type { z } from 'zod'
import { findConversation, hasLast } from './conversations/conversation-rows.ts'
import { settleMessage } from './messages/message-changes.ts'
import { findPeople } from './conversations/people.ts'
import { presentLast } from './messages/present-message.ts'
import { isClient } from './conversations/viewer.ts'

type Last = z.output<typeof LastMessage>

/** A last message that needs no answer settles all before it. */
const settleLast: AttentionPart['markSeen'] = async (db, actor, { targetId, isSeen }) => {
  const last = await db.maybeOne<Row<'messages', 'id'>>(sql`
    select id from messages where conversation_id = ${targetId} and is_from_client and deleted_at is null order by id desc limit 1`)
  await settleMessage(db, actor, { id: found(last).id, needsNoAnswer: isSeen })
}

/** Clients who wait for an answer in a conversation that the asker takes part in. */
export const waitingForAnswer = defineAttention({
  reason: 'waiting for answer',
  markSeen: settleLast,
  group: 'messages',
  permission: 'view chats',
  urgency: 'soon',
  words: {
    it: {
      label: 'Messaggi',
      sentence_zero: 'Aspetta una risposta da oggi{{quote}}',
      sentence_one: 'Aspetta una risposta da ieri{{quote}}',
      sentence_other: 'Aspetta una risposta da {{count}} giorni{{quote}}',
    },
    en: {
      label: 'Messages',
      sentence_zero: 'Waiting for an answer since today{{quote}}',
      sentence_one: 'Waiting for an answer since yesterday{{quote}}',
      sentence_other: 'Waiting for an answer for {{count}} days{{quote}}',
    },
  },
  values: (language, text) => ({ quote: text && (language === 'it' ? `: «${text}»` : `: “${text}”`) }),
  select: (_, { membershipId }) => sql`
    ${attentionRow({
      day: sql`(v.waiting_since at time zone 'Europe/Rome')`,
      since: sql`v.waiting_since`,
      target: sql`v.id`,
      detail: sql`case when l.deleted_at is null and l.is_from_client then left(regexp_replace(l.body, '\\s+', ' ', 'g'), 120) end`,
      amount: sql`extract(epoch from now() - v.waiting_since) / 86400`,
      occurrence: sql`v.waiting_since`,
    })}
    from reached c join conversations v on v.client_id = c.id join conversation_readers r on r.conversation_id = v.id
    left join messages l on l.id = v.last_message_id and ${hasLast}
    where v.waiting_since is not null and r.membership_id = ${membershipId}`,
})

export const messageStep: StepPart = {
  step: 'contact',
  isDone: clientIds => sql`exists (
    select from messages g join conversations v on v.id = g.conversation_id
    where v.client_id in (${clientIds}) and g.origin = 'person' and not g.is_from_client and not g.is_team_note)`,
}

export interface LatestMessage {
  conversationId: string
  unreadCount: number
  message: Last
}

/** The last message that the client wrote or got; undefined where there is none. */
export async function latestMessage(db: WorkspaceDb, actor: Actor): Promise<LatestMessage | undefined> {
  const row = isClient(actor) ? await findConversation(db, actor.membershipId, sql`c.membership_id = ${actor.membershipId}`) : undefined
  if (!row?.last) return undefined
  const people = await findPeople(db, [row.last.sender_id])
  return { conversationId: row.id, unreadCount: row.unread_count, message: presentLast(row.last, row, { viewer: actor, people }) }
}
