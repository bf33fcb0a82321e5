import type { Endpoint, Input, Intake, Output } from '@allenio/contract'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { callSaying, type CallOptions } from './call.ts'
import { changesOf, refresh, stopReads } from './refresh.ts'

interface Done<E extends Endpoint | Intake> {
  input: Input<E>
  message: string | undefined
  cache: QueryClient
  /** Resolves when the screen has read again what the write changed. */
  refreshed: Promise<void>
}

interface UseCallOptions<E extends Endpoint | Intake> {
  /** Shows the change before the server has answered; a refusal fetches again what the write would have changed. */
  optimistic?: (cache: QueryClient, input: Input<E>) => void
  /** What else follows from the answer: what the endpoint `changes` is refreshed anyway, and the mutation is pending until then. */
  onSuccess?: (answer: Output<E>, more: Done<E>) => unknown
  onError?: (error: Error, input: Input<E>) => unknown
  /** Its errors belong to a form, which stays and shows them beside its fields. */
  form?: true
  /** Whoever calls says what went wrong. */
  quiet?: true
  call?: CallOptions
  /** Those of one name go out one after the other: the last answer holds what all of them changed. */
  inTurn?: string
}

/** A write as a mutation; its failures reach the shell once. */
export function useCall<E extends Endpoint | Intake>(endpoint: E, options: UseCallOptions<E> = {}) {
  const cache = useQueryClient()
  const { optimistic, onSuccess, onError, form, quiet, inTurn } = options
  return useMutation<Awaited<ReturnType<typeof callSaying<E>>>, Error, Input<E>>({
    mutationFn: input => callSaying(endpoint, input, options.call),
    ...(optimistic && {
      onMutate: input => {
        stopReads(cache, endpoint)
        optimistic(cache, input)
      },
    }),
    onSuccess: ({ data, message, refreshed }, input) => Promise.all([onSuccess?.(data, { input, message, cache, refreshed }), refreshed]),
    onError: (error, input) => {
      if (optimistic) void refresh(cache, changesOf(endpoint))
      return onError?.(error, input)
    },
    ...(inTurn !== undefined && { scope: { id: inTurn } }),
    meta: { of: form ? 'form' : 'action', quiet: quiet ?? false, method: endpoint.method, path: endpoint.path },
  })
}
