import { findKind } from '#platform/notify'
import type { NotificationRow } from './list.ts'

export const listPath = '/notifications'
/** The list of notifications contains no messages. */
export const messagesPath = '/chats'

/** The page that a summary leads to. */
export function placeOf(news: readonly Pick<NotificationRow, 'kind' | 'subject' | 'client_id'>[]): string {
  const links = new Set<string>()
  for (const { kind: name, subject, client_id: clientId } of news) {
    const kind = findKind(name)
    if (!kind?.isMessage) return listPath
    links.add(kind.link({ subject, clientId }))
  }
  const [link = messagesPath] = links
  return links.size > 1 ? messagesPath : link
}
