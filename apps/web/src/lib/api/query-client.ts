import type { Thing } from '@allenio/contract'
import type { Permission } from '@allenio/contract/permission-names'
import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { CallError, Refused, Unreachable } from './errors.ts'
import { setAppCache } from './refresh.ts'
import { reportCallError, type CallContext } from './reports.ts'

/** The part of a read that the device keeps, where the whole would grow too large. */
export interface KeptPart {
  /** Undefined keeps the part that is stored already. */
  part: (data: unknown) => unknown
  /** The most reads of one call that are kept; the ones fetched longest ago are removed. */
  most: number
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      of?: 'page' | 'part'
      quiet?: boolean
      keep?: boolean | KeptPart
      shows?: readonly Thing[] | 'everything' | undefined
      /** All that the call takes. */
      permissions?: readonly Permission[]
    }
    mutationMeta: { of?: 'form' | 'action'; quiet?: boolean; method?: string; path?: string }
  }
}

/** The cache of the server's answers. All failures are reported in one place. */
export function makeQueryClient(): QueryClient {
  const cache = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => reportCallError(error, contextOf(query)) }),
    mutationCache: new MutationCache({ onError: (error, _input, _result, { meta }) => reportCallError(error, { of: 'action', ...meta }) }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 30 * 60_000,
        // `navigator.onLine` may be wrong, and our service worker can answer from its cache: try first, then report the failure
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (failures, error) =>
          error instanceof CallError && error.retryAfter ? Math.min(error.retryAfter, 10) * 1000 : 400 * 3 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  setAppCache(cache)
  return cache
}

/** Whether the same request may soon succeed. */
function isPassing(error: unknown): boolean {
  if (error instanceof Unreachable) return globalThis.navigator?.onLine !== false
  if (error instanceof Refused) return false
  return error instanceof CallError && (error.status === 503 || error.status === 502 || error.status === 504)
}

function contextOf(query: Query<unknown, unknown>): CallContext {
  const [method = '', path = ''] = String(query.queryKey[0]).split(' ')
  return {
    // the screen keeps the data that it has already, so a failed refresh is not reported
    of: query.state.data === undefined ? (query.meta?.of ?? 'part') : 'background',
    quiet: query.meta?.quiet ?? false,
    method,
    path,
  }
}
