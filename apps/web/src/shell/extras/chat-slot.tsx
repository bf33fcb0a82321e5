import { useHasSettled } from '#lib/build'
import { lazyPart } from '#lib/lazy-part'
import { useMe } from '../me/me.ts'
import { extras } from '../../extras.ts'

const { chatBox } = extras
const ChatBox = chatBox && lazyPart(chatBox, 'Page')

/** The place of the chat box, if an area has one; its code is loaded when the page has settled. */
export function ChatSlot() {
  const me = useMe()
  const mayCome = useHasSettled(true)
  if (!ChatBox || !mayCome || !me?.permissions.includes('view chats')) return null
  return <ChatBox />
}
