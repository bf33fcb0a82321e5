import { areaWords } from '#lib/words'

/** The form of the terms of sale; each clause says when it is shown. */
export const useSaleTermsWords = areaWords('sale terms', {
  it: {
    failed: 'I termini non si sono caricati',
    lead:
      'Chi compra li legge prima di ordinare, li accetta e li riceve per e-mail con il contratto. Prezzo, rate, giorni e che cosa ' +
      'comprende il pacchetto li aggiungiamo noi. Il testo proposto è pensato per chi vende a consumatori in Italia: fallo leggere ' +
      'al tuo consulente.',
    ours: 'Per ora vale il testo che proponiamo.',
    own: 'Versione {{number}}, scritta da voi il {{day}}.',
    language: 'Lingua dei termini',
    title: 'Titolo',
    text: 'Testo',
    textHint: 'Una clausola senza testo non compare.',
    restore: 'Torna al testo proposto',
    service: 'sempre',
    price: 'sempre',
    trial: 'solo con una prova gratuita',
    installments: 'solo a rate',
    renewal: 'solo per gli abbonamenti',
    length: 'solo per gli acquisti singoli',
    withdrawal: 'sempre',
    appointments: 'solo con crediti',
    health: 'sempre',
    complaints: 'sempre',
  },
  en: {
    failed: 'The terms could not be loaded',
    lead:
      'Buyers read them before they order, accept them, and get them by e-mail with the contract. Price, instalments, days and what the ' +
      'package includes are added by us. The proposed text is for those who sell to consumers in Italy: have your adviser read it.',
    ours: 'The text that we propose holds for now.',
    own: 'Version {{number}}, written by you on {{day}}.',
    language: 'Language of the terms',
    title: 'Title',
    text: 'Text',
    textHint: 'A clause without a text is left out.',
    restore: 'Back to the proposed text',
    service: 'always',
    price: 'always',
    trial: 'with a free trial only',
    installments: 'with instalments only',
    renewal: 'for subscriptions only',
    length: 'for one-time purchases only',
    withdrawal: 'always',
    appointments: 'with credits only',
    health: 'always',
    complaints: 'always',
  },
})
