import type { Output } from '@allenio/contract'
import type { listNotifications, Notification, NotificationsRead } from '@allenio/contract/notifications'
import type { InfiniteData } from '@tanstack/react-query'

export type Page = Output<typeof listNotifications>
export type Pages = InfiniteData<Page, number>

const changePages = (data: Pages, change: (rows: readonly Notification[], index: number) => Notification[]): Pages => ({
  ...data,
  pages: data.pages.map((page, index) => ({ ...page, notifications: change(page.notifications, index) })),
})

/** Puts the notification on top, once, even if it was in the list already. */
export const withNew = (data: Pages, added: Notification): Pages =>
  changePages(data, (rows, index) => {
    const others = rows.filter(({ id }) => id !== added.id)
    return index === 0 ? [added, ...others] : others
  })

/** The notifications that were read, by the server's date; those that came after it stay unread. */
export function withRead(data: Pages, { ids, readAt }: Pick<NotificationsRead, 'ids' | 'readAt'>): Pages {
  const readIds = ids && new Set(ids)
  const until = Date.parse(readAt)
  const isRead = ({ id, readAt: before, createdAt }: Notification) =>
    before === null && (readIds ? readIds.has(id) : Date.parse(createdAt) <= until)
  return changePages(data, rows => rows.map(row => (isRead(row) ? { ...row, readAt } : row)))
}

/** A notification that arrives while somebody scrolls moves rows to a later page. This drops the repeated rows. */
export function rowsOnce(rows: readonly Notification[]): Notification[] {
  const ids = new Set<string>()
  return rows.filter(({ id }) => !ids.has(id) && ids.add(id))
}
