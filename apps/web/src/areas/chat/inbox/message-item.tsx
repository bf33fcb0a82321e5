import { reactToMessage } from '@allenio/contract/chat'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AttentionDetail } from '#areas/clients'
import { useShortcuts } from '#shell'
import { useCall } from '#lib/api'
import { ClientThread } from '../thread/thread.tsx'
import { threadQuery } from '../thread/data.ts'
import { useInboxWords } from './words.ts'

/** A conversation in the inbox of what is to be seen. A thumb answers what asks nothing. */
export function MessageItem({ need: { client, targetId }, onSeen }: AttentionDetail) {
  const t = useInboxWords()
  const cache = useQueryClient()
  const { data: thread } = useQuery({ ...threadQuery(cache, targetId ?? ''), enabled: false })
  const { mutate: react } = useCall(reactToMessage)
  const last = thread?.messages.findLast(({ may }) => may.settle)
  const thumb = () => {
    if (!last) return
    react({ id: last.id, emoji: '👍' })
    onSeen()
  }
  useShortcuts(last ? [{ keys: 'Alt T', label: t('thumb'), run: thumb }] : [])
  return <ClientThread clientId={client.id} />
}
