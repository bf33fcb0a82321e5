import { IconCalendarClock, IconChecks, IconFolder, IconMessage2Bolt, IconSend, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { AttachmentsPanel, SavedAnswersPanel, ScheduledPanel, SendToMany } from '#areas/chat-desk'
import { MemberFilter } from '#areas/collaborators'
import { useMe } from '#shell'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { MoreMenu } from '#ui/menu'
import type { MenuGroup } from '#ui/menu'
import { PageTitle } from '#ui/page-title'
import { useConversationActions } from '../conversations/actions.ts'
import { useInboxWords } from './words.ts'
import css from './inbox.module.css'
import { hrefTo } from '#lib/screens'

type OpenPart = 'answers' | 'scheduled' | 'library' | 'to many'

/** The page's name, and what the team has at hand around all conversations. */
export function ListHead({ hasUnread }: { hasUnread: boolean }) {
  const t = useInboxWords()
  const me = useMe()
  const { readAll } = useConversationActions()
  const [openPart, setOpenPart] = useState<OpenPart>()
  const close = () => setOpenPart(undefined)
  const groups: MenuGroup[] = [
    ...(hasUnread ? [{ items: [{ label: t('readAll'), icon: IconChecks, onClick: () => readAll.mutate({}) }] }] : []),
    {
      items: [
        { label: t('answers'), icon: IconMessage2Bolt, onClick: () => setOpenPart('answers') },
        { label: t('scheduled'), icon: IconCalendarClock, onClick: () => setOpenPart('scheduled') },
        { label: t('library'), icon: IconFolder, onClick: () => setOpenPart('library') },
      ],
    },
    ...(me?.workspace?.role === 'admin'
      ? [{ items: [{ label: t('settings'), icon: IconSettings, href: hrefTo('/settings', { hash: 'chat' }) }] }]
      : []),
  ]
  return (
    <header className={css.head}>
      <PageTitle>{t('title')}</PageTitle>
      <Row gap={2} justify="end" grow className={css.headTools}>
        <MemberFilter />
        <IconButton label={t('toMany')} icon={IconSend} onClick={() => setOpenPart('to many')} />
        <MoreMenu label={t('listActions')} groups={groups} />
      </Row>
      {openPart === 'answers' && <SavedAnswersPanel onClose={close} />}
      {openPart === 'scheduled' && <ScheduledPanel onClose={close} />}
      {openPart === 'library' && <AttachmentsPanel onClose={close} />}
      {openPart === 'to many' && <SendToMany onClose={close} />}
    </header>
  )
}
