import type { SettingsSection } from '#areas/account'

export const sections: readonly SettingsSection[] = [
  {
    id: 'chat',
    anchors: ['chat-hours', 'chat-welcome'],
    order: 140,
    title: { it: 'Chat', en: 'Chat' },
    text: { it: 'Quando rispondi e come accogli chi arriva', en: 'When you answer, and how you greet newcomers' },
    isFor: ({ workspace }) => workspace?.role === 'admin',
    section: () => import('./chat.tsx'),
  },
]
