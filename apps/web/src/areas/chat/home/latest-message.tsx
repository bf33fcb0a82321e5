import type { Output } from '@allenio/contract'
import { getOwnHome } from '@allenio/contract/home'
import { IconChevronRight } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, refetch } from '#lib/api'
import { useRealtime } from '#lib/realtime'
import { Count } from '#ui/badge'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import { Link } from '#ui/link'
import { Ellipsis, Text } from '#ui/text'
import { useLastLine } from '../inbox/last-line.ts'
import { chatsHref } from '../inbox/place.ts'
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
    <Link href={chatsHref({ c: conversationId })} className={css.latest}>
      <Stack as="span" gap={2} grow>
        <Row as="span" gap={12} align="baseline" justify="between">
          <Ellipsis weight={600}>{message.isOwn ? t('you') : message.sender.name}</Ellipsis>
          <Text as="span" size="small" tone={3} className={css.time}>
            <time dateTime={message.createdAt}>{time(message.createdAt)}</time>
          </Text>
        </Row>
        <Text as="span" tone={2} lines={2}>
          {text}
        </Text>
      </Stack>
      {unreadCount > 0 ? (
        <Count count={unreadCount} label={inbox('unreadCount', { count: unreadCount })} />
      ) : (
        <Icon of={IconChevronRight} size={18} className={css.chevron} />
      )}
    </Link>
  )
}
