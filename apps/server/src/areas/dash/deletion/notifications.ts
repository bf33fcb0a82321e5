import { romeDay } from '@allenio/domain/days'
import { formatDay } from '@allenio/domain/formats'
import { accountGroup } from '#areas/auth'
import { defineNotification } from '#platform/notify'

/** The mail cannot be turned off, because what is stored there is lost after the day. */
export const businessCloses = defineNotification<{ business: string; dueAt: string }>({
  kind: 'business closes',
  group: accountGroup,
  roles: ['coach', 'nutritionist', 'client'],
  presets: { inApp: 'always', push: true, mail: 'always' },
  words: {
    it: {
      name: 'Un’attività chiude',
      title: '{{business}} chiude il {{day}}',
      body: 'I pagamenti sono fermi. Fino a quel giorno puoi entrare e scaricare i tuoi dati.',
    },
    en: {
      name: 'A business closes',
      title: '{{business}} closes on {{day}}',
      body: 'Payments have stopped. Until then you can log in and download your data.',
    },
  },
  values: ({ business, dueAt }, language) => ({ business, day: formatDay(language, romeDay(dueAt)) }),
  link: () => '/settings',
})
