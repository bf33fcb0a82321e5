import { getChanges, type ChatEvent, type Message } from '@allenio/contract/chat'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api'
import { isMobile, isVisible } from '#lib/device'
import { toastMs } from '#lib/constants'
import { dismissToast, toast, type ToastButton } from '#ui/toast'
import { cachedConversation } from '../conversations/lists.ts'
import { excerptIn } from '../thread/excerpt.ts'
import { useBoxWords } from './words.ts'
import { useThreadWords } from '../thread/words.ts'
import { isOnScreen } from './on-screen.ts'
import { boxPlace, openChat } from './box-state.ts'
import { firstWords, isNews } from './toast-words.ts'
import { chatsHref } from '../inbox/place.ts'

type NewMessageEvent = ChatEvent<'chat message'>

/** A toast about a new message while the person is elsewhere in the app: the latest one of each conversation. */
export async function announceMessage(cache: QueryClient, event: NewMessageEvent, isClient: boolean): Promise<void> {
  const { conversationId } = event
  const isElsewhere = () =>
    isVisible() &&
    !isOnScreen(
      { id: conversationId, clientId: cachedConversation(cache, conversationId)?.clientId },
      { href: location.href, isPhone: isMobile(), isClient, box: boxPlace() },
    )
  if (!isElsewhere()) return
  const message = event.message ?? (await longMessage(event))
  if (!message || !isNews(message, isClient) || !isElsewhere()) return
  const recent = listRecent(conversationId)
  if (recent.length <= maxToasts) {
    toast({ id: idOf(conversationId), text: textOf(message), buttons: [openButton(conversationId)] })
    return
  }
  for (const each of recent) dismissToast(idOf(each))
  toast({ id: 'chats', text: useBoxWords.say('severalNews', { count: recent.length }), buttons: [openButton()] })
}

/** More conversations than this are announced in a single toast. */
const maxToasts = 2
const toastTimes = new Map<string, number>()

const idOf = (conversationId: string): string => `chat ${conversationId}`

/** The conversations whose toasts are still on screen, including this one. */
function listRecent(conversationId: string): string[] {
  const now = performance.now()
  toastTimes.set(conversationId, now)
  for (const [each, at] of toastTimes) if (now - at > toastMs) toastTimes.delete(each)
  return [...toastTimes.keys()]
}

/** A message that is too long for an event is read from the server. */
async function longMessage({ conversationId: id, messageId, revision }: NewMessageEvent): Promise<Message | undefined> {
  const { messages } = await call(getChanges, { id, since: revision - 1 })
  return messages.find(message => message.id === messageId)
}

function textOf(message: Message): string {
  const values = { name: message.sender.name, text: firstWords(excerptIn(useThreadWords.say)(message).text) }
  return message.isTeamNote ? useBoxWords.say('notedNews', values) : useBoxWords.say('news', values)
}

/** A button that opens the conversation, or the list if there is none. */
function openButton(conversationId?: string): ToastButton {
  const text = useBoxWords.say(conversationId === undefined ? 'openSeveral' : 'reply')
  // the chat box is not shown over the inbox
  if (location.pathname === '/chats') return { text, to: chatsHref({ ...(conversationId && { c: conversationId }) }) }
  return { text, onClick: () => openChat(conversationId) }
}
