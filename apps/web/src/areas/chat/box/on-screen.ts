import type { Conversation } from '@allenio/contract/chat'
import type { BoxPlace } from './box-state.ts'

interface ScreenState {
  /** The page's address, path and search. */
  href: string
  isPhone: boolean
  isClient: boolean
  box: BoxPlace | undefined
}

/** Whether the screen shows a new message by itself: its conversation is open, or is in a list that is open. */
export function isOnScreen(
  { id, clientId }: Partial<Pick<Conversation, 'clientId'>> & Pick<Conversation, 'id'>,
  where: ScreenState,
): boolean {
  const { pathname, searchParams } = new URL(where.href, 'https://allenio.it')
  const open = searchParams.get('c')
  // on a phone the conversation that is open covers the list
  if (pathname === '/chats') return !where.isPhone || open === null || open === id
  const { box, isClient } = where
  if (!box) return false
  // a client has but one
  if (isClient) return true
  switch (box.kind) {
    case 'list':
      return true
    case 'conversation':
      return box.id === id
    case 'client':
      return box.clientId === clientId
    default:
      return box satisfies never
  }
}
