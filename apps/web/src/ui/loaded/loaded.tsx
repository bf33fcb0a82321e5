import type { ReactNode } from 'react'
import { isGone, messageOf, Unreachable } from '#lib/api'
import { useIsOnline } from '#lib/device'
import { ErrorState } from '#ui/error-state'
import { useWords } from '#ui/words'

interface Query<Data> {
  data: Data | undefined
  error: Error | null
  isRefetching: boolean
  refetch: () => unknown
}

export interface LoadedProps<Data> {
  query: Query<Data>
  /** the title of the error: what could not be loaded */
  failed: string
  /** shown until the first answer */
  skeleton?: ReactNode
  /** shown instead of an error if the thing was deleted, or was never there */
  gone?: ReactNode
  /** for a whole page rather than a part of it */
  large?: boolean
  children: (data: Data) => ReactNode
}

/**
 * Shows the answer of a query. Before that a skeleton, or the error with a button to try again; data that was loaded once
 * stays in sight when a later refresh fails.
 */
export function Loaded<Data>({ query, failed, skeleton = null, gone, large = false, children }: LoadedProps<Data>) {
  const { data, error, isRefetching, refetch } = query
  const words = useWords()
  const isOnline = useIsOnline()
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  if (gone !== undefined && isGone(error)) return gone
  // a page that was never opened is not broken: it is read as soon as there is a network
  const isAway = !isOnline && large && error instanceof Unreachable
  return (
    <ErrorState
      large={large}
      title={isAway ? words.notOnDevice : failed}
      text={isAway ? words.notOnDeviceText : messageOf(error)}
      onRetry={() => void refetch()}
      isRetrying={isRefetching}
    />
  )
}
