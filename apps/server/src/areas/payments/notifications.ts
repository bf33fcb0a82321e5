import type { Language } from '@allenio/contract'
import type { PlanPeriod } from '@allenio/contract/plan'
import { romeDay } from '@allenio/domain/days'
import { formatFullDay, formatMoney } from '@allenio/domain/formats'
import { defineNotification, type Facts } from '#platform/notify'
import { makeSay } from '#platform/words'

export interface PlanNews extends Facts {
  plan: string
  /** The name in English, where it differs. */
  planEn: string | null
  /** Cents with VAT; 0 where the sentence names none. */
  total: number
  day: string | null
}

const parts = {
  group: { id: 'plan', order: 70, names: { it: 'Il tuo piano', en: 'Your plan' } },
  roles: ['admin'],
  presets: { inApp: true, push: true, mail: true },
  isAboutMoney: true,
  values: ({ plan, planEn, total, day }: PlanNews, language: Language) => ({
    plan: language === 'en' ? (planEn ?? plan) : plan,
    money: formatMoney(language, total, 'EUR'),
    day: day === null ? '' : formatFullDay(language, day, romeDay()),
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
      title: 'Dal {{day}} hai il piano {{plan}}',
      body: 'Fino a quel giorno puoi cambiare idea.',
    },
    en: {
      name: 'A change of plan is near',
      title: 'From {{day}} you have the {{plan}} plan',
      body: 'Until that day you can change your mind.',
    },
  },
})

export interface PlanTermsNews extends PlanNews {
  period: PlanPeriod
}

const rhythms = makeSay({
  it: { monthly: 'al mese', sixMonths: 'ogni sei mesi', annual: 'all’anno' },
  en: { monthly: 'a month', sixMonths: 'every six months', annual: 'a year' },
})

const termsParts = {
  ...parts,
  values: (subject: PlanTermsNews, language: Language) => ({
    ...parts.values(subject, language),
    rhythm: rhythms(language)(subject.period),
  }),
} as const

export const planChosen = defineNotification<PlanTermsNews>({
  ...termsParts,
  kind: 'plan bought in the trial',
  words: {
    it: {
      name: 'Un piano scelto durante la prova',
      title: 'Hai scelto il piano {{plan}}',
      body:
        'Fino alla fine della prova non paghi nulla. Il primo addebito è il {{day}}: {{money}} {{rhythm}}, IVA compresa. ' +
        'Prima di quel giorno puoi cambiarlo o disdirlo dalla pagina del piano.',
    },
    en: {
      name: 'A plan chosen during the trial',
      title: 'You have chosen the {{plan}} plan',
      body:
        'Until the trial ends you pay nothing. The first charge is on {{day}}: {{money}} {{rhythm}}, VAT included. ' +
        'Before that day you can change or cancel it on the page of your plan.',
    },
  },
})

export const planCancelled = defineNotification<PlanNews>({
  ...parts,
  kind: 'plan cancelled',
  words: {
    it: {
      name: 'Il piano viene disdetto',
      title: 'Il piano {{plan}} è disdetto',
      body:
        'Resta attivo fino al {{day}}, poi finisce: non verrà addebitato altro, e i tuoi dati restano al sicuro. ' +
        'Fino ad allora puoi riprenderlo dalla pagina del piano.',
    },
    en: {
      name: 'The plan is cancelled',
      title: 'The {{plan}} plan is cancelled',
      body:
        'It stays active until {{day}}, then it ends: nothing more will be charged, and your data stays safe. ' +
        'Until then you can resume it on the page of your plan.',
    },
  },
})

export const planKept = defineNotification<PlanTermsNews>({
  ...termsParts,
  kind: 'plan kept',
  words: {
    it: {
      name: 'La disdetta del piano è annullata',
      title: 'Il piano {{plan}} continua',
      body: 'La disdetta è annullata. Il prossimo addebito è il {{day}}: {{money}} {{rhythm}}, IVA compresa.',
    },
    en: {
      name: 'The cancellation of the plan is undone',
      title: 'The {{plan}} plan goes on',
      body: 'The cancellation is undone. The next charge is on {{day}}: {{money}} {{rhythm}}, VAT included.',
    },
  },
})

export const planChangeScheduled = defineNotification<PlanTermsNews>({
  ...termsParts,
  kind: 'plan change scheduled',
  words: {
    it: {
      name: 'Un cambio di piano è in programma',
      title: 'Dal {{day}} hai il piano {{plan}}',
      body:
        'Fino a quel giorno resta tutto com’è. Da allora paghi {{money}} {{rhythm}}, IVA compresa. ' +
        'Per annullare apri la pagina del piano e scegli «Annulla il cambio».',
    },
    en: {
      name: 'A change of plan is planned',
      title: 'From {{day}} you have the {{plan}} plan',
      body:
        'Until that day everything stays as it is. From then on you pay {{money}} {{rhythm}}, VAT included. ' +
        'To undo it, open the page of your plan and choose “Cancel the change”.',
    },
  },
})

export const planChangeReleased = defineNotification<PlanNews>({
  ...parts,
  kind: 'plan change released',
  words: {
    it: {
      name: 'Un cambio di piano è annullato',
      title: 'Il cambio di piano è annullato',
      body: 'Resta il piano {{plan}}, come prima. Il prossimo addebito è il {{day}}: {{money}}, IVA compresa.',
    },
    en: {
      name: 'A change of plan is cancelled',
      title: 'The change of plan is cancelled',
      body: 'You keep the {{plan}} plan, as before. The next charge is on {{day}}: {{money}}, VAT included.',
    },
  },
})

export const planKinds = [
  planPaid,
  planFailed,
  planPaidTwice,
  servicePaidTwice,
  planCardExpires,
  planChosen,
  planCancelled,
  planKept,
  planChangeScheduled,
  planChangeReleased,
  planChanged,
  planChangeAhead,
] as const
