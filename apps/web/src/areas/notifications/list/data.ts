import {
  countUnreadNotifications,
  getNotificationsSettings,
  listClientNotifications,
  listNotifications,
} from '@allenio/contract/notifications'
import { listQuery, read } from '#lib/api'
import { inputOf, isNarrowed } from './filter-input.ts'
import type { NotificationFilters } from './filter-values.ts'

/** The last page of the whole list is there without a connection, too. */
export const notificationsQuery = (filters: NotificationFilters) =>
  listQuery(
    listNotifications,
    { ...inputOf(filters), ...(filters.client && { clientId: filters.client }) },
    { rows: ({ notifications }) => notifications, quiet: true, ...(!isNarrowed(filters) && { keep: true }) },
  )

/** The notifications about one client. */
export const clientNotificationsQuery = (id: string, filters: NotificationFilters) =>
  listQuery(
    listClientNotifications,
    { id, ...inputOf(filters) },
    { rows: ({ notifications }) => notifications, quiet: true, ...(!isNarrowed(filters) && { keep: true }) },
  )

export const unreadQuery = () => read(countUnreadNotifications, {}, { quiet: true, keep: true })

export const settingsQuery = () => read(getNotificationsSettings, {}, { quiet: true, staleTime: 5 * 60_000 })
