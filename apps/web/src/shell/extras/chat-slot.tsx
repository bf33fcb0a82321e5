import { lazy, Suspense } from 'react'
import { useHasSettled } from '#lib/build'
import { useMe } from '../me/me.ts'
import { extras } from '../../extras.ts'

const { chatBox } = extras
const ChatBox = chatBox && lazy(async () => ({ default: (await chatBox()).Page }))

/** Where the chat box lives once an area brings one; its code comes once the page stands. */
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
