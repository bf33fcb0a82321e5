import type { Input, Output } from '@allenio/contract'
import { getChanges, sendMessage, type Conversation, type ChatEvent, type ChatEventName, type Message } from '@allenio/contract/chat'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, refresh } from '#lib/api'
import { onWriteSent } from '#lib/offline'
import { onRealtime, onRealtimeOpen } from '#lib/realtime'
import { session } from '#lib/session'
import { noDraft } from '../composer/local-draft.ts'
import { changeConversation } from './actions.ts'
import { cachedConversation, patchConversation, raiseConversation, refetchCounts } from './lists.ts'
import { changeThread, refetchThread, threadOf } from '../thread/data.ts'
import { withMessage } from '../thread/loaded-thread.ts'
import { handleTyping, stopTyping } from '../thread/typing-state.ts'

declare module '#lib/realtime' {
  interface RealtimeEvents {
    'chat message': ChatEvent<'chat message'>
    'chat read': ChatEvent<'chat read'>
    'chat changed': ChatEvent<'chat changed'>
    'chat draft': ChatEvent<'chat draft'>
    'chat typing': ChatEvent<'chat typing'>
  }
}

/** Keeps all chat data up to date while a component that uses this is mounted; several may use it at once. */
export function useChatLive(): void {
  const cache = useQueryClient()
  useEffect(() => {
    users += 1
    stop ??= start(cache)
    return () => {
      users -= 1
      if (users > 0) return
      stop?.()
      stop = undefined
    }
  }, [cache])
}

let users = 0
let stop: (() => void) | undefined

function start(cache: QueryClient): () => void {
  // reads again: events may have been missed before these listeners were added or while the socket was closed
  const catchUp = () => void refresh(cache, ['conversation'])
  const stops = [
    onRealtimeOpen(catchUp),
    subscribe('chat message', event => handleMessage(cache, event)),
    subscribe('chat read', event => handleRead(cache, event)),
    subscribe('chat changed', event => void handleChange(cache, event)),
    subscribe('chat draft', ({ conversationId, draft }) => changeConversation(cache, conversationId, { draft })),
    subscribe('chat typing', handleTyping),
    onWriteSent(({ call: write, input, workspaceId }, answer) => {
      if (write.path !== sendMessage.path || write.method !== sendMessage.method) return
      // the outbox passes the input of the call and its answer without their types
      if (workspaceId === session().workspaceId) addSentMessage(cache, input as Sent, answer as Output<typeof sendMessage>)
    }),
  ]
  return () => {
    for (const each of stops) each()
  }
}

const subscribe = <Name extends ChatEventName>(name: Name, handle: (event: ChatEvent<Name>) => void): (() => void) =>
  onRealtime(name, handle as never)

type Sent = Input<typeof sendMessage>

/** Adds the server's answer to a message that this device has sent. */
function addSentMessage(cache: QueryClient, { endsDraft }: Sent, { message }: Output<typeof sendMessage>): void {
  addMessage(cache, message)
  const cached = cachedConversation(cache, message.conversationId)
  if (cached) raiseConversation(cache, withLastMessage(cached, message))
  if (endsDraft !== undefined && cached?.draft.text === endsDraft) changeConversation(cache, cached.id, { draft: noDraft })
}

function addMessage(cache: QueryClient, message: Message): void {
  const { conversationId, revision } = message
  changeThread(cache, conversationId, thread => ({
    ...withMessage(thread, message),
    conversation: withLastMessage(thread.conversation, message),
  }))
  const thread = threadOf(cache, conversationId)
  if (thread && thread.revision < revision) void refetchThread(cache, conversationId)
}

function handleMessage(cache: QueryClient, event: ChatEvent<'chat message'>): void {
  const { conversationId, message, unreadCount, waitingSince } = event
  if (message) {
    stopTyping(conversationId, message.sender.id)
    addMessage(cache, message)
  } else {
    void refetchThread(cache, conversationId)
  }
  const cached = cachedConversation(cache, conversationId)
  void refetchCounts(cache)
  if (!message || !cached) return void fetchConversation(cache, event, raiseConversation)
  const next = { ...withLastMessage(cached, message), unreadCount, waitingSince }
  changeThread(cache, conversationId, thread => ({ ...thread, conversation: next }))
  raiseConversation(cache, next)
}

/** The conversation after a new message. A team note is no answer to the client and does not become the last message in lists. */
function withLastMessage(conversation: Conversation, message: Message): Conversation {
  // at least one; the exact number comes when the conversation is read again
  const totalMessages = Math.max(1, conversation.totalMessages)
  if (message.isTeamNote) return { ...conversation, totalMessages }
  const { lastMessage, waitingSince } = conversation
  if (lastMessage && lastMessage.id > message.id) return conversation
  const { id, type, message: text, filename, isOwn, createdAt, createdAtHumans, deletedAt, duration } = message
  const { name, role } = message.sender
  const isTeam = conversation.may.note
  return {
    ...conversation,
    totalMessages,
    lastMessage: { id, type, message: text, filename, isOwn, createdAt, createdAtHumans, deletedAt, duration, sender: { name, role } },
    waitingSince: !isTeam || role !== 'client' ? null : (waitingSince ?? createdAt),
  }
}

function handleRead(cache: QueryClient, { conversationId, ...read }: ChatEvent<'chat read'>): void {
  changeConversation(cache, conversationId, read)
  void refetchCounts(cache)
}

async function handleChange(cache: QueryClient, event: ChatEvent<'chat changed'>): Promise<void> {
  if (event.conversationId === null) return refresh(cache, ['conversation'])
  const { conversationId } = event
  // a reaction or a mark may have ended somebody's waiting
  void refetchCounts(cache)
  const thread = threadOf(cache, conversationId)
  if (thread) await refetchThread(cache, conversationId)
  else await fetchConversation(cache, { conversationId, revision: event.revision }, patchConversation)
}

type Put = (cache: QueryClient, conversation: Conversation) => void

/** Reads a conversation without its messages: a request for changes since the last revision returns it alone. */
async function fetchConversation(
  cache: QueryClient,
  { conversationId, revision }: { conversationId: string; revision: number | null },
  put: Put,
): Promise<void> {
  const since = revision ?? cachedConversation(cache, conversationId)?.revision
  if (since === undefined) return
  // if this fails, the list gets the conversation with its next read
  const answer = await call(getChanges, { id: conversationId, since }).catch(() => undefined)
  if (answer) put(cache, answer.conversation)
}
