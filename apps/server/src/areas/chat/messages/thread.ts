import type { Output, ParsedInput } from '@allenio/contract'
import { changesAtOnce, messagesPerPage, type getChanges, type getConversation } from '@allenio/contract/chat'
import type { Actor } from '#platform/access'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { findConversation, wipedTo, type ShownConversation } from '../conversations/conversation-rows.ts'
import { findChanged, findStretch, type MessageRow } from './message-rows.ts'
import { peopleIn, presentMessage } from './present-message.ts'
import { presentConversations, totalOf } from '../conversations/present-conversation.ts'

type Thread = Output<typeof getConversation>
type ThreadQuery = ParsedInput<typeof getConversation>

export const reachConversation = async (db: WorkspaceDb, actor: Actor, id: string): Promise<ShownConversation> =>
  found(await findConversation(db, actor.membershipId, sql`v.id = ${id}`))

export async function openThread(db: WorkspaceDb, actor: Actor, query: ThreadQuery): Promise<Thread> {
  const row = await reachConversation(db, actor, query.conversationId)
  const { messages, hasOlder, hasNewer } = await stretchOf(db, { actor, row, query })
  const people = await peopleIn(db, messages)
  const [conversation] = await presentConversations(db, actor, [row])
  return {
    conversation: found(conversation),
    messages: messages.map(message => presentMessage(message, actor, people)),
    totalMessages: totalOf(row, actor),
    hasOlder,
    hasNewer,
  }
}

interface ThreadRequest {
  actor: Actor
  row: ShownConversation
  query: ThreadQuery
}

interface Cut {
  messages: MessageRow[]
  hasOlder: boolean
  hasNewer: boolean
}

function stretchOf(db: WorkspaceDb, request: ThreadRequest): Promise<Cut> {
  const { before, after, around } = request.query
  if (around !== undefined) return aroundOne(db, request, around)
  if (before !== undefined) return olderThan(db, request, { where: sql`g.id < ${before}::uuid`, hasNewer: true })
  if (after !== undefined) return newerThan(db, request, after)
  return pageUpTo(db, request)
}

const sightOf = ({ actor, row }: ThreadRequest) => ({ conversationId: row.id, viewer: actor, wipedTo: wipedTo(row) })

interface Older {
  where: Sql
  hasNewer: boolean
  offset?: number
  limit?: number
}

async function olderThan(
  db: WorkspaceDb,
  request: ThreadRequest,
  { where, hasNewer, offset = 0, limit = messagesPerPage }: Older,
): Promise<Cut> {
  const rows = await findStretch(db, { ...sightOf(request), where, order: 'newest', limit: limit + 1, offset })
  return { messages: rows.length > limit ? rows.slice(1) : rows, hasOlder: rows.length > limit, hasNewer }
}

async function newerThan(db: WorkspaceDb, request: ThreadRequest, id: string, limit = messagesPerPage): Promise<Cut> {
  const where = sql`g.id > ${id}::uuid`
  const rows = await findStretch(db, { ...sightOf(request), where, order: 'oldest', limit: limit + 1 })
  return { messages: rows.slice(0, limit), hasOlder: true, hasNewer: rows.length > limit }
}

/** Half of the page ends with the message, the other half follows it. */
async function aroundOne(db: WorkspaceDb, request: ThreadRequest, id: string): Promise<Cut> {
  const half = messagesPerPage / 2
  const older = await olderThan(db, request, { where: sql`g.id <= ${id}::uuid`, hasNewer: true, limit: half })
  if (older.messages.at(-1)?.id !== id) found(undefined)
  const newer = await newerThan(db, request, id, half)
  return { messages: [...older.messages, ...newer.messages], hasOlder: older.hasOlder, hasNewer: newer.hasNewer }
}

/**
 * The pages that the specification asks for: they end at a clock time in Rome, so that they do not shift while messages arrive.
 * An hour that comes twice in October means its second time: the pages hold everything written until then, in the order of ids.
 */
function pageUpTo(db: WorkspaceDb, request: ThreadRequest): Promise<Cut> {
  const { page, time } = request.query
  const where = time === undefined ? sql`true` : sql`g.created_at < (${time}::timestamp at time zone 'Europe/Rome') + interval '1 second'`
  return olderThan(db, request, { where, hasNewer: page > 1, offset: (page - 1) * messagesPerPage })
}

export async function listChanges(
  db: WorkspaceDb,
  actor: Actor,
  { id, since }: ParsedInput<typeof getChanges>,
): Promise<Output<typeof getChanges>> {
  const row = await reachConversation(db, actor, id)
  const rows = await findChanged(db, {
    conversationId: id,
    viewer: actor,
    wipedTo: wipedTo(row),
    since,
    upTo: row.revision,
    limit: changesAtOnce + 1,
  })
  const messages = rows.slice(0, changesAtOnce)
  const hasMore = rows.length > changesAtOnce
  const people = await peopleIn(db, messages)
  const [conversation] = await presentConversations(db, actor, [row])
  return {
    conversation: found(conversation),
    messages: messages.map(message => presentMessage(message, actor, people)),
    revision: hasMore ? found(messages.at(-1)).revision : row.revision,
    hasMore,
  }
}
