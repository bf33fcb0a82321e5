import { areaWords } from '#lib/words'

export const useAllergenWords = areaWords('aliments allergens', {
  it: {
    title: 'Allergeni',
    text: 'I 14 dell’Unione europea e il lattosio. «Non noto» non vale mai come «senza».',
    ofLibrary: 'Libreria: {{state}}',
    changed: 'modificato da te',
    caution: 'Parlano solo della composizione, non di etichette né di tracce, e nessun dietista li ha verificati.',
    none: 'Di nessun allergene si sa qualcosa.',
    unknownRest: 'Non noti: {{names}}.',
  },
  en: {
    title: 'Allergens',
    text: 'The 14 of the European Union, and lactose. “Not known” never counts as “free”.',
    ofLibrary: 'Library: {{state}}',
    changed: 'changed by you',
    caution: 'They cover composition only, not labels or traces, and no dietitian has reviewed them.',
    none: 'Nothing is known about any allergen.',
    unknownRest: 'Not known: {{names}}.',
  },
})
