import type { alimentsErrors } from '@allenio/contract/aliments'
import { makeSay, type Words } from '#platform/words'

export const alimentsWords = {
  it: {
    'food name needed': 'Scrivi il nome in almeno una lingua.',
    'measure name needed': 'Scrivi il nome della misura in almeno una lingua.',
    'barcode not digits': 'Un codice a barre ha solo cifre.',
    'barcode length wrong': 'Un codice a barre ha 8, 12 o 13 cifre.',
    'barcode digit wrong': 'Una cifra del codice a barre non torna: controllalo.',
    'barcode taken': 'Un altro alimento ha già questo codice a barre.',
    'macros above 100 g': 'Proteine, carboidrati e grassi insieme superano i 100 g.',
    'figure negative': 'Scrivi un numero da 0 in su.',
    'figure too large': 'Questo valore è troppo grande.',
    'amount not positive': 'Scrivi una quantità maggiore di 0.',
    'too many foods': 'Ci sono già {{max, integer}} alimenti: elimina quelli che non usi.',
    'food of the library': 'È della libreria: copialo per modificarlo.',
    'food not of the library': 'È un tuo alimento: modificalo direttamente.',
    'food created': 'Alimento creato',
    'food updated': 'Alimento salvato',
    'food deleted': 'Alimento eliminato',
    'food cloned': 'Copia creata',
    'food imported': 'Un alimento importato',
    'foods imported': '{{count}} alimenti importati',
  },
  en: {
    'food name needed': 'Enter the name in at least one language.',
    'measure name needed': 'Enter the name of the measure in at least one language.',
    'barcode not digits': 'A barcode has digits only.',
    'barcode length wrong': 'A barcode has 8, 12 or 13 digits.',
    'barcode digit wrong': 'A digit of the barcode is wrong: please check it.',
    'barcode taken': 'Another food already has this barcode.',
    'macros above 100 g': 'Protein, carbohydrates and fat add up to more than 100 g.',
    'figure negative': 'Enter a number of 0 or more.',
    'figure too large': 'This figure is too large.',
    'amount not positive': 'Enter an amount greater than 0.',
    'too many foods': 'There are already {{max, integer}} foods: delete those that you do not use.',
    'food of the library': 'It belongs to the library: copy it to change it.',
    'food not of the library': 'It is your own food: edit it directly.',
    'food created': 'Food created',
    'food updated': 'Food saved',
    'food deleted': 'Food deleted',
    'food cloned': 'Copy created',
    'food imported': 'One food imported',
    'foods imported': '{{count}} foods imported',
  },
} as const satisfies Words<
  keyof typeof alimentsErrors | 'food created' | 'food updated' | 'food deleted' | 'food cloned' | 'food imported' | 'foods imported'
>

export const bulkWords = makeSay<'of the library' | 'not of the library' | 'deleted' | 'changed since'>({
  it: {
    'of the library': 'È della libreria: copialo per modificarlo.',
    'not of the library': 'Non è della libreria.',
    deleted: 'È stato eliminato.',
    'changed since': 'È cambiato nel frattempo.',
  },
  en: {
    'of the library': 'It belongs to the library: copy it to change it.',
    'not of the library': 'It does not belong to the library.',
    deleted: 'It was deleted.',
    'changed since': 'It has changed since.',
  },
})
