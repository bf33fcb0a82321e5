import type { ReactNode } from 'react'
import { isGone, messageOf } from '#lib/api'
import { ErrorState } from '#ui/error-state'

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
 * What a query has loaded. Before that a skeleton, or the error with a button to try again; data that was loaded once
 * stays in sight when a later refresh fails.
 */
export function Loaded<Data>({ query, failed, skeleton = null, gone, large = false, children }: LoadedProps<Data>) {
  const { data, error, isRefetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  if (gone !== undefined && isGone(error)) return gone
  return <ErrorState large={large} title={failed} text={messageOf(error)} onRetry={() => void refetch()} retrying={isRefetching} />
}
