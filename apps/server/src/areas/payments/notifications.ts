import type { Language } from '@allenio/contract'
import { formatFullDay, formatMoney } from '@allenio/domain/formats'
import { defineNotification, type Facts } from '#platform/notify'

export interface PlanNews extends Facts {
  plan: string
  /** Cents with VAT; 0 where the sentence names none. */
  total: number
  day: string | null
}

const parts = {
  group: { id: 'plan', order: 70, names: { it: 'Il tuo piano', en: 'Your plan' } },
  roles: ['admin'],
  presets: { inApp: true, push: true, mail: true },
  values: ({ plan, total, day }: PlanNews, language: Language) => ({
    plan,
    money: formatMoney(language, total, 'EUR'),
    day: day === null ? '' : formatFullDay(language, day),
  }),
  link: () => '/payments',
} as const

export const planPaid = defineNotification<PlanNews>({
  ...parts,
  kind: 'plan paid',
  // a receipt is read later, so the phone stays silent
  presets: { inApp: true, push: false, mail: true },
  words: {
    it: { name: 'Un pagamento del piano è andato a buon fine', title: 'Pagamento ricevuto: {{money}}', body: '{{plan}}. Grazie!' },
    en: { name: 'A plan payment went through', title: 'Payment received: {{money}}', body: '{{plan}}. Thank you!' },
  },
})

export const planFailed = defineNotification<PlanNews>({
  ...parts,
  kind: 'plan payment failed',
  words: {
    it: {
      name: 'Un pagamento del piano non riesce',
      title: 'Il pagamento di {{plan}} non è riuscito',
      body: 'Controlla la carta: per tre giorni continui a lavorare come prima, e i tuoi dati restano al sicuro.',
    },
    en: {
      name: 'A plan payment fails',
      title: 'The payment for {{plan}} did not go through',
      body: 'Check your card: for three days you keep working as before, and your data stays safe.',
    },
  },
})

export const planPaidTwice = defineNotification<PlanNews>({
  ...parts,
  kind: 'plan paid twice',
  words: {
    it: {
      name: 'Il piano risulta pagato due volte',
      title: 'Ti restituiamo {{money}}',
      body: 'Il piano era stato pagato due volte: il secondo acquisto è disdetto, e resta {{plan}}.',
    },
    en: {
      name: 'The plan was paid twice',
      title: 'We are giving you back {{money}}',
      body: 'Your plan was paid twice: the second purchase is cancelled, and you keep {{plan}}.',
    },
  },
})

export const servicePaidTwice = defineNotification<PlanNews>({
  ...parts,
  kind: 'service paid twice',
  words: {
    it: {
      name: 'Un servizio risulta pagato due volte',
      title: 'Ti restituiamo {{money}}',
      body: 'Hai pagato due volte «{{plan}}»: il secondo pagamento torna da dove è partito, e il servizio resta.',
    },
    en: {
      name: 'A service was paid twice',
      title: 'We are giving you back {{money}}',
      body: 'You paid twice for “{{plan}}”: the second payment goes back where it came from, and you keep the service.',
    },
  },
})

export const planCardExpires = defineNotification<PlanNews>({
  ...parts,
  kind: 'plan card expires',
  words: {
    it: {
      name: 'La carta del piano sta per scadere',
      title: 'La carta con cui paghi {{plan}} sta per scadere',
      body: 'Aggiungine una nuova prima del prossimo pagamento.',
    },
    en: {
      name: 'The card for the plan is about to expire',
      title: 'The card that pays for {{plan}} is about to expire',
      body: 'Add a new one before the next payment.',
    },
  },
})

export const planChanged = defineNotification<PlanNews>({
  ...parts,
  kind: 'plan changed',
  words: {
    it: { name: 'Un cambio di piano è attivo', title: 'Ora hai il piano {{plan}}', body: 'Il cambio che avevi scelto è attivo.' },
    en: { name: 'A change of plan is active', title: 'You now have the {{plan}} plan', body: 'The change you chose is active.' },
  },
})

export const planChangeAhead = defineNotification<PlanNews>({
  ...parts,
  kind: 'plan change ahead',
  words: {
    it: {
      name: 'Un cambio di piano si avvicina',
      title: 'Da {{day}} hai il piano {{plan}}',
      body: 'Fino a quel giorno puoi cambiare idea.',
    },
    en: {
      name: 'A change of plan is near',
      title: 'From {{day}} you have the {{plan}} plan',
      body: 'Until that day you can change your mind.',
    },
  },
})

export const planKinds = [planPaid, planFailed, planPaidTwice, servicePaidTwice, planCardExpires, planChanged, planChangeAhead] as const
