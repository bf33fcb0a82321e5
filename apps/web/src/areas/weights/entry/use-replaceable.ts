import { listReplaceableWeights, replaceableClientsAtOnce } from '@allenio/contract/weights'
import { isDay } from '@allenio/domain/days'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { read } from '#lib/api'

interface ReplaceableScope {
  clientIds: readonly string[]
  from: string
  to: string
}

export const replaceableQuery = (clientId: string | string[], from: string, to: string) =>
  read(listReplaceableWeights, { clientId, from, to }, { quiet: true })

/** The weights that new ones may take the place of. `isReady` is false until these days are read: nobody saves before they are asked. */
export function useReplaceable({ clientIds, from, to }: ReplaceableScope) {
  const portions = Array.from({ length: Math.ceil(clientIds.length / replaceableClientsAtOnce) }, (_, index) =>
    clientIds.slice(index * replaceableClientsAtOnce, (index + 1) * replaceableClientsAtOnce),
  )
  return useQueries({
    queries: portions.map(ids => ({
      ...replaceableQuery(ids, from, to),
      enabled: isDay(from) && isDay(to),
      placeholderData: keepPreviousData,
    })),
    combine: reads => ({
      weights: reads.flatMap(({ data }) => data?.weights ?? []),
      isReady: reads.every(({ isFetching, isPending, isPlaceholderData }) => !isFetching || !(isPending || isPlaceholderData)),
    }),
  })
}
