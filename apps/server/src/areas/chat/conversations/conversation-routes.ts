import * as contract from '@allenio/contract/chat'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { countConversations, findConversation, hasLast, type ShownConversation } from './conversation-rows.ts'
import { countInbox, listInbox } from './inbox.ts'
import { keepDraft, switchConversation, wipeForAll, wipeForMe } from '../messages/message-changes.ts'
import { presentConversations } from './present-conversation.ts'
import { markUnread, readConversation, readAllConversations } from './read-marks.ts'
import { listGoneSubjects } from '../messages/subjects.ts'
import { listChanges, openThread, reachConversation } from '../messages/thread.ts'

const presentOne = async (db: WorkspaceDb, actor: Actor, row: ShownConversation) => ({
  conversation: found((await presentConversations(db, actor, [row]))[0]),
})

export const conversationBindings = [
  bind(contract.listConversations, ({ db, actor }, query) => listInbox(db, actor, query)),

  bind(contract.countUnreadConversations, ({ db, actor }, { collaboratorId }) => countInbox(db, actor, collaboratorId)),

  bind(contract.getConversation, ({ db, actor }, query) => openThread(db, actor, query)),

  bind(contract.getChanges, ({ db, actor }, query) => listChanges(db, actor, query)),

  bind(contract.listGoneSubjects, async ({ db, actor }, { id, messageId }) => {
    const { client_id: clientId } = await reachConversation(db, actor, id)
    return { messageIds: await listGoneSubjects(db, actor, { conversationId: id, clientId, messageIds: [messageId].flat() }) }
  }),

  bind(contract.getConversationOfClient, async ({ db, actor }, { id }) =>
    presentOne(db, actor, found(await findConversation(db, actor.membershipId, sql`v.client_id = ${id}`))),
  ),

  bind(contract.readConversation, async ({ db, actor }, { id }) => ({ wasUnread: await readConversation(db, actor, id) })),

  bind(contract.markConversationUnread, async ({ db, actor }, { id }) =>
    withMessage('marked unread', { unreadCount: await markUnread(db, actor, id) }),
  ),

  bind(contract.readAllConversations, async ({ db, actor }) => withMessage('all read', { read: await readAllConversations(db, actor) })),

  bind(contract.wipeConversation, async ({ db, actor }, { id, wipeoutAll, data }) => {
    const isForAll = wipeoutAll ?? data?.wipeoutAll ?? false
    await (isForAll ? wipeForAll : wipeForMe)(db, actor, id)
    const answer = await presentOne(db, actor, await reachConversation(db, actor, id))
    return withMessage(isForAll ? 'wiped for all' : 'wiped', answer)
  }),

  bind(contract.switchConversation, async ({ db, actor }, change) => {
    await switchConversation(db, actor, change)
    const answer = await presentOne(db, actor, await reachConversation(db, actor, change.id))
    return withMessage(change.isEnabled ? 'switched on' : 'switched off', answer)
  }),

  bind(contract.keepDraft, async ({ db, actor }, draft) => {
    await keepDraft(db, actor, draft)
    return {}
  }),

  bind(contract.hasConversationWithMessages, async ({ db, actor }) => ({
    hasConversationWithMessages: (await countConversations(db, actor.membershipId, [hasLast])) > 0,
  })),
]
