import * as contract from '@allenio/contract/chat'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { bind, withMessage } from '#platform/http'
import { deleteMessage, reactToMessage, settleMessage } from './message-changes.ts'
import type { MessageRow } from './message-rows.ts'
import { peopleIn, presentMessage } from './present-message.ts'
import { findWords } from './search.ts'
import { sendNewMessage } from './sent-messages.ts'

const presentOne = async (db: WorkspaceDb, actor: Actor, row: MessageRow) => ({
  message: presentMessage(row, actor, await peopleIn(db, [row])),
})

export const messageBindings = [
  bind(contract.sendMessage, async ({ db, actor }, message) => presentOne(db, actor, await sendNewMessage(db, actor, message))),

  bind(contract.deleteMessage, async ({ db, actor }, deletion) =>
    withMessage('message deleted notice', await presentOne(db, actor, await deleteMessage(db, actor, deletion))),
  ),

  bind(contract.reactToMessage, async ({ db, actor }, reaction) => presentOne(db, actor, await reactToMessage(db, actor, reaction))),

  bind(contract.settleMessage, async ({ db, actor }, mark) => presentOne(db, actor, await settleMessage(db, actor, mark))),

  bind(contract.searchMessages, ({ db, actor }, query) => findWords(db, actor, query)),
]
