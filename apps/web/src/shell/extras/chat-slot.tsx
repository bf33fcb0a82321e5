import { lazy, Suspense } from 'react'
import { useMe } from '../me/me.ts'
import { extras } from '../../extras.ts'

const { chatBox } = extras
const ChatBox = chatBox && lazy(async () => ({ default: (await chatBox()).Page }))

/** Where the chat box lives once an area brings one; its code comes after the page. */
export function ChatSlot() {
  const me = useMe()
  if (!ChatBox || !me?.permissions.includes('view chats')) return null
  return <Suspense><ChatBox /></Suspense>
}
