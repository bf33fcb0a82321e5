import { lazy, Suspense } from 'react'
import { useHasSettled } from '#lib/build'
import { useMe } from '../me/me.ts'
import { extras } from '../../extras.ts'

const { chatBox } = extras
const ChatBox = chatBox && lazy(async () => ({ default: (await chatBox()).Page }))

/** The place of the chat box, if an area has one; its code is loaded when the page has settled. */
export function ChatSlot() {
  const me = useMe()
  const mayCome = useHasSettled(true)
  if (!ChatBox || !mayCome || !me?.permissions.includes('view chats')) return null
  return (
    <Suspense>
      <ChatBox />
    </Suspense>
  )
}
