import type { Endpoint, Input, Intake, Output } from '@allenio/contract'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { callSaying, type CallOptions } from './call.ts'
import { changesOf, holdReads, refresh, stopReads } from './refresh.ts'

interface WriteResult<E extends Endpoint | Intake> {
  input: Input<E>
  message: string | undefined
  cache: QueryClient
  /** Resolves when the screen has fetched again the data that the write changed. */
  refreshed: Promise<void>
}

interface UseCallOptions<E extends Endpoint | Intake> {
  /** Shows the change before the server has answered. After a refusal, the data that the write would have changed is fetched again. */
  optimistic?: (cache: QueryClient, input: Input<E>) => void
  /** After any failure, the data that the write would have changed is fetched again: it may have changed elsewhere. */
  refetchesOnError?: true
  /** Further work after the answer. The endpoint's `changes` are refreshed anyway, and the mutation stays pending until then. */
  onSuccess?: (answer: Output<E>, more: WriteResult<E>) => unknown
  onError?: (error: Error, input: Input<E>) => unknown
  /** The errors belong to a form, which stays open and shows them beside its fields. */
  isForm?: true
  /** The caller shows the error itself. */
  quiet?: true
  call?: CallOptions
  /** Writes with the same name are sent one after the other, so that the last answer contains the changes of all of them. */
  inTurn?: string
}

/** A mutation for a write; each failure is reported to the shell once. */
export function useCall<E extends Endpoint | Intake>(endpoint: E, options: UseCallOptions<E> = {}) {
  const cache = useQueryClient()
  const { optimistic, refetchesOnError, onSuccess, onError, isForm, quiet, inTurn } = options
  return useMutation<Awaited<ReturnType<typeof callSaying<E>>>, Error, Input<E>, (() => void) | undefined>({
    mutationFn: input => callSaying(endpoint, input, options.call),
    ...(optimistic && {
      onMutate: input => {
        stopReads(cache, endpoint)
        optimistic(cache, input)
        return holdReads(changesOf(endpoint))
      },
    }),
    onSuccess: ({ data, message, refreshed }, input, release) => {
      // before the refresh of this write
      release?.()
      return Promise.all([onSuccess?.(data, { input, message, cache, refreshed }), refreshed])
    },
    onError: (error, input, release) => {
      release?.()
      if (optimistic || refetchesOnError) void refresh(cache, changesOf(endpoint))
      return onError?.(error, input)
    },
    ...(inTurn !== undefined && { scope: { id: inTurn } }),
    meta: { of: isForm ? 'form' : 'action', quiet: quiet ?? false, method: endpoint.method, path: endpoint.path },
  })
}
