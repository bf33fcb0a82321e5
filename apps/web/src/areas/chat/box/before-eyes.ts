import type { Conversation } from '@allenio/contract/chat'
import type { BoxPlace } from './box-state.ts'

interface Where {
  /** The page's address, path and search. */
  href: string
  isPhone: boolean
  isClient: boolean
  box: BoxPlace | undefined
}

/** Whether what is said in a conversation shows by itself: it is open, or stands in a list of them that is. */
export function isBeforeEyes({ id, clientId }: Partial<Pick<Conversation, 'clientId'>> & Pick<Conversation, 'id'>, where: Where): boolean {
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
