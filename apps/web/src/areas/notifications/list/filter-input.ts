import type { Input } from '@allenio/contract'
import type { listNotifications, Notification } from '@allenio/contract/notifications'
import { parseFilters } from './filter-values.ts'
import type { NotificationFilters } from './filter-values.ts'

export function filtersHref(path: string, filters: NotificationFilters): string {
  const query = new URLSearchParams(Object.entries(parseFilters({ ...filters })).map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

export const isNarrowed = (filters: NotificationFilters): boolean => Object.keys(parseFilters({ ...filters })).length > 0

type ListInput = Omit<Input<typeof listNotifications>, 'page' | 'clientId'>

/** The filters in the form that the server accepts. */
export const inputOf = ({ unread, group, from, to }: NotificationFilters): ListInput => ({
  ...(unread && { onlyUnread: true }),
  ...(group && { group }),
  ...(from && { from }),
  ...(to && { to }),
})

/** Whether one that has just come belongs to a list that was asked for so. */
export function isInList(input: Readonly<Record<string, unknown>>, { group, client, day: of }: Notification): boolean {
  const clientId = input['clientId'] ?? input['id']
  return (
    (clientId === undefined || clientId === client?.id) &&
    (input['group'] === undefined || input['group'] === group) &&
    (typeof input['from'] !== 'string' || input['from'] <= of) &&
    (typeof input['to'] !== 'string' || of <= input['to'])
  )
}
