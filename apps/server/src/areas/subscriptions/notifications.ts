import type { Language } from '@allenio/contract'
import { formatFullDay, formatMoney } from '@allenio/domain/formats'
import { defineNotification, type Facts } from '#platform/notify'

const subscriptionsGroup = { id: 'subscriptions', order: 37, names: { it: 'Abbonamenti', en: 'Subscriptions' } } as const

/** The facts of a subscription; the amount in cents, worded where it is read. */
export interface SubscriptionSubject extends Facts {
  subscriptionId: string
  buyer: string
  package: string
  amount: number
  currency: string
  /** The day that the sentence is about; null where it needs none. */
  day: string | null
}

const values = ({ buyer, package: name, amount, currency, day }: SubscriptionSubject, language: Language) => ({
  buyer,
  package: name,
  money: formatMoney(language, amount, currency),
  day: day === null ? '' : formatFullDay(language, day),
})

/** Only the admin sees money. */
const admin = { group: subscriptionsGroup, roles: ['admin'] as const, presets: { inApp: true, push: true, mail: true }, values }
const client = { group: subscriptionsGroup, roles: ['client'] as const, presets: { inApp: true, push: true, mail: true }, values }
/** The mail is off, because a mail of the business reaches the buyer in any case. */
const clientWithoutMail = { ...client, presets: { inApp: true, push: true, mail: 'never' as const } }

interface AboutSubscription {
  subject: SubscriptionSubject
}

const toLedger = ({ subject: { subscriptionId } }: AboutSubscription) => `/workoutPackages/subscriptions?subscription=${subscriptionId}`
const toOwn = ({ subject: { subscriptionId } }: AboutSubscription) => `/me/purchases?subscription=${subscriptionId}`

export const renewalUnpaid = defineNotification<SubscriptionSubject>({
  kind: 'renewal unpaid',
  ...admin,
  words: {
    it: {
      name: 'Un rinnovo non viene pagato',
      title: 'Rinnovo non pagato: {{package}}',
      body: 'I {{money}} di {{buyer}} non sono arrivati. L’abbiamo già avvisato.',
    },
    en: {
      name: 'A renewal is not paid',
      title: 'Renewal not paid: {{package}}',
      body: '{{buyer}}’s payment of {{money}} did not arrive. We have already told them.',
    },
  },
  link: toLedger,
})

export const subscriptionCancelled = defineNotification<SubscriptionSubject>({
  kind: 'subscription cancelled',
  ...admin,
  words: {
    it: {
      name: 'Un {{client}} disdice l’abbonamento',
      title: '{{buyer}} ha disdetto {{package}}',
      body: 'Resta attivo fino al {{day}}, poi non si rinnova.',
    },
    en: {
      name: 'A {{client}} cancels the subscription',
      title: '{{buyer}} has cancelled {{package}}',
      body: 'It stays active until {{day}}, then it does not renew.',
    },
  },
  link: toLedger,
})

export const subscriptionExpired = defineNotification<SubscriptionSubject>({
  kind: 'subscription expired',
  ...admin,
  words: {
    it: {
      name: 'Un abbonamento finisce perché non è pagato',
      title: 'Finito senza pagamento: {{package}}',
      body: '{{buyer}} non ha pagato {{money}}: l’abbonamento è finito.',
    },
    en: {
      name: 'A subscription ends because it is unpaid',
      title: 'Ended unpaid: {{package}}',
      body: '{{buyer}} has not paid {{money}}: the subscription has ended.',
    },
  },
  link: toLedger,
})

export const subscriptionsOfLostAccount = defineNotification<{ count: number }>({
  kind: 'subscriptions of lost account',
  group: subscriptionsGroup,
  roles: ['admin'],
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: {
      name: 'L’account dei pagamenti è scollegato con abbonamenti attivi',
      title: 'Account dei pagamenti scollegato',
      body: 'Un abbonamento è ancora in corso su quell’account: i suoi rinnovi qui non si vedono finché non lo ricolleghi.',
    },
    en: {
      name: 'The payment account is disconnected with active subscriptions',
      title: 'Payment account disconnected',
      body: 'One subscription is still active on that account: its renewals do not show here until you connect it again.',
    },
  },
  many: {
    it: {
      title: 'Account dei pagamenti scollegato',
      body: '{{count}} abbonamenti sono ancora in corso su quell’account: i loro rinnovi qui non si vedono finché non lo ricolleghi.',
    },
    en: {
      title: 'Payment account disconnected',
      body: '{{count}} subscriptions are still active on that account: their renewals do not show here until you connect it again.',
    },
  },
  link: () => '/workoutPackages/subscriptions',
})

export const ownRenewalUnpaid = defineNotification<SubscriptionSubject>({
  kind: 'own renewal unpaid',
  ...clientWithoutMail,
  words: {
    it: {
      name: 'Il rinnovo di un tuo abbonamento non riesce',
      title: 'Pagamento non riuscito: {{package}}',
      body: 'I {{money}} del rinnovo non sono arrivati. Apri per pagare o cambiare carta.',
    },
    en: {
      name: 'One of your renewals fails',
      title: 'Payment failed: {{package}}',
      body: 'The renewal payment of {{money}} did not arrive. Open to pay or change the card.',
    },
  },
  link: toOwn,
})

export const ownSubscriptionCancelled = defineNotification<SubscriptionSubject>({
  kind: 'own subscription cancelled',
  ...client,
  words: {
    it: {
      name: 'Un tuo abbonamento viene disdetto',
      title: '{{package}} non si rinnova più',
      body: 'Resta tuo fino al {{day}}. Non verrà addebitato altro.',
    },
    en: {
      name: 'Your subscription is cancelled',
      title: '{{package}} no longer renews',
      body: 'It stays yours until {{day}}. Nothing more will be charged.',
    },
  },
  link: toOwn,
})

export const ownSubscriptionOver = defineNotification<SubscriptionSubject>({
  kind: 'own subscription over',
  ...client,
  isFarewell: true,
  words: {
    it: { name: 'Un tuo abbonamento finisce', title: '{{package}} è finito', body: 'Non verrà addebitato altro.' },
    en: { name: 'Your subscription ends', title: '{{package}} has ended', body: 'Nothing more will be charged.' },
  },
  link: toOwn,
})

export const ownSubscriptionPaused = defineNotification<SubscriptionSubject>({
  kind: 'own subscription paused',
  ...client,
  words: {
    it: { name: 'Un tuo abbonamento va in pausa', title: '{{package}} è in pausa', body: 'Finché dura la pausa non ci sono addebiti.' },
    en: { name: 'Your subscription is paused', title: '{{package}} is paused', body: 'Nothing is charged while the pause lasts.' },
  },
  link: toOwn,
})

export const ownSubscriptionResumed = defineNotification<SubscriptionSubject>({
  kind: 'own subscription resumed',
  ...client,
  words: {
    it: { name: 'Un tuo abbonamento riprende', title: '{{package}} riprende', body: 'Il prossimo addebito è il {{day}}.' },
    en: { name: 'Your subscription resumes', title: '{{package}} resumes', body: 'The next charge is on {{day}}.' },
  },
  link: toOwn,
})

export const ownSubscriptionChanged = defineNotification<SubscriptionSubject>({
  kind: 'own subscription changed',
  ...client,
  words: {
    it: {
      name: 'Un tuo abbonamento cambia',
      title: 'Il tuo abbonamento è ora {{package}}',
      body: 'Si rinnova a {{money}}. Il prossimo addebito è il {{day}}.',
    },
    en: {
      name: 'Your subscription changes',
      title: 'Your subscription is now {{package}}',
      body: 'It renews at {{money}}. The next charge is on {{day}}.',
    },
  },
  link: toOwn,
})

export const subscriptionKinds = [
  renewalUnpaid,
  subscriptionCancelled,
  subscriptionExpired,
  subscriptionsOfLostAccount,
  ownRenewalUnpaid,
  ownSubscriptionCancelled,
  ownSubscriptionOver,
  ownSubscriptionPaused,
  ownSubscriptionResumed,
  ownSubscriptionChanged,
]
