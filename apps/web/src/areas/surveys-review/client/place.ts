import { parseId } from '#lib/list-place'

/** What the tab shows: the answers to one survey, or to all, in a list or side by side. */
export const parseClientPlace = (raw: Readonly<Record<string, unknown>>) => ({
  survey: parseId(raw['survey']),
  isTable: raw['view'] === 'table',
})
