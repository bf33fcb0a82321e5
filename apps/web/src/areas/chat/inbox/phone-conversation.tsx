import { IconArrowLeft, IconUser } from '@tabler/icons-react'
import { useRef } from 'react'
import { ClientPanel } from '#areas/chat-desk'
import { IconButton, IconLink } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { Title } from '#ui/text'
import { useVisibleHeight } from '../box/use-visible-height.ts'
import { Thread } from '../thread/thread.tsx'
import { useInboxWords } from './words.ts'
import css from './inbox.module.css'
import { NextUp } from './next-up.tsx'
import type { InboxProps } from './page.tsx'
import type { useTrail } from './use-place.ts'

interface PhoneConversationProps extends InboxProps {
  id: string
  trail: ReturnType<typeof useTrail>
}

/** Fills the whole screen. Going back leads from the person to the conversation, and from there to the list. */
export function PhoneConversation({ id, place, trail, rows, open }: PhoneConversationProps) {
  const t = useInboxWords()
  const screen = useRef<HTMLDivElement>(null)
  useVisibleHeight(screen, true)
  const { m, who } = place
  if (who && open) {
    return (
      <div ref={screen} className={css.screen}>
        <Row as="header" gap={8} className={css.screenHead}>
          <IconButton label={t('backToThread')} icon={IconArrowLeft} onClick={trail.toThread} />
          <Title level={1} size={16}>
            {t('who')}
          </Title>
        </Row>
        <div className={css.screenBody}>
          <ClientPanel clientId={open.clientId} name={open.chatInfo.title} />
        </div>
      </div>
    )
  }
  return (
    <div ref={screen} className={css.screen}>
      <div className={css.thread} data-thread>
        <Thread
          conversationId={id}
          around={m}
          onClose={place.close}
          hasNoCross
          before={<IconButton label={t('back')} icon={IconArrowLeft} onClick={trail.toList} />}
          tools={<IconLink label={t('who')} icon={IconUser} href={place.whoHref()} />}
        />
        <NextUp rows={rows} place={place} open={open} />
      </div>
    </div>
  )
}
