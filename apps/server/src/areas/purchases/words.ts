import type { purchasesErrors } from '@allenio/contract/purchases'
import type { Words } from '#platform/words'

type Key =
  | keyof typeof purchasesErrors
  | 'purchase linked'
  | 'purchase email sent'
  | 'refund made'
  | 'sale recorded'
  | 'withdrawal received'
  | 'terms saved'

export const purchaseWords = {
  it: {
    'offer changed': 'Nel frattempo il prezzo è cambiato: guarda quello nuovo e conferma.',
    'offer ended': 'Questo pacchetto non è più in vendita.',
    'selling stopped': 'In questo momento non è possibile pagare. Scrivi a chi offre il pacchetto.',
    'trial used': 'Hai già usato la prova gratuita. Se ordini di nuovo, il primo pagamento è subito.',
    'business full': 'Al momento non ci sono posti liberi. Se segui già un percorso qui, accedi prima di ordinare.',
    'buyer not linked':
      'Il tuo account non è ancora collegato a {{business}}. Collegandolo, {{business}} vede nome, e-mail e telefono, ' +
      'e l’acquisto continua.',
    'fiscal data needed': 'Questo dato serve per l’acquisto.',
    'checkout over': 'Questo acquisto non è più aperto: ricomincia dal pacchetto.',
    'refund above the rest': 'Non puoi rimborsare più di quanto resta.',
    'payment disputed': 'Il pagamento è contestato presso la banca: finché la contestazione è aperta non si può rimborsare.',
    'payment not refundable': 'Questo pagamento non si può rimborsare.',
    'sale in the future': 'Il giorno non può essere nel futuro.',
    'address already claimed': 'Con questo indirizzo qualcuno è già entrato, quindi non si può più cambiare.',
    'withdrawal over': 'I 14 giorni per recedere sono passati.',
    'nothing left to pay': 'Per questo acquisto non resta niente da pagare.',
    'purchase linked': 'Acquisto collegato',
    'purchase email sent': 'E-mail inviata',
    'refund made': 'Rimborso registrato',
    'sale recorded': 'Vendita registrata',
    'terms saved': 'Termini salvati: valgono dai prossimi ordini.',
    'withdrawal received': 'Recesso ricevuto: ti abbiamo mandato la conferma per e-mail.',
  },
  en: {
    'offer changed': 'The price has changed in the meantime: check the new one and confirm.',
    'offer ended': 'This package is no longer for sale.',
    'selling stopped': 'It is not possible to pay at the moment. Write to whoever offers the package.',
    'trial used': 'You have already used the free trial. If you order again, the first payment is charged at once.',
    'business full': 'There are no free places at the moment. If you are already a {{client}} here, log in before you order.',
    'buyer not linked':
      'Your account is not linked to {{business}} yet. Once linked, {{business}} sees your name, e-mail and phone, ' +
      'and the purchase goes on.',
    'fiscal data needed': 'This is needed for the purchase.',
    'checkout over': 'This purchase is no longer open: start again from the package.',
    'refund above the rest': 'You cannot refund more than what is left.',
    'payment disputed': 'The payment is disputed at the bank: it cannot be refunded while the dispute is open.',
    'payment not refundable': 'This payment cannot be refunded.',
    'sale in the future': 'The day cannot be in the future.',
    'address already claimed': 'Somebody has already logged in with this address, so it can no longer be changed.',
    'withdrawal over': 'The 14 days to withdraw are over.',
    'nothing left to pay': 'There is nothing left to pay for this purchase.',
    'purchase linked': 'Purchase linked',
    'purchase email sent': 'E-mail sent',
    'refund made': 'Refund recorded',
    'sale recorded': 'Sale recorded',
    'terms saved': 'Terms saved: they hold for the next orders.',
    'withdrawal received': 'Withdrawal received: we have sent you the confirmation by e-mail.',
  },
} as const satisfies Words<Key>
