import { IconSpeakerphone } from '@tabler/icons-react'
import { subjectLinks } from '#areas/chat'
import { ownBlocks } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { noticeHref, useUnreadNotices } from './data.ts'
import { newNoticeVerb, noticeSource } from './palette/notices.ts'

const LatestNotices = lazyPart(() => import('./own/latest-notices.tsx'), 'LatestNotices')

export const extras: AreaExtras = {
  icons: { '/notices': IconSpeakerphone },
  badges: { '/notices': useUnreadNotices },
  palette: [noticeSource],
  verbs: [newNoticeVerb],
  fills: [
    ownBlocks.fill({ id: 'latest notices', order: 5, permission: 'view notices', Block: LatestNotices }),
    subjectLinks.fill({ kind: 'notice', Icon: IconSpeakerphone, label: { it: 'Avviso', en: 'Notice' }, href: ({ id }) => noticeHref(id) }),
  ],
}
