import { lazy, Suspense, type ReactNode } from 'react'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import css from './thread.module.css'

const LoadedThread = lazy(async () => ({ default: (await import('./open-thread.tsx')).ThreadOf }))

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
 * One conversation whole: who it is with, what was said, where to write. Fills what it stands in. Its code comes apart
 * from what stands around it, which the first page would else name file by file.
 */
export const Thread = (props: ThreadProps) => (
  <Suspense
    fallback={
      <div className={css.thread}>
        <ThreadSkeleton />
      </div>
    }>
    <LoadedThread key={props.conversationId} {...props} />
  </Suspense>
)
