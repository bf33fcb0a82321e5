import type { Output, ParsedInput } from '@allenio/contract'
import { messageHitsPerPage, type searchMessages } from '@allenio/contract/chat'
import { fullName } from '@allenio/domain/clients'
import { clientPhoto } from '#areas/clients'
import type { Actor } from '#platform/access'
import { pageOf, searchPatterns, sql, type WorkspaceDb } from '#platform/db'
import { findMessages } from './message-rows.ts'
import { peopleIn, presentMessage } from './present-message.ts'
import { presentConversations } from '../conversations/present-conversation.ts'
import { reachConversation } from './thread.ts'
import { isClient } from '../conversations/viewer.ts'

export async function findWords(
  db: WorkspaceDb,
  actor: Actor,
  { search, page, conversationId }: ParsedInput<typeof searchMessages>,
): Promise<Output<typeof searchMessages>> {
  const within = conversationId === undefined ? null : (await reachConversation(db, actor, conversationId)).id
  const ids = await findIds(db, actor, { search, page, within })
  const { pageRows, nextPage } = pageOf(ids, page, messageHitsPerPage)
  const rows = await findMessages(db, pageRows)
  const people = await peopleIn(db, rows)
  const own = await ownCard(db, actor, rows[0]?.conversation_id)
  return {
    hits: rows.map(row => ({
      message: presentMessage(row, actor, people),
      conversation: own ?? {
        id: row.conversation_id,
        clientId: row.client_id,
        title: fullName(row),
        photo: clientPhoto(row, actor.personId),
      },
    })),
    nextPage,
  }
}

interface HitsQuery {
  search: string
  page: number
  within: string | null
}

interface MessageId {
  id: string
}

async function findIds(db: WorkspaceDb, actor: Actor, { search, page, within }: HitsQuery): Promise<string[]> {
  // the longest word comes first, because the index is asked for that one
  const patterns = searchPatterns(search).sort((a, b) => b.length - a.length)
  const rows = await db.many<MessageId>(sql`
    select id from search_messages(${actor.membershipId}::uuid,
      array(select search_form(word) from unnest(${patterns}::text[]) with ordinality as words (word, at) order by at),
      ${within}::uuid, ${(page - 1) * messageHitsPerPage}::int, ${messageHitsPerPage + 1}::int) as id`)
  return rows.map(({ id }) => id)
}

/** A client's only conversation has the name of those who answer in it. */
async function ownCard(db: WorkspaceDb, actor: Actor, conversationId: string | undefined) {
  if (!isClient(actor) || conversationId === undefined) return undefined
  const row = await reachConversation(db, actor, conversationId)
  const [conversation] = await presentConversations(db, actor, [row])
  return conversation && { id: row.id, clientId: row.client_id, title: conversation.chatInfo.title, photo: conversation.chatInfo.photo }
}
