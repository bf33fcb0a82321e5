import { listClientActions } from '@allenio/contract/client-actions'
import { addDays, romeDay } from '@allenio/domain/days'
import { actionKindName } from '@allenio/domain/client-actions'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { AgendaRead, AgendaScope } from '#areas/clients'
import { listQuery } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'

/** The tasks that are due today and in the coming days. */
export function useActionAgenda({ daysAhead, ...scope }: AgendaScope): AgendaRead {
  const language = useLanguage()
  const query = useInfiniteQuery(
    listQuery(
      listClientActions,
      { ...scope, state: 'open', daysAhead },
      { rows: page => page.userClientActions, quiet: true, isStored: true },
    ),
  )
  const today = romeDay()
  const lastDay = addDays(today, daysAhead)
  const lastRow = query.data?.rows.at(-1)
  return {
    ...query,
    // the tasks of later days follow in the same list
    hasMore: query.hasNextPage && lastRow !== undefined && lastRow.dueDay <= lastDay,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: query.fetchNextPage,
    data: query.data && {
      entries: query.data.rows
        .filter(({ dueDay, isPaused }) => !isPaused && dueDay >= today && dueDay <= lastDay)
        .map(({ id, client, dueDay, kind, title }) => ({
          id,
          day: dueDay,
          client,
          text: title || actionKindName(language, kind),
          href: hrefTo('/clients/$id/actions', { id: client.id }, { search: { action: id } }),
        })),
      counts: query.data.first?.due ?? [],
    },
  }
}
