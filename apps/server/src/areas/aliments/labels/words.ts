import type { labelErrors } from '@allenio/contract/aliments'
import type { Words } from '#platform/words'

export const labelWords = {
  it: {
    'label needed': 'Aggiungi una foto dell’etichetta, o scrivi il codice a barre.',
    'label not awaited': 'Per questo alimento non c’è più niente da verificare.',
    'label already sent': 'Hai già inviato un’etichetta per questo alimento. Aspetta la risposta, oppure annulla l’invio.',
    'label already decided': 'Un collega ha già risposto a questa etichetta.',
    'too many labels': 'Aspetti già la risposta per {{max}} etichette.',
    'product name needed': 'Scrivi il nome del prodotto.',
    'product already known': 'C’è già un altro prodotto con questo codice o con questo nome.',
    'verdict needed': 'Di’ almeno di un allergene che cosa dice l’etichetta.',
  },
  en: {
    'label needed': 'Add a photo of the label, or enter the barcode.',
    'label not awaited': 'There is nothing left to check for this food.',
    'label already sent': 'You have already sent a label for this food. Wait for the answer, or cancel sending.',
    'label already decided': 'A colleague has already answered this label.',
    'too many labels': 'You are already waiting for the answer to {{max}} labels.',
    'product name needed': 'Enter the name of the product.',
    'product already known': 'There is already another product with this barcode or name.',
    'verdict needed': 'Say what the label says for at least one allergen.',
  },
} as const satisfies Words<keyof typeof labelErrors>
