import { areaWords } from '#lib/words'

export const useMeasureWords = areaWords('aliments measures', {
  it: {
    title: 'Misure casalinghe',
    text: 'Quanto pesa un pezzo, un cucchiaio, una porzione. Basta il nome in una lingua.',
    amount: 'Quantità',
    nameIt: 'Misura in italiano',
    nameEn: 'Misura in inglese',
    grams: 'Grammi',
    row: 'Misura {{number}}',
    add: 'Aggiungi una misura',
    remove: 'Togli la misura {{number}}',
    nameNeeded: 'Scrivi il nome in almeno una lingua.',
    notPositive: 'Scrivi un numero sopra lo zero.',
    none: 'Nessuna misura: si pesa in grammi.',
  },
  en: {
    title: 'Household measures',
    text: 'The weight of a piece, a spoon, a serving. A name in one language is enough.',
    amount: 'Amount',
    nameIt: 'Measure in Italian',
    nameEn: 'Measure in English',
    grams: 'Grams',
    row: 'Measure {{number}}',
    add: 'Add a measure',
    remove: 'Remove measure {{number}}',
    nameNeeded: 'Enter the name in at least one language.',
    notPositive: 'Enter a number above zero.',
    none: 'No measure: it is weighed in grams.',
  },
})
