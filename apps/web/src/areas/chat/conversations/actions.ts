import {
  deleteMessage,
  keepDraft,
  markConversationUnread,
  reactToMessage,
  readAllConversations,
  readConversation,
  settleMessage,
  switchConversation,
  wipeConversation,
  type Conversation,
  type ChatDraft,
  type Message,
} from '@allenio/contract/chat'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, useCall } from '#lib/api'
import { toast } from '#ui/toast'
import { changeConversations, patchConversation } from './lists.ts'
import { changeThread, refetchThread, reopenThread } from '../thread/data.ts'
import { mergeMessages } from '../thread/loaded-thread.ts'
import type { Place } from '../inbox/use-place.ts'

const showSuccess = (message: string | undefined) => {
  if (message) toast({ type: 'success', text: message })
}

/** Changes a conversation in the lists and in its thread. */
export function changeConversation(cache: QueryClient, id: string, change: Partial<Conversation>): void {
  changeConversations(cache, each => (each.id === id ? { ...each, ...change } : each))
  changeThread(cache, id, thread => ({ ...thread, conversation: { ...thread.conversation, ...change } }))
}

export function putMessage(cache: QueryClient, message: Message): void {
  changeThread(cache, message.conversationId, thread => ({ ...thread, messages: mergeMessages(thread.messages, [message]) }))
}

/** Shows the change at once; if the connection fails, the next read corrects it. */
export async function markRead(cache: QueryClient, id: string): Promise<void> {
  changeConversation(cache, id, { unreadCount: 0 })
  await call(readConversation, { id })
}

export function useConversationActions() {
  const cache = useQueryClient()
  const unread = useCall(markConversationUnread, {
    onSuccess: ({ unreadCount }, { input, message }) => {
      changeConversation(cache, input.id, { unreadCount })
      showSuccess(message)
    },
  })
  const readAll = useCall(readAllConversations, {
    onSuccess: (_answer, { message }) => {
      changeConversations(cache, each => ({ ...each, unreadCount: 0 }))
      showSuccess(message)
    },
  })
  const wipe = useCall(wipeConversation, {
    onSuccess: async ({ conversation }, { message }) => {
      showSuccess(message)
      patchConversation(cache, conversation)
      await reopenThread(cache, conversation.id).catch(() => refetchThread(cache, conversation.id))
    },
  })
  const switching = useCall(switchConversation, {
    onSuccess: ({ conversation }, { message }) => {
      changeConversation(cache, conversation.id, conversation)
      showSuccess(message)
    },
  })
  return { unread, readAll, wipe, switching }
}

export function useMessageActions() {
  const cache = useQueryClient()
  const react = useCall(reactToMessage, { onSuccess: ({ message }) => putMessage(cache, message) })
  const deletion = useCall(deleteMessage, {
    onSuccess: ({ message }, { message: successText }) => {
      putMessage(cache, message)
      showSuccess(successText)
    },
  })
  const settling = useCall(settleMessage, { onSuccess: ({ message }) => putMessage(cache, message) })
  return { react, deletion, settling }
}

/** Shares the draft with the person's other devices; resolves to whether the server has it now. */
export async function shareDraft(cache: QueryClient, id: string, draft: ChatDraft): Promise<boolean> {
  const isShared = await call(keepDraft, { id, ...draft }).then(
    () => true,
    () => false,
  )
  if (isShared) changeConversation(cache, id, { draft })
  return isShared
}

/** An open one is left first: it would be read again at once. */
export function useMarkUnread(place: Place): (id: string) => void {
  const { unread } = useConversationActions()
  return id => {
    if (id === place.c) place.close()
    setTimeout(() => unread.mutate({ id }))
  }
}
