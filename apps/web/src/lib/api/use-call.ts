import type { Endpoint, Input, Intake, Output } from '@allenio/contract'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { callSaying, type CallOptions, type Said } from './call.ts'
import { changesOf, refresh } from './refresh.ts'

interface UseCallOptions<E extends Endpoint | Intake> {
  /** Shows the change before the server has answered; a refusal fetches again what the write would have changed. */
  optimistic?: (cache: QueryClient, input: Input<E>) => void
  /** What else follows from the answer: what the endpoint `changes` is refreshed anyway, and the mutation is pending until then. */
  onSuccess?: (answer: Output<E>, more: { input: Input<E>, message: string | undefined, cache: QueryClient }) => unknown
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
  const refreshChanges = () => refresh(cache, changesOf(endpoint))
  return useMutation<Said<Output<E>>, Error, Input<E>>({
    mutationFn: input => callSaying(endpoint, input, options.call),
    ...(optimistic && { onMutate: input => optimistic(cache, input) }),
    onSuccess: ({ data, message }, input) => Promise.all([onSuccess?.(data, { input, message, cache }), refreshChanges()]),
    onError: (error, input) => {
      if (optimistic) void refreshChanges()
      return onError?.(error, input)
    },
    ...(inTurn !== undefined && { scope: { id: inTurn } }),
    meta: { of: form ? 'form' : 'action', quiet: quiet ?? false, method: endpoint.method, path: endpoint.path },
  })
}
