import type { Language } from '@allenio/contract'
import { romeDay } from '@allenio/domain/days'
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
  day: day === null ? '' : formatFullDay(language, day, romeDay()),
})

/** Only the admin sees money. */
const admin = {
  group: subscriptionsGroup,
  roles: ['admin'] as const,
  presets: { inApp: true, push: true, mail: true },
  isAboutMoney: true,
  values,
} as const
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
  isAboutMoney: true,
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
  ...clientWithoutMail,
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
  ...clientWithoutMail,
  words: {
    it: {
      name: 'Un tuo abbonamento cambia',
      title: 'Il tuo abbonamento è ora {{package}}',
      body: 'Il prossimo addebito è di {{money}}, il {{day}}.',
    },
    en: {
      name: 'Your subscription changes',
      title: 'Your subscription is now {{package}}',
      body: 'The next charge is {{money}}, on {{day}}.',
    },
  },
  link: toOwn,
})

/** A receipt is read later, so the phone stays silent; the mail of the business brings it. */
const receipt = { ...client, presets: { inApp: true, push: false, mail: 'never' as const } }

export const ownRenewalPaid = defineNotification<SubscriptionSubject>({
  kind: 'own renewal paid',
  ...receipt,
  words: {
    it: {
      name: 'Il rinnovo di un tuo abbonamento è pagato',
      title: '{{package}}: pagati {{money}}',
      body: 'La ricevuta è nei tuoi acquisti.',
    },
    en: { name: 'One of your renewals is paid', title: '{{package}}: {{money}} paid', body: 'The receipt is in your purchases.' },
  },
  link: toOwn,
})

export const overduePaid = defineNotification<SubscriptionSubject>({
  kind: 'overdue renewal paid',
  ...admin,
  words: {
    it: {
      name: 'Un rinnovo non pagato arriva',
      title: 'Rinnovo pagato: {{package}}',
      body: 'I {{money}} di {{buyer}} sono arrivati: l’abbonamento è di nuovo in regola.',
    },
    en: {
      name: 'An unpaid renewal is paid',
      title: 'Renewal paid: {{package}}',
      body: '{{buyer}}’s payment of {{money}} has arrived: the subscription is in order again.',
    },
  },
  link: toLedger,
})

export const subscriptionKept = defineNotification<SubscriptionSubject>({
  kind: 'subscription kept',
  ...admin,
  words: {
    it: {
      name: 'Un {{client}} annulla la disdetta',
      title: '{{buyer}} continua {{package}}',
      body: 'La disdetta è annullata: si rinnova il {{day}}.',
    },
    en: {
      name: 'A {{client}} undoes the cancellation',
      title: '{{buyer}} keeps {{package}}',
      body: 'The cancellation is undone: it renews on {{day}}.',
    },
  },
  link: toLedger,
})

export const ownSubscriptionKept = defineNotification<SubscriptionSubject>({
  kind: 'own subscription kept',
  ...clientWithoutMail,
  words: {
    it: {
      name: 'La disdetta di un tuo abbonamento è annullata',
      title: '{{package}} continua',
      body: 'La disdetta è annullata. Il prossimo addebito è il {{day}}.',
    },
    en: {
      name: 'The cancellation of your subscription is undone',
      title: '{{package}} goes on',
      body: 'The cancellation is undone. The next charge is on {{day}}.',
    },
  },
  link: toOwn,
})

export const ownChangeScheduled = defineNotification<SubscriptionSubject>({
  kind: 'own change scheduled',
  ...clientWithoutMail,
  words: {
    it: {
      name: 'Un cambio del tuo abbonamento è in programma',
      title: 'Il tuo abbonamento cambia il {{day}}',
      body: 'Sarà {{package}}, a {{money}}.',
    },
    en: {
      name: 'A change of your subscription is planned',
      title: 'Your subscription changes on {{day}}',
      body: 'It will be {{package}}, at {{money}}.',
    },
  },
  link: toOwn,
})

export const ownChangeToPay = defineNotification<SubscriptionSubject>({
  kind: 'own change to pay',
  ...clientWithoutMail,
  words: {
    it: {
      name: 'Un cambio del tuo abbonamento aspetta la tua conferma',
      title: 'Conferma il passaggio a {{package}}',
      body: 'La banca chiede la tua conferma entro il {{day}}: altrimenti resta tutto com’è.',
    },
    en: {
      name: 'A change of your subscription waits for your confirmation',
      title: 'Confirm the change to {{package}}',
      body: 'The bank asks for your confirmation by {{day}}: otherwise all stays as it is.',
    },
  },
  link: toOwn,
})

export const ownChangeReleased = defineNotification<SubscriptionSubject>({
  kind: 'own change released',
  ...clientWithoutMail,
  words: {
    it: {
      name: 'Un cambio del tuo abbonamento è annullato',
      title: 'Il cambio a {{package}} è annullato',
      body: 'Il tuo abbonamento resta come prima.',
    },
    en: {
      name: 'A change of your subscription is cancelled',
      title: 'The change to {{package}} is cancelled',
      body: 'Your subscription stays as it was.',
    },
  },
  link: toOwn,
})

export const subscriptionKinds = [
  renewalUnpaid,
  overduePaid,
  subscriptionCancelled,
  subscriptionKept,
  subscriptionExpired,
  subscriptionsOfLostAccount,
  ownRenewalUnpaid,
  ownRenewalPaid,
  ownSubscriptionCancelled,
  ownSubscriptionKept,
  ownSubscriptionOver,
  ownSubscriptionPaused,
  ownSubscriptionResumed,
  ownSubscriptionChanged,
  ownChangeScheduled,
  ownChangeToPay,
  ownChangeReleased,
]
