import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '#ui/loaded'
import { conversationOfClientQuery } from '../conversations/data.ts'
import { ThreadOf } from './open-thread.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import css from './thread.module.css'
import { useThreadWords } from './words.ts'

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

/** The conversation with a client beside a page of another area. It fills the place that it is given. */
export function ClientThread({ clientId }: { clientId: string }) {
  const t = useThreadWords()
  const query = useQuery(conversationOfClientQuery(clientId))
  return (
    // the shortcut for writing finds the composer by this attribute
    <div className={css.docked} data-thread>
      <Loaded query={query} failed={t('failedTitle')} skeleton={<ThreadSkeleton />}>
        {({ conversation: { id } }) => <Thread conversationId={id} hasNoCross />}
      </Loaded>
    </div>
  )
}
