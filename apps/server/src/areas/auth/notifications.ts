import { defineNotification } from '#platform/notify'
import { makeSay } from '#platform/words'

export const accountGroup = { id: 'account', order: 80, names: { it: 'Account e sicurezza', en: 'Account and security' } } as const

const say = makeSay({ it: { unknown: 'Dispositivo sconosciuto' }, en: { unknown: 'Unknown device' } })

/** The mail cannot be turned off, because an intruder could do so. */
export const newDevice = defineNotification<{ device: string }>({
  kind: 'new device',
  group: accountGroup,
  roles: ['admin', 'coach', 'nutritionist', 'client'],
  presets: { inApp: 'always', push: true, mail: 'always' },
  words: {
    it: { name: 'Accesso da un nuovo dispositivo', title: 'Nuovo accesso al tuo account', body: '{{device}}' },
    en: { name: 'Log-in from a new device', title: 'New log-in to your account', body: '{{device}}' },
  },
  values: ({ device }, language) => ({ device: device || say(language)('unknown') }),
  link: () => '/settings',
})
