import type { ShellExtras } from '#shell'
import { settingsSections } from '#lib/settings'

export const extras: ShellExtras = {
  fills: [settingsSections.fill({
    id: 'chat',
    anchors: ['chat-hours', 'chat-welcome'],
    order: 140,
    title: { it: 'Chat', en: 'Chat' },
    text: { it: 'Quando rispondi e come accogli chi arriva', en: 'When you answer, and how you greet newcomers' },
    isFor: ({ workspace }) => workspace?.role === 'admin',
    section: () => import('./settings/chat.tsx'),
  })],
}
