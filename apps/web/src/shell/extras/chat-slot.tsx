import { useHasSettled } from '#lib/build'
import { useMe } from '../me/me.ts'
import { extras } from './area-extras.ts'

/** The place of the chat box, if an area has one; its code is loaded when the page has settled. */
export function ChatSlot() {
  const me = useMe()
  const mayCome = useHasSettled(true)
  const ChatBox = extras().chatBox
  if (!ChatBox || !mayCome || !me?.permissions.includes('view chats')) return null
  return <ChatBox />
}
