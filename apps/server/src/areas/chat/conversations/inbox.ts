import type { Output, ParsedInput } from '@allenio/contract'
import { conversationsPerPage, type listConversations } from '@allenio/contract/chat'
import { actingAsCollaborator } from '#areas/clients'
import type { Actor } from '#platform/access'
import { hasWords, pageOf, sql, type Sql, type WorkspaceDb } from '#platform/db'
import { byWaiting, countByState, hasLast, isUnread, isWaiting, listConversationRows } from './conversation-rows.ts'
import { presentConversations } from './present-conversation.ts'
import { isClient } from './viewer.ts'

type InboxQuery = ParsedInput<typeof listConversations>

export async function listInbox(db: WorkspaceDb, actor: Actor, query: InboxQuery): Promise<Output<typeof listConversations>> {
  const { page } = query
  const filters = await filtersOf(db, actor, query)
  const rows = await listConversationRows(db, {
    membershipId: actor.membershipId,
    filters,
    ...(query.view === 'waiting' && { order: byWaiting }),
    limit: conversationsPerPage + 1,
    offset: (page - 1) * conversationsPerPage,
  })
  const { pageRows, nextPage } = pageOf(rows, page, conversationsPerPage)
  return { conversations: await presentConversations(db, actor, pageRows), nextPage }
}

export async function countInbox(db: WorkspaceDb, actor: Actor, collaboratorId: string | undefined) {
  const filters = await collaboratorFilters(db, actor, collaboratorId)
  const { unread, waiting, empty } = await countByState(db, actor.membershipId, filters)
  return { conversationsToRead: unread, waiting: isClient(actor) ? 0 : waiting, empty: isClient(actor) ? 0 : empty }
}

async function filtersOf(db: WorkspaceDb, actor: Actor, query: InboxQuery): Promise<Sql[]> {
  const { view, search, onlyUnread, onlyWithLastMessage, conversationsIdsToExclude: excluded } = query
  return [
    ...(await collaboratorFilters(db, actor, query.collaboratorId)),
    ...viewFilter(view, actor),
    ...(onlyUnread ? [isUnread] : []),
    ...(onlyWithLastMessage ? [hasLast] : []),
    ...(excluded === undefined ? [] : [sql`not (v.id = any(${[excluded].flat()}::uuid[]))`]),
    ...hasWords(sql`c.search`, search),
  ]
}

function viewFilter(view: InboxQuery['view'], actor: Actor): Sql[] {
  switch (view) {
    case 'all':
      return []
    case 'unread':
      return [isUnread]
    case 'waiting':
      return isClient(actor) ? [sql`false`] : [isWaiting]
    default:
      return view satisfies never
  }
}

export async function collaboratorFilters(db: WorkspaceDb, actor: Actor, collaboratorId: string | undefined): Promise<Sql[]> {
  if (collaboratorId === undefined) return []
  const { membershipId } = await actingAsCollaborator(db, actor, collaboratorId)
  return [sql`c.id in (select k.client_id from client_collaborators k where k.membership_id = ${membershipId})`]
}
