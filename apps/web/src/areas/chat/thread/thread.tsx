import type { ReactNode } from 'react'
import { lazyPart } from '#lib/lazy-part'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import css from './thread.module.css'

const LazyThread = lazyPart(
  () => import('./open-thread.tsx'),
  'ThreadOf',
  <div className={css.thread}>
    <ThreadSkeleton />
  </div>,
)

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

/**
 * One conversation: its head, its messages and the composer. It fills the place that it is given. Its code is a chunk of
 * its own, because otherwise the first page would name each of its files.
 */
export const Thread = (props: ThreadProps) => <LazyThread key={props.conversationId} {...props} />
