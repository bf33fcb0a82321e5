import type { LastMessage } from '@allenio/contract/chat-messages'
import type { ClientCard } from '@allenio/contract/clients'
import { fullName } from '@allenio/domain/clients'
import { clientPhoto } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import type { z } from 'zod'
import { isWaiting, collaboratorFilters } from './inbox.ts'
import { countConversations, findConversation, listConversationRows, listLongestWaiting } from './conversation-rows.ts'
import { findPeople } from './people.ts'
import { presentLast } from './present-message.ts'
import { isClient } from './viewer.ts'

type Last = z.output<typeof LastMessage>

export interface UnansweredClients {
  unanswered: { conversationId: string; client: z.output<typeof ClientCard>; waitingSince: string; lastMessage: Last | null }[]
  /** The number of all of them. */
  total: number
}

const shownUnanswered = 5

/** Clients who wait for an answer, the one who has waited longest first. */
export async function unansweredFor(db: WorkspaceDb, actor: Actor, collaboratorId: string | undefined): Promise<UnansweredClients> {
  const { membershipId } = actor
  const filters = [isWaiting, ...(await collaboratorFilters(db, actor, collaboratorId))]
  const total = isClient(actor) ? 0 : await countConversations(db, membershipId, filters)
  if (total === 0) return { unanswered: [], total }
  const longest = await listLongestWaiting(db, { membershipId, filters, limit: shownUnanswered })
  const rows = await listConversationRows(db, {
    membershipId,
    filters: [sql`v.id = any(${longest}::uuid[])`],
    limit: shownUnanswered,
    offset: 0,
  })
  const people = await findPeople(
    db,
    rows.map(row => row.last?.sender_id ?? null),
  )
  const unanswered = rows.flatMap(row =>
    row.waiting_since === null
      ? []
      : [
          {
            conversationId: row.id,
            client: { id: row.client_id, name: fullName(row), photo: clientPhoto(row, actor.personId) },
            waitingSince: row.waiting_since,
            lastMessage: row.last && presentLast(row.last, row, { viewer: actor, people }),
          },
        ],
  )
  return { unanswered: unanswered.sort((a, b) => a.waitingSince.localeCompare(b.waitingSince)), total }
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
