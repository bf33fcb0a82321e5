import { defineNotification } from '#platform/notify'

export const googleLinkBroken = defineNotification<{ email: string }>({
  kind: 'google link broken',
  group: { id: 'agenda', order: 35, names: { it: 'Agenda', en: 'Agenda' } },
  roles: ['admin', 'coach', 'nutritionist'],
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: {
      name: 'Il collegamento con Google si interrompe',
      title: 'Google Calendar non è più collegato',
      body: 'Google non ci lascia più leggere {{email}}. Collega di nuovo l’account per riprendere da dove eri.',
    },
    en: {
      name: 'The link with Google breaks',
      title: 'Google Calendar is no longer linked',
      body: 'Google no longer lets us read {{email}}. Connect the account again to pick up where you left off.',
    },
  },
  link: () => '/settings',
})
