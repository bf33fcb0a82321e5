import { useSearch } from '@tanstack/react-router'
import { goTo } from '#shell'
import { filtersHref } from './filter-input.ts'
import { parseFilters } from './filter-values.ts'
import type { NotificationFilters } from './filter-values.ts'

/** The state of the list, which is in its address. */
export function usePlace(path: string) {
  // read from this page's own match, because a navigation may be under way to another page
  const filters = useSearch({ strict: false, select: search => parseFilters({ ...search }), structuralSharing: true })
  const move = (next: NotificationFilters) => goTo(filtersHref(path, next), { replace: true })
  return {
    filters,
    /** Here, but for this; what is undefined is taken off. */
    narrow: (change: { [Name in keyof NotificationFilters]: NotificationFilters[Name] | undefined }) =>
      move(parseFilters({ ...filters, ...change })),
    clear: () => move({}),
  }
}

export type Place = ReturnType<typeof usePlace>
