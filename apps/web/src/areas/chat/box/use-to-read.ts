import { useQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { countsQuery } from '../conversations/data.ts'

/** How many conversations there are to read, wherever that is shown. */
export function useUnreadConversationCount(): number {
  const mayView = useMe()?.permissions.includes('view chats') ?? false
  const { data } = useQuery({ ...countsQuery(), enabled: mayView })
  return data?.conversationsToRead ?? 0
}
