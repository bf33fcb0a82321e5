import type { packageErrors } from '@allenio/contract/packages'
import type { Words } from '#platform/words'

type OwnWord =
  | 'package created'
  | 'package updated'
  | 'package deleted'
  | 'package duplicated'
  | 'package archived now'
  | 'package restored'
  | 'discount created'
  | 'discount updated'

export const packageWords = {
  it: {
    'price out of range': 'Il prezzo è 0 oppure va da 0,50 a 50.000,00.',
    'programs need one payment': 'Le schede si vendono solo con un pagamento unico: togli le schede o cambia il tipo di pagamento.',
    'installments too small': 'Il prezzo è troppo basso per {{count, integer}} rate: ogni rata è di almeno 0,50.',
    'unlock twice': 'La stessa voce c’è due volte.',
    'package archived': 'Il pacchetto è in archivio: ripristinalo per modificarlo.',
    'package sold': 'Qualcuno ha acquistato questo pacchetto: non si può eliminare, ma si può archiviare.',
    'too many packages': 'Ci sono già {{max, integer}} pacchetti: eliminane uno.',
    'too many package files': 'Un pacchetto ha al massimo {{max, integer}} allegati.',
    'discount code taken': 'Questo codice c’è già.',
    'discount by one way': 'Scegli una percentuale oppure un importo.',
    'discount days': 'L’ultimo giorno viene prima del primo.',
    'discount used': 'Il codice è già stato usato: sconto e durata non si possono cambiare. Archivialo e creane un altro.',
    'discount uses': 'Il codice è già stato usato {{uses, integer}} volte: il limite non può essere più basso.',
    'too many discount codes': 'Ci sono già {{max, integer}} codici sconto.',
    'discount used up': 'Questo codice è stato usato tutte le volte che valeva.',
    'discount not valid': 'Il codice sconto non è valido per questo pacchetto.',
    'package created': 'Pacchetto creato.',
    'package updated': 'Pacchetto salvato.',
    'package deleted': 'Pacchetto eliminato.',
    'package duplicated': 'Pacchetto duplicato: attivalo quando è pronto.',
    'package archived now': 'Pacchetto archiviato.',
    'package restored': 'Pacchetto ripristinato.',
    'discount created': 'Codice sconto creato.',
    'discount updated': 'Codice sconto salvato.',
  },
  en: {
    'price out of range': 'The price must be 0, or between 0.50 and 50,000.00.',
    'programs need one payment': 'Programs are only sold with one payment: remove them, or change how the package is paid.',
    'installments too small': 'The price is too low for {{count, integer}} instalments: each must be at least 0.50.',
    'unlock twice': 'The same entry is there twice.',
    'package archived': 'The package is archived: restore it to change it.',
    'package sold': 'Somebody has bought this package: it cannot be deleted, but it can be archived.',
    'too many packages': 'There are already {{max, integer}} packages: delete one.',
    'too many package files': 'A package can have {{max, integer}} attachments at most.',
    'discount code taken': 'This code already exists.',
    'discount by one way': 'Choose a percentage or an amount.',
    'discount days': 'The last day is before the first one.',
    'discount used': 'The code has been used: discount and duration cannot be changed. Archive it and create another one.',
    'discount uses': 'The code has been used {{uses, integer}} times: the limit cannot be lower.',
    'too many discount codes': 'There are already {{max, integer}} discount codes.',
    'discount used up': 'This code has been used as many times as it may be.',
    'discount not valid': 'The discount code is not valid for this package.',
    'package created': 'Package created.',
    'package updated': 'Package saved.',
    'package deleted': 'Package deleted.',
    'package duplicated': 'Package duplicated: activate it once it is ready.',
    'package archived now': 'Package archived.',
    'package restored': 'Package restored.',
    'discount created': 'Discount code created.',
    'discount updated': 'Discount code saved.',
  },
} as const satisfies Words<keyof typeof packageErrors | OwnWord>
