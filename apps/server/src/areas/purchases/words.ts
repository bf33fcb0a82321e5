import type { purchasesErrors } from '@allenio/contract/purchases'
import type { Words } from '#platform/words'

type Key =
  | keyof typeof purchasesErrors
  | 'purchase linked'
  | 'purchase email sent'
  | 'refund made'
  | 'sale recorded'
  | 'withdrawal received'

export const purchaseWords = {
  it: {
    'offer changed': 'Nel frattempo il prezzo è cambiato: guarda quello nuovo e conferma.',
    'offer ended': 'Questo pacchetto non è più in vendita.',
    'selling stopped': 'In questo momento non è possibile pagare. Scrivi a chi offre il pacchetto.',
    'buyer not linked': 'Per continuare l’acquisto devi essere collegato a {{business}}.',
    'fiscal data needed': 'Questo dato serve per l’acquisto.',
    'checkout over': 'Questo acquisto non è più aperto: ricomincia dal pacchetto.',
    'refund above the rest': 'Non puoi rimborsare più di quanto resta.',
    'payment not refundable': 'Questo pagamento non si può rimborsare.',
    'sale in the future': 'Il giorno non può essere nel futuro.',
    'address already claimed': 'Con questo indirizzo qualcuno è già entrato, quindi non si può più cambiare.',
    'withdrawal over': 'I 14 giorni per recedere sono passati.',
    'purchase linked': 'Acquisto collegato',
    'purchase email sent': 'E-mail inviata',
    'refund made': 'Rimborso registrato',
    'sale recorded': 'Vendita registrata',
    'withdrawal received': 'Recesso ricevuto: ti abbiamo mandato la conferma per e-mail.',
  },
  en: {
    'offer changed': 'The price has changed in the meantime: check the new one and confirm.',
    'offer ended': 'This package is no longer for sale.',
    'selling stopped': 'It is not possible to pay at the moment. Write to whoever offers the package.',
    'buyer not linked': 'You must be linked to {{business}} to continue the purchase.',
    'fiscal data needed': 'This is needed for the purchase.',
    'checkout over': 'This purchase is no longer open: start again from the package.',
    'refund above the rest': 'You cannot refund more than what is left.',
    'payment not refundable': 'This payment cannot be refunded.',
    'sale in the future': 'The day cannot be in the future.',
    'address already claimed': 'Somebody has already logged in with this address, so it can no longer be changed.',
    'withdrawal over': 'The 14 days to withdraw are over.',
    'purchase linked': 'Purchase linked',
    'purchase email sent': 'E-mail sent',
    'refund made': 'Refund recorded',
    'sale recorded': 'Sale recorded',
    'withdrawal received': 'Withdrawal received: we have sent you the confirmation by e-mail.',
  },
} as const satisfies Words<Key>
