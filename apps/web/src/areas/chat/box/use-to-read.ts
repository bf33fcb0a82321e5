import { useQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { countsQuery } from '../conversations/reads.ts'

/** How many conversations there are to read, wherever that is shown. */
export function useToRead(): number {
  const mayAsk = useMe()?.permissions.includes('view chats') ?? false
  const { data } = useQuery({ ...countsQuery(), enabled: mayAsk })
  return data?.conversationsToRead ?? 0
}
