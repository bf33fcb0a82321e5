import { chatIdsAtOnce, listGoneSubjects } from '@allenio/contract/chat'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call, read, readInPortions } from '#lib/api'
import type { Thread } from './loaded-thread.ts'

const nothing: readonly string[] = []

/** The loaded messages whose subject cannot be opened; it is asked anew when something is deleted, as no message changes with it. */
export function useGoneSubjects({ conversation: { id }, messages }: Thread): ReadonlySet<string> {
  const messageId = messages.filter(({ about }) => about !== null).map(message => message.id)
  const { data } = useQuery({
    ...read(listGoneSubjects, { id, messageId }, { quiet: true }),
    queryFn: async ({ signal }) => ({
      messageIds: await readInPortions({
        ids: messageId,
        atOnce: chatIdsAtOnce,
        ask: async portion => (await call(listGoneSubjects, { id, messageId: portion }, { signal })).messageIds,
      }),
    }),
    enabled: messageId.length > 0,
    placeholderData: keepPreviousData,
  })
  const ids = data?.messageIds ?? nothing
  return useMemo(() => new Set(ids), [ids])
}
