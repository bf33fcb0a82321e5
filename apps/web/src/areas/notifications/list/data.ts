import { getNotificationsSettings, listClientNotifications, listNotifications } from '@allenio/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listQuery, read } from '#lib/api'
import { markRead } from '../live/read.ts'
import { inputOf, isNarrowed } from './filter-input.ts'
import type { NotificationFilters } from './filter-values.ts'

/** The last page of the whole list is there without a connection, too. */
export const notificationsQuery = (filters: NotificationFilters) =>
  listQuery(
    listNotifications,
    { ...inputOf(filters), ...(filters.client && { clientId: filters.client }) },
    { rows: ({ notifications }) => notifications, quiet: true, ...(!isNarrowed(filters) && { isStored: true }) },
  )

/** The notifications about one client. */
export const clientNotificationsQuery = (id: string, filters: NotificationFilters) =>
  listQuery(
    listClientNotifications,
    { id, ...inputOf(filters) },
    { rows: ({ notifications }) => notifications, quiet: true, ...(!isNarrowed(filters) && { isStored: true }) },
  )

export const settingsQuery = () => read(getNotificationsSettings, {}, { quiet: true, staleTime: 5 * 60_000 })

/** `quiet`: a person who opens a row does not need to hear that marking it as read has failed. */
export function useMarkRead({ quiet }: { quiet: boolean }) {
  const cache = useQueryClient()
  return useMutation({ mutationFn: (ids: readonly string[] | undefined) => markRead(cache, ids), meta: { of: 'action', quiet } })
}
