import { countUnreadNotifications } from '@allenio/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useSession } from '#lib/session'
import { useMe } from '#shell'

export const unreadQuery = () => read(countUnreadNotifications, {}, { quiet: true, isStored: true })

/** Undefined until the number is known, and for people without notifications. */
export function useUnreadCount(): number | undefined {
  const { token } = useSession()
  const mayAsk = useMe()?.permissions.includes('view notifications') ?? false
  const { data } = useQuery({ ...unreadQuery(), enabled: token !== undefined && mayAsk })
  return mayAsk ? data?.unread : undefined
}

export const useUnread = (): number => useUnreadCount() ?? 0
