import type { Conversation } from '@allenio/contract/chat'
import { IconArrowsMaximize, IconChecks } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Avatar } from '#ui/avatar'
import { Count } from '#ui/badge'
import { CloseButton } from '#ui/close-button'
import { EmptyState } from '#ui/empty-state'
import { IconButton, IconLink } from '#ui/icon-button'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { Title } from '#ui/text'
import { useConversationActions } from '../conversations/actions.ts'
import { conversationsQuery } from '../conversations/data.ts'
import { ConversationPreview, ConversationTime } from '../inbox/conversation-preview.tsx'
import { useBoxWords } from './words.ts'
import { closeChat, openChat } from './box-state.ts'
import css from './chat-box.module.css'
import { hrefTo } from '#lib/screens'

/** All conversations of a professional, the last message first. */
export function BoxList() {
  const t = useBoxWords()
  const { readAll } = useConversationActions()
  const list = useInfiniteQuery(conversationsQuery())
  const hasUnread = list.data?.rows.some(({ unreadCount }) => unreadCount > 0)
  return (
    <>
      <header className={css.head}>
        <Title level={2} size={20}>
          {t('title')}
        </Title>
        <span className={css.push} />
        {hasUnread && <IconButton label={t('readAll')} icon={IconChecks} isBusy={readAll.isPending} onClick={() => readAll.mutate({})} />}
        <IconLink label={t('openInbox')} icon={IconArrowsMaximize} href={hrefTo('/chats')} />
        <CloseButton onClick={closeChat} />
      </header>
      <div className={css.list}>
        <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={8} hasAvatar tall columns={1} />}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState title={t('none')} text={t('noneText')} />
            ) : (
              <List label={t('conversations')}>
                {rows.map(conversation => (
                  <ConversationRow key={conversation.id} conversation={conversation} />
                ))}
              </List>
            )
          }
        </Loaded>
        <LoadMore list={list} />
      </div>
    </>
  )
}

function ConversationRow({ conversation }: { conversation: Conversation }) {
  const t = useBoxWords()
  const { id, clientId, chatInfo, unreadCount } = conversation
  return (
    <ListRow
      title={chatInfo.title}
      sub={<ConversationPreview conversation={conversation} />}
      strong={unreadCount > 0}
      onClick={() => openChat(id)}
      lead={<Avatar name={chatInfo.title} photo={chatInfo.photo} size={44} seed={clientId} />}
      meta={
        <>
          <ConversationTime conversation={conversation} />
          <Count count={unreadCount} label={t('toRead', { count: unreadCount })} />
        </>
      }
    />
  )
}
