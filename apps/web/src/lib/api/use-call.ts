import type { Endpoint, Input, Intake, Output } from '@allenio/contract'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { callSaying, type CallOptions, type Said } from './call.ts'

interface UseCallOptions<E extends Endpoint | Intake> {
  /** What the answer changes: `cache` holds the reads. The mutation is pending until it is done. */
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
  const { onSuccess, onError, form, quiet, inTurn } = options
  return useMutation<Said<Output<E>>, Error, Input<E>>({
    mutationFn: input => callSaying(endpoint, input, options.call),
    onSuccess: ({ data, message }, input) => onSuccess?.(data, { input, message, cache }),
    ...(onError && { onError }),
    ...(inTurn !== undefined && { scope: { id: inTurn } }),
    meta: { of: form ? 'form' : 'action', quiet: quiet ?? false, method: endpoint.method, path: endpoint.path },
  })
}
