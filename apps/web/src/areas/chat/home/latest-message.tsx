import type { Output } from '@allenio/contract'
import { getOwnHome } from '@allenio/contract/home'
import { IconChevronRight } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, refetch } from '#lib/api'
import { useRealtime } from '#lib/realtime'
import { Count } from '#ui/badge'
import { Link } from '#ui/link'
import { useLastLine } from '../inbox/last-line.ts'
import { useListTime } from '../inbox/use-list-time.ts'
import { useHomeWords } from './words.ts'
import { useInboxWords } from '../inbox/words.ts'
import css from './home.module.css'

type Latest = NonNullable<Output<typeof getOwnHome>['latestMessage']>

/** The last message, with a link to the conversation. */
export function LatestMessage({ latest: { conversationId, message, unreadCount } }: { latest: Latest }) {
  const t = useHomeWords()
  const inbox = useInboxWords()
  const time = useListTime()
  const cache = useQueryClient()
  const reload = () => void refetch(cache, keyOf(getOwnHome))
  useRealtime('chat message', reload)
  useRealtime('chat read', reload)
  // the sender's name stands above, so the line must not repeat it
  const { text } = useLastLine()({ lastMessage: { ...message, isOwn: false, sender: { ...message.sender, role: 'client' } } })
  return (
    <Link href={`/chats?c=${conversationId}`} className={css.latest}>
      <span className={css.words}>
        <span className={css.line}>
          <span className={css.name}>{message.isOwn ? t('you') : message.sender.name}</span>
          <time className={css.time} dateTime={message.createdAt}>
            {time(message.createdAt)}
          </time>
        </span>
        <span className={css.preview}>{text}</span>
      </span>
      {unreadCount > 0 ? (
        <Count count={unreadCount} label={inbox('unreadCount', { count: unreadCount })} />
      ) : (
        <IconChevronRight stroke={1.75} className={css.way} aria-hidden />
      )}
    </Link>
  )
}
