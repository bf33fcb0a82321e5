import { accountGroup } from '#areas/auth'
import { defineNotification } from '#platform/notify'

export const exportReady = defineNotification<Record<string, never>>({
  kind: 'export ready',
  group: accountGroup,
  roles: ['admin', 'coach', 'nutritionist', 'client'],
  presets: { inApp: true, push: true, mail: 'always' },
  words: {
    it: {
      name: 'La copia dei tuoi dati è pronta',
      title: 'La copia dei tuoi dati è pronta',
      body: 'La trovi nelle impostazioni, per qualche giorno.',
    },
    en: {
      name: 'The copy of your data is ready',
      title: 'The copy of your data is ready',
      body: 'You will find it in the settings for a few days.',
    },
  },
  link: () => '/settings',
})
