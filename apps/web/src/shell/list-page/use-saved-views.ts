import type { ListViewCalls } from '@allenio/contract/list-views'
import { useQuery } from '@tanstack/react-query'
import { read, useCall } from '#lib/api'
import type { ListAddress, ListFilters } from '#lib/list-place'
import type { SavedViews } from './views.ts'

const minutes = 60_000

interface ViewsOfList<Filters extends ListFilters> {
  calls: ListViewCalls
  address: ListAddress<Filters>
  deleteText: string
}

/** The views of a list that this member has saved. A filter that the list no longer knows is left out. */
export function useSavedViews<Filters extends ListFilters>({ calls, address, deleteText }: ViewsOfList<Filters>): SavedViews<Filters> {
  const { data } = useQuery(read(calls.list, {}, { quiet: true, isStored: true, staleTime: 5 * minutes }))
  const update = useCall(calls.update)
  const removal = useCall(calls.delete)
  return {
    views: (data?.views ?? []).map(({ id, name, filters }) => ({ id, name, filters: address.parse(filters) })),
    isUpdating: update.isPending,
    onUpdate: ({ id }, filters) => update.mutate({ id, filters }),
    onDelete: ({ id }) => removal.mutate({ id }),
    deleteText,
    calls,
  }
}
