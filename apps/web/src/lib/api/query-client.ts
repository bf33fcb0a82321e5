import type { Thing } from '@allenio/contract'
import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { CallError, Refused, Unreachable } from './errors.ts'
import { setReads } from './refresh.ts'
import { reportCallError, type CallContext } from './reports.ts'

/** What of a read the device keeps, where the whole would grow. */
export interface KeptPart {
  /** Undefined keeps what is kept already. */
  part: (data: unknown) => unknown
  /** Of one call: those that were not looked at for longest go. */
  most: number
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { of?: 'page' | 'part'; quiet?: boolean; keep?: boolean | KeptPart; shows?: readonly Thing[] | undefined }
    mutationMeta: { of?: 'form' | 'action'; quiet?: boolean; method?: string; path?: string }
  }
}

/** The cache of what the server said, with one place that hears of failures. */
export function makeQueryClient(): QueryClient {
  const cache = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => reportCallError(error, contextOf(query)) }),
    mutationCache: new MutationCache({ onError: (error, _input, _result, { meta }) => reportCallError(error, { of: 'action', ...meta }) }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 30 * 60_000,
        // a device that says it is offline may be wrong, and ours answers from what it kept: try, then say so
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (failures, error) =>
          error instanceof CallError && error.retryAfter ? Math.min(error.retryAfter, 10) * 1000 : 400 * 3 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  setReads(cache)
  return cache
}

/** Whether the same question may soon be answered. */
function isPassing(error: unknown): boolean {
  if (error instanceof Unreachable) return globalThis.navigator?.onLine !== false
  if (error instanceof Refused) return false
  return error instanceof CallError && (error.status === 503 || error.status === 502 || error.status === 504)
}

function contextOf(query: Query<unknown, unknown>): CallContext {
  const [method = '', path = ''] = String(query.queryKey[0]).split(' ')
  return {
    // what is on the screen already stays there: nobody is told that a refresh failed
    of: query.state.data === undefined ? (query.meta?.of ?? 'part') : 'background',
    quiet: query.meta?.quiet ?? false,
    method,
    path,
  }
}
