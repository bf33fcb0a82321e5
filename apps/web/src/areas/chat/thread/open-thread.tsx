import type { Message } from '@allenio/contract/chat'
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { SendToMany } from '#areas/chat-desk'
import { messageOf } from '#lib/api'
import { isOnline } from '#lib/device'
import { addOpenPlace } from '#lib/push'
import { useFileDrop } from '#ui/dropzone'
import { ErrorState } from '#ui/error-state'
import { VisuallyHidden } from '#ui/visually-hidden'
import { Composer } from '../composer/composer.tsx'
import { useChatLive } from '../conversations/live.ts'
import { chatsHref } from '../inbox/place.ts'
import { useOutgoing } from './outgoing/outgoing-messages.ts'
import type { Thread as LoadedThread } from './loaded-thread.ts'
import { useThread } from './use-thread.ts'
import { useComposerWords } from '../composer/words.ts'
import { useThreadWords } from './words.ts'
import { MessageList } from './message-list.tsx'
import { ThreadContext, useActionsOf } from './actions/thread-actions.ts'
import type { ThreadProps } from './thread.tsx'
import { ThreadHead } from './thread-head.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import css from './thread.module.css'
import { useJump } from './use-jump.ts'
import { useThreadSearch } from './use-thread-search.ts'
import { useExcerpt } from './excerpt.ts'
import { useGoneSubjects } from './gone-subjects.ts'
import { ThreadMedia } from './thread-media.tsx'
import { SearchBar } from './search/search-bar.tsx'

/** One conversation. This code is loaded only when one is opened. */
export function ThreadOf(props: ThreadProps) {
  useChatLive()
  const t = useThreadWords()
  const { conversationId, onClose, hasNoCross, before, tools } = props
  const reading = useThread(conversationId)
  // an open conversation needs neither a toast nor a notification
  useEffect(() => addOpenPlace(chatsHref({ c: conversationId })), [conversationId])
  const { thread, error, isFetching, refetch } = reading
  if (thread) return <OpenThread {...props} thread={thread} reading={reading} />
  return (
    <section className={css.thread} aria-label={t('messages')}>
      <ThreadHead conversation={undefined} before={before} tools={tools} onClose={hasNoCross ? undefined : onClose} />
      {error ? (
        <div className={css.middle}>
          <ErrorState
            title={t('failedTitle')}
            text={isOnline() ? messageOf(error) : t('failedText')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </div>
      ) : (
        <ThreadSkeleton />
      )}
    </section>
  )
}

interface OpenThreadProps extends ThreadProps {
  thread: LoadedThread
  reading: ReturnType<typeof useThread>
}

function OpenThread({ thread, reading, conversationId, onClose, hasNoCross, around, before, tools }: OpenThreadProps) {
  const t = useThreadWords()
  const say = useComposerWords()
  const outgoing = useOutgoing(conversationId)
  const { conversation, messages } = thread
  const [sentCount, setSentCount] = useState(0)
  const [replyTo, setReplyTo] = useState<Message>()
  const [openMediaId, setOpenMediaId] = useState<string>()
  const [forwarded, setForwarded] = useState<Message>()
  const [dropped, setDropped] = useState<readonly File[]>()
  const [isLeaving, setLeaving] = useState(false)
  const { isOver, drop } = useFileDrop(files => {
    if (conversation.may.send) setDropped(files)
  })

  const { target, jump, forget } = useJump(reading.showAround)
  const search = useThreadSearch(messages.length > 0, forget)
  const show = useEffectEvent((messageId: string) => jump(messageId))
  useEffect(() => {
    if (around) show(around)
  }, [around])
  const reveal = useMemo(() => ({ reply: setReplyTo, openMedia: setOpenMediaId, forward: setForwarded }), [])
  const goneSubjects = useGoneSubjects(thread)
  const actions = useActionsOf(conversation, { ...reveal, goneSubjects, show: messageId => jump(messageId) })
  const head = (
    <ThreadHead
      conversation={conversation}
      before={before}
      tools={tools}
      onClose={onClose}
      hasNoCross={hasNoCross ?? false}
      menu={{ onLeave: () => setLeaving(true), onSearch: search.begin, hasMessages: messages.length > 0 }}
    />
  )
  return (
    <ThreadContext value={actions}>
      <section
        className={css.thread}
        data-writing
        aria-label={t('conversationWith', { name: conversation.chatInfo.title })}
        {...drop}
        {...search.frame}>
        {search.isSearching ? (
          <Suspense fallback={head}>
            <SearchBar conversation={conversation} onShow={jump} onForget={forget} onClose={search.end} />
          </Suspense>
        ) : (
          head
        )}
        <MessageList thread={thread} outgoing={outgoing} reading={reading} target={target} sentCount={sentCount} isLeaving={isLeaving} />
        <Arrivals messages={messages} />
        <Composer
          conversation={conversation}
          replyTo={replyTo}
          onReplyEnd={() => setReplyTo(undefined)}
          dropped={dropped}
          onDroppedTaken={() => setDropped(undefined)}
          onSent={() => setSentCount(count => count + 1)}
        />
        {isOver && conversation.may.send && (
          <div className={css.over}>
            <p>{say('dropHere')}</p>
          </div>
        )}
        {openMediaId !== undefined && <ThreadMedia messages={messages} openId={openMediaId} onShow={setOpenMediaId} />}
        {forwarded !== undefined && <SendToMany forwarded={forwarded} onClose={() => setForwarded(undefined)} />}
      </section>
    </ThreadContext>
  )
}

/** Makes a screen reader announce messages that arrive while the thread is open. */
export function Arrivals({ messages }: Pick<LoadedThread, 'messages'>) {
  const t = useThreadWords()
  const excerpt = useExcerpt()
  const last = messages.at(-1)
  const [first] = useState(last?.id ?? '')
  const isNew = last !== undefined && last.id > first && !last.isOwn
  return (
    <div aria-live="polite" aria-atomic="true">
      {isNew && <VisuallyHidden>{t('arrived', { name: last.sender.name, text: excerpt(last).text })}</VisuallyHidden>}
    </div>
  )
}
