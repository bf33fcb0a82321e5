import type { Input } from '@allenio/contract'
import type { listNotifications, Notification } from '@allenio/contract/notifications'
import { readFilters } from './place.ts'
import type { NotificationFilters } from './place.ts'

export function filtersHref(path: string, filters: NotificationFilters): string {
  const written = new URLSearchParams(Object.entries(readFilters({ ...filters })).map(([name, value]) => [name, String(value)]))
  return written.size > 0 ? `${path}?${written.toString()}` : path
}

export const isNarrowed = (filters: NotificationFilters): boolean => Object.keys(readFilters({ ...filters })).length > 0

type Asked = Omit<Input<typeof listNotifications>, 'page' | 'clientId'>

/** The filters in the form that the server accepts. */
export const askedOf = ({ unread, group, from, to }: NotificationFilters): Asked => ({
  ...(unread && { onlyUnread: true }),
  ...(group && { group }),
  ...(from && { from }),
  ...(to && { to }),
})

/** Whether one that has just come belongs to a list that was asked for so. */
export function isAsked(asked: Readonly<Record<string, unknown>>, { group, client, day: of }: Notification): boolean {
  const clientId = asked['clientId'] ?? asked['id']
  return (
    (clientId === undefined || clientId === client?.id) &&
    (asked['group'] === undefined || asked['group'] === group) &&
    (typeof asked['from'] !== 'string' || asked['from'] <= of) &&
    (typeof asked['to'] !== 'string' || of <= asked['to'])
  )
}
