import { listMealPlanTurns } from '@allenio/contract/meal-plans'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { AgendaRead, AgendaScope } from '#areas/clients'
import { useMe } from '#shell'
import { listQuery } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'

const useAgendaWords = areaWords('meal plans agenda', {
  it: { starts: 'Comincia il piano «{{title}}»', ends: 'Finisce il piano «{{title}}»' },
  en: { starts: 'Starts the plan “{{title}}”', ends: 'Ends the plan “{{title}}”' },
})

const nothing = { entries: [], counts: [] }

/** The meal plans that start, or end without another one, today and in the coming days; nothing for those who plan no meals. */
export function useMealPlanAgenda(scope: AgendaScope): AgendaRead {
  const t = useAgendaWords()
  const isAllowed = useMe()?.permissions.includes('update meal plans') ?? false
  const query = useInfiniteQuery({
    ...listQuery(listMealPlanTurns, scope, { rows: ({ turns }) => turns, quiet: true, isStored: true }),
    enabled: isAllowed,
  })
  return {
    ...query,
    hasMore: isAllowed && query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: query.fetchNextPage,
    data: isAllowed
      ? query.data && {
          entries: query.data.rows.map(({ assignmentId, client, day, kind, title }) => ({
            id: `${assignmentId} ${kind}`,
            day,
            client,
            text: t(kind, { title }),
            href: hrefTo('/clients/$id/mealPlans', { id: client.id }),
          })),
          counts: query.data.first?.counts ?? [],
        }
      : nothing,
  }
}
