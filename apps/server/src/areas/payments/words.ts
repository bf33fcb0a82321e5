import type { paymentsErrors } from '@allenio/contract/payments'
import type { Words } from '#platform/words'

export const paymentsWords = {
  it: {
    'plan unknown': 'Questo piano non esiste.',
    'billing data missing': 'Prima di pagare completa i dati di fatturazione.',
    'plan runs already': 'Hai già un piano: puoi cambiarlo nella pagina Piano e pagamenti.',
    'no paid plan': 'Non hai ancora un piano a pagamento.',
    'plan granted': 'Il tuo piano è stato concordato con noi: scrivici per cambiarlo.',
    'plan unpaid': 'C’è un pagamento da sistemare: completa quello, poi potrai cambiare piano.',
    'nothing to change in plan': 'Hai già questo piano.',
    'plan preview changed': 'Nel frattempo l’importo è cambiato: controlla quello nuovo prima di confermare.',
    'plan changing': 'Un altro cambio del piano è in corso. Riprova tra poco.',
    'no plan change waits': 'Non c’è nessun cambio in programma.',
    'plan not cancelled': 'Il tuo piano non è disdetto.',
    'card refused': 'La carta è stata rifiutata: non è cambiato nulla e non hai pagato nulla. Prova con un’altra carta.',
  },
  en: {
    'plan unknown': 'This plan does not exist.',
    'billing data missing': 'Complete your billing details before paying.',
    'plan runs already': 'You already have a plan: change it on the Plan and payments page.',
    'no paid plan': 'You do not have a paid plan yet.',
    'plan granted': 'Your plan was agreed with us: write to us to change it.',
    'plan unpaid': 'A payment is still open: complete it, then you can change your plan.',
    'nothing to change in plan': 'You already have this plan.',
    'plan preview changed': 'The amount has changed in the meantime: check the new one before you confirm.',
    'plan changing': 'Another change of your plan is under way. Try again shortly.',
    'no plan change waits': 'No change is scheduled.',
    'plan not cancelled': 'Your plan is not cancelled.',
    'card refused': 'Your card was refused: nothing has changed and nothing was charged. Try another card.',
  },
} as const satisfies Words<keyof typeof paymentsErrors>
