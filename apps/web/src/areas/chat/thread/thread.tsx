import type { ReactNode } from 'react'
import { ThreadOf } from './open-thread.tsx'

export interface ThreadProps {
  conversationId: string
  /** Leaves the conversation: its cross, and what marks it unread. */
  onClose?: (() => void) | undefined
  /** Leaves out the close button, because something around the thread closes it. */
  hasNoCross?: boolean
  /** Opens at this message rather than at the end. */
  around?: string | undefined
  /** Shown before the name: a way back to the list. */
  before?: ReactNode
  /** Shown after the name: additions by the surrounding page. */
  tools?: ReactNode
}

/** One conversation: its head, its messages and the composer. It fills the place that it is given. */
export const Thread = (props: ThreadProps) => <ThreadOf key={props.conversationId} {...props} />
