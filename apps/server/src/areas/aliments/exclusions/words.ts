import type { exclusionErrors } from '@allenio/contract/aliments'
import type { Words } from '#platform/words'

export const exclusionWords = {
  it: {
    'too many exclusions': 'Ci sono già {{max}} esclusioni: togli quelle che non servono.',
    'exclusion kind and target differ':
      'Una dieta si esclude come dieta. Allergie, intolleranze e cibi non graditi riguardano un allergene, una categoria, ' +
      'un alimento o una parola.',
  },
  en: {
    'too many exclusions': 'There are already {{max}} exclusions: remove those that are not needed.',
    'exclusion kind and target differ':
      'A diet is entered as a diet. Allergies, intolerances and dislikes are for an allergen, a category, a food or a word.',
  },
} as const satisfies Words<keyof typeof exclusionErrors>
