import type { Download, Endpoint, Input, Output, Thing } from '@allenio/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Strategy } from '#lib/session'
import { call } from './call.ts'
import { download } from './download.ts'
import { keyOf } from './keys.ts'
import { untilReleased } from './refresh.ts'

export interface ReadOptions {
  /** The main read of a page: if it finds nothing, the page goes back. */
  isPageRead?: true
  /** Stored on the device, so that it is available without a connection. */
  isStored?: true
  /** The caller shows the error itself. */
  quiet?: true
  /** The token to send; by default the endpoint's access decides. */
  strategy?: Strategy
  staleTime?: number
  /** The things that the answer to this input follows from, beside what the endpoint shows. */
  alsoShows?: readonly Thing[]
}

/** A query for a read: its key and types come from the endpoint. */
export function read<E extends Endpoint>(endpoint: E, input: Input<E>, options: ReadOptions = {}) {
  const { strategy, staleTime } = options
  return queryOptions<Output<E>, Error, Output<E>, ReturnType<typeof keyOf>>({
    queryKey: keyOf(endpoint, input),
    queryFn: async context => {
      await untilReleased(context)
      return call(endpoint, input, { signal: context.signal, strategy })
    },
    meta: metaOf(endpoint, options),
    ...(staleTime !== undefined && { staleTime }),
  })
}

/** A query for what a download brings: like any read, it is made again when something changes that it shows. */
export function readFile<E extends Download, Content>(
  endpoint: E,
  input: Input<E>,
  { take, ...options }: ReadOptions & { take: (blob: Blob) => Content | Promise<Content> },
) {
  const { staleTime } = options
  return queryOptions<Content, Error, Content, ReturnType<typeof keyOf>>({
    queryKey: keyOf(endpoint, input),
    queryFn: async ({ signal }) => take((await download(endpoint, input, { signal })).blob),
    meta: metaOf(endpoint, options),
    ...(staleTime !== undefined && { staleTime }),
  })
}

export const metaOf = (
  { shows, access }: Pick<Endpoint, 'shows' | 'access'>,
  { isPageRead, isStored, quiet, alsoShows = [] }: ReadOptions,
) => ({
  of: isPageRead ? ('page' as const) : ('part' as const),
  keep: isStored ?? false,
  quiet: quiet ?? false,
  permissions: typeof access === 'object' && 'permission' in access ? [access.permission].flat() : [],
  shows: shows === 'everything' ? shows : [...(shows ?? []), ...alsoShows],
})
