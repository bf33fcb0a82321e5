import type { subscriptionErrors } from '@allenio/contract/subscriptions'
import type { Words } from '#platform/words'

export const subscriptionWords = {
  it: {
    'subscription over': 'Questo abbonamento è finito.',
    'subscription not running': 'Si può fare solo mentre l’abbonamento è attivo.',
    'subscription unpaid': 'C’è un rinnovo da pagare: prima va saldato.',
    'subscription not cancelled': 'Non c’è una disdetta da annullare.',
    'subscription already paused': 'L’abbonamento è già in pausa.',
    'subscription not paused': 'L’abbonamento non è in pausa.',
    'pause not allowed': 'Per mettere in pausa l’abbonamento scrivi al tuo professionista.',
    'only you end at once': 'L’abbonamento finisce con il periodo già pagato.',
    'change of currency': 'Quel pacchetto ha un’altra valuta: serve un nuovo acquisto.',
    'nothing to change': 'Scegli un altro pacchetto, un altro prezzo o un altro giorno.',
    'no change waits': 'Non c’è nessuna modifica in attesa.',
    'no card needed': 'Questo abbonamento è gratuito: non serve una carta.',
  },
  en: {
    'subscription over': 'This subscription has ended.',
    'subscription not running': 'This is only possible while the subscription is active.',
    'subscription unpaid': 'A renewal is unpaid: it has to be paid first.',
    'subscription not cancelled': 'There is no cancellation to undo.',
    'subscription already paused': 'The subscription is already paused.',
    'subscription not paused': 'The subscription is not paused.',
    'pause not allowed': 'To pause the subscription, write to your professional.',
    'only you end at once': 'The subscription ends with the period already paid.',
    'change of currency': 'That package has another currency: a new purchase is needed.',
    'nothing to change': 'Choose another package, another price or another day.',
    'no change waits': 'There is no pending change.',
    'no card needed': 'This subscription is free: no card is needed.',
  },
} as const satisfies Words<keyof typeof subscriptionErrors>
