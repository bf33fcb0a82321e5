import { parseId } from '#lib/list-place'

/** The address says which survey's answers the tab shows, or those of all, in a list or side by side. */
export const parseClientPlace = (raw: Readonly<Record<string, unknown>>) => ({
  survey: parseId(raw['survey']),
  isTable: raw['view'] === 'table',
})
