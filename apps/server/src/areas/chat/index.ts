import * as contract from '@allenio/contract/chat'
import { exporters } from '#areas/account'
import { mediaSources } from '#areas/client-files'
import { attentionParts, stepParts } from '#areas/client-overview'
import { clientAccessListeners, clientFileOwners, clientJoins } from '#areas/clients'
import { roleListeners } from '#areas/permissions'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { heardEvents } from '#platform/realtime'
import { demoRecords } from '#platform/demo'
import { notifyArrival } from './live/arrivals.ts'
import { conversationBindings } from './conversations/conversation-routes.ts'
import { fillDemoChat } from './demo.ts'
import { chatFilesOfErased } from './erase.ts'
import { chatExporter } from './export.ts'
import { messageFiles } from './file-rules.ts'
import { messageStep, waitingForAnswer } from './home-parts.ts'
import { joinConversations } from './join.ts'
import { chatMedia } from './messages/media.ts'
import { messageBindings } from './messages/message-routes.ts'
import { messageCame } from './notifications.ts'
import { syncConversations, syncMember } from './conversations/participants.ts'
import { typingEvent } from './live/typing-events.ts'
import { chatWords } from './words.ts'

export const chatArea = area({
  name: 'chat',
  tables: ['conversations', 'conversation_readers', 'messages', 'message_reactions'],
  contract,
  bindings: [...conversationBindings, ...messageBindings],
  errors: contract.chatErrors,
  words: chatWords,
  jobs: [notifyArrival],
  contributes: [
    exporters(chatExporter),
    clientFileOwners(chatFilesOfErased),
    clientAccessListeners(syncConversations),
    roleListeners(syncMember),
    clientJoins(joinConversations),
    mediaSources(chatMedia),
    fileRules(messageFiles),
    notificationKinds(messageCame),
    heardEvents(typingEvent),
    attentionParts(waitingForAnswer),
    stepParts(messageStep),
    demoRecords(fillDemoChat),
  ],
})

export { notifyArrival } from './live/arrivals.ts'
export { dropFiles, kindOf, takeCarried, takeForwarded, takeUpload } from './messages/carried-file.ts'
export { emitTo } from './live/change-events.ts'
export { holdClient } from './client-lock.ts'
export { closureOf, codeOf, refuseClosed } from './closure.ts'
export { claimWelcome, lockConversation, lockConversations, type ConversationRow } from './conversations/conversation-rows.ts'
export { takesPart } from './file-rules.ts'
export { conversationJoins, type ConversationPair } from './join.ts'
export { latestMessage } from './home-parts.ts'
export { fileFacts, type MessageFile } from './messages/message-rows.ts'
export { chatGroup } from './notifications.ts'
export { findPeople, showMember } from './conversations/people.ts'
export { postMessage } from './posts.ts'
export { findReceivers } from './conversations/receivers.ts'
export { announceMessage } from './messages/sent-messages.ts'
export { switchChatOfClient } from './sold-chats.ts'
export { listReplies } from './messages/subjects.ts'
export { readSettings, type SettingsRow } from './settings.ts'
export { reachConversation } from './messages/thread.ts'
export { isChatWord, sayChat } from './words.ts'
