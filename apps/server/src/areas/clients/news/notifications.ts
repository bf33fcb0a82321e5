import type { Language } from '@allenio/contract'
import type { ConsentPurpose } from '@allenio/contract/clients'
import { defineNotification } from '#platform/notify'
import { clientLetter, dayNamed } from '../invitations/mails.ts'

export const clientsGroup = { id: 'clients', order: 10, names: { it: '{{Clients}}', en: '{{Clients}}' } } as const
const subscriptionGroup = { id: 'subscription', order: 15, names: { it: 'Abbonamento', en: 'Subscription' } } as const
export const recordsGroup = { id: 'records', order: 30, names: { it: 'Pesi, foto e misure', en: 'Weights, photos and metrics' } } as const
const team = ['admin', 'coach', 'nutritionist'] as const
const client = ['client'] as const

const consentTexts = {
  it: {
    'data processing': { consent: 'al trattamento dei dati', consequence: 'La scheda resta finché non la elimini.' },
    'health data': { consent: 'ai dati sulla salute', consequence: 'Quello che era conservato in base al consenso è stato cancellato.' },
  },
  en: {
    'data processing': { consent: 'data processing', consequence: 'The record stays until you delete it.' },
    'health data': { consent: 'health data', consequence: 'Everything kept under it has been erased.' },
  },
} as const satisfies Record<Language, Record<ConsentPurpose, { consent: string; consequence: string }>>

interface About {
  clientId: string | null
}

const toClient = ({ clientId }: About) => `/clients/${clientId}`

export const clientJoined = defineNotification<{ clientName: string }>({
  kind: 'client joined',
  group: clientsGroup,
  roles: team,
  words: {
    it: { name: 'Un {{client}} accetta l’invito', title: '{{clientName}} ha accettato l’invito', body: 'Da adesso può entrare.' },
    en: {
      name: 'A {{client}} accepts the invitation',
      title: '{{clientName}} has accepted the invitation',
      body: 'They have access from now on.',
    },
  },
  link: toClient,
})

export const clientLeft = defineNotification<{ clientName: string }>({
  kind: 'client left',
  group: clientsGroup,
  roles: team,
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: {
      name: 'Un {{client}} se ne va',
      title: '{{clientName}} ha lasciato l’attività',
      body: 'È stata una sua scelta. La scheda e lo storico restano, il posto è libero.',
    },
    en: {
      name: 'A {{client}} leaves',
      title: '{{clientName}} has left the business',
      body: 'It was their own choice. The record and its history stay, and the place is free.',
    },
  },
  link: toClient,
})

export const consentWithdrawn = defineNotification<{ clientName: string; purpose: ConsentPurpose }>({
  kind: 'consent withdrawn',
  group: clientsGroup,
  roles: team,
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: { name: 'Un {{client}} revoca un consenso', title: '{{clientName}} ha revocato il consenso {{consent}}', body: '{{consequence}}' },
    en: {
      name: 'A {{client}} withdraws a consent',
      title: '{{clientName}} has withdrawn the consent to {{consent}}',
      body: '{{consequence}}',
    },
  },
  values: ({ clientName, purpose }, language) => ({ clientName, ...consentTexts[language][purpose] }),
  link: toClient,
})

export const subscriptionEnding = defineNotification<{ clientName: string; day: string }>({
  kind: 'subscription ending',
  group: clientsGroup,
  roles: team,
  presets: { inApp: true, push: false, mail: false },
  words: {
    it: { name: 'L’abbonamento di un {{client}} sta per scadere', title: 'L’abbonamento di {{clientName}} scade il {{day}}', body: '' },
    en: { name: 'A {{client}}’s subscription is about to end', title: 'The subscription of {{clientName}} ends on {{day}}', body: '' },
  },
  values: ({ clientName, day }, language) => ({ clientName, day: dayNamed(language, day) }),
  link: toClient,
})

export const subscriptionEnded = defineNotification<{ clientName: string; day: string }>({
  kind: 'subscription ended',
  group: clientsGroup,
  roles: team,
  words: {
    it: { name: 'L’abbonamento di un {{client}} è scaduto', title: 'L’abbonamento di {{clientName}} è scaduto il {{day}}', body: '' },
    en: { name: 'A {{client}}’s subscription has ended', title: 'The subscription of {{clientName}} ended on {{day}}', body: '' },
  },
  values: ({ clientName, day }, language) => ({ clientName, day: dayNamed(language, day) }),
  link: toClient,
})

export const clientDeactivated = defineNotification<{ clientName: string; day: string }>({
  kind: 'client deactivated',
  group: clientsGroup,
  roles: team,
  presets: { inApp: true, push: false, mail: true },
  words: {
    it: {
      name: 'Un {{client}} viene disattivato alla scadenza',
      title: 'Accesso sospeso per {{clientName}}',
      body: 'L’abbonamento è finito il {{day}}.',
    },
    en: {
      name: 'A {{client}} is deactivated when their subscription ends',
      title: '{{clientName}} has been deactivated',
      body: 'The subscription ended on {{day}}.',
    },
  },
  values: ({ clientName, day }, language) => ({ clientName, day: dayNamed(language, day) }),
  link: toClient,
  letter: ({ subject, clientId }, { language, name }) =>
    clientLetter(language, 'ended team', {
      name,
      clientName: subject.clientName,
      day: dayNamed(language, subject.day),
      path: toClient({ clientId }),
    }),
})

export const ownSubscriptionEnding = defineNotification<{ business: string; day: string }>({
  kind: 'own subscription ending',
  group: subscriptionGroup,
  roles: client,
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: {
      name: 'Il tuo abbonamento sta per scadere',
      title: 'Il tuo abbonamento scade il {{day}}',
      body: 'Per continuare senza pause, parlane con {{business}}.',
    },
    en: {
      name: 'Your subscription is about to end',
      title: 'Your subscription ends on {{day}}',
      body: 'To continue without a break, talk to {{business}}.',
    },
  },
  values: ({ business, day }, language) => ({ business, day: dayNamed(language, day) }),
  link: () => '/home',
})

export const ownSubscriptionEnded = defineNotification<{ business: string; day: string }>({
  kind: 'own subscription ended',
  group: subscriptionGroup,
  roles: client,
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: {
      name: 'Il tuo abbonamento è scaduto',
      title: 'Il tuo abbonamento è scaduto il {{day}}',
      body: 'Vuoi continuare? Scrivi a {{business}}.',
    },
    en: {
      name: 'Your subscription has ended',
      title: 'Your subscription ended on {{day}}',
      body: 'Would you like to continue? Write to {{business}}.',
    },
  },
  values: ({ business, day }, language) => ({ business, day: dayNamed(language, day) }),
  link: () => '/home',
})

export const ownAccessEnded = defineNotification<{ business: string; day: string }>({
  kind: 'own access ended',
  group: subscriptionGroup,
  roles: client,
  presets: { inApp: true, push: 'never', mail: true },
  isFarewell: true,
  words: {
    it: {
      name: 'Il tuo accesso viene sospeso',
      title: 'Il tuo accesso è stato sospeso',
      body: 'Il tuo abbonamento con {{business}} è finito il {{day}}.',
    },
    en: {
      name: 'Your access is suspended',
      title: 'Your access was suspended',
      body: 'Your subscription with {{business}} ended on {{day}}.',
    },
  },
  values: ({ business, day }, language) => ({ business, day: dayNamed(language, day) }),
  link: () => '/home',
  letter: ({ subject }, { language, name, business }) =>
    clientLetter(language, 'ended client', { name, business, day: dayNamed(language, subject.day), path: '/' }),
})
