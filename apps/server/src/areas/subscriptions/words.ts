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
    'subscription not running': 'This is possible only while the subscription is active.',
    'subscription unpaid': 'A renewal is unpaid: it has to be paid first.',
    'subscription not cancelled': 'There is no cancellation to take back.',
    'subscription already paused': 'The subscription is paused already.',
    'subscription not paused': 'The subscription is not paused.',
    'pause not allowed': 'To pause the subscription, write to your professional.',
    'only you end at once': 'The subscription ends with the period that is paid.',
    'change of currency': 'That package has another currency: it has to be bought anew.',
    'nothing to change': 'Choose another package, another price or another day.',
    'no change waits': 'No change is waiting.',
    'no card needed': 'This subscription is free: no card is needed.',
  },
} as const satisfies Words<keyof typeof subscriptionErrors>
