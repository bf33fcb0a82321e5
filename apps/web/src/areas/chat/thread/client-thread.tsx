import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#ui/loaded'
import { conversationOfClientQuery } from '../conversations/data.ts'
import css from './client-thread.module.css'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { Thread } from './thread.tsx'
import { useThreadWords } from './words.ts'

/** The conversation with a client beside a page of another area. It fills the place that it is given. */
export function ClientThread({ clientId }: { clientId: string }) {
  const t = useThreadWords()
  const query = useQuery(conversationOfClientQuery(clientId))
  return (
    // the shortcut for writing finds the composer by this attribute
    <div className={css.place} data-thread>
      <Loaded query={query} failed={t('failedTitle')} skeleton={<ThreadSkeleton />}>
        {({ conversation: { id } }) => <Thread conversationId={id} hasNoCross />}
      </Loaded>
    </div>
  )
}
