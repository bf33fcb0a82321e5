import * as contract from '@allenio/contract/chat'
import { area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import { tellArrival } from './arrivals.ts'
import { conversationBindings } from './conversation-routes.ts'
import './export.ts'
import './file-rules.ts'
import './join.ts'
import './media.ts'
import { messageBindings } from './message-routes.ts'
import './typing-events.ts'
import { chatWords } from './words.ts'

export const chatArea = area({
  name: 'chat',
  contract,
  bindings: [...conversationBindings, ...messageBindings],
  errors: contract.chatErrors,
  words: chatWords,
})

export const chatJobs: readonly AnyJob[] = [tellArrival]

export { fillDemoChat } from './demo.ts'
export { latestMessage, unansweredFor, type LatestMessage, type Unanswered } from './home-parts.ts'
export { tellArrival } from './arrivals.ts'
export { dropFiles, kindOf, takeCarried, takeForwarded, takeUpload } from './carried-file.ts'
export { closureOf, codeOf, refuseClosed } from './closure.ts'
export { lockConversation, lockConversations, type ConversationRow } from './conversation-rows.ts'
export { holdClient } from './client-lock.ts'
export { fileFacts, type MessageFile } from './message-rows.ts'
export { chatGroup } from './notifications.ts'
export { findPeople, showMember } from './people.ts'
export { postMessage } from './posts.ts'
export { findReceivers } from './receivers.ts'
export { arrived } from './sent-messages.ts'
export { readSettings, type SettingsRow } from './settings.ts'
export { takesPart } from './file-rules.ts'
export { tellOne } from './change-events.ts'
export { reachConversation } from './thread.ts'
export { isChatWord, sayChat } from './words.ts'
