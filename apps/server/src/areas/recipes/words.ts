import type { recipesErrors } from '@allenio/contract/recipes'
import { makeSay, type Words } from '#platform/words'

export const recipesWords = {
  it: {
    'recipe name needed': 'Scrivi il nome in almeno una lingua.',
    'ingredient in recipe': 'L’ingrediente è già nella ricetta',
    'step empty': 'Scrivi il passaggio in almeno una lingua.',
    'too many recipes': 'Ci sono già {{max, integer}} ricette: elimina quelle che non usi.',
    'recipe created': 'Ricetta creata',
    'recipe updated': 'Ricetta salvata',
    'recipe deleted': 'Ricetta eliminata',
    'recipe cloned': 'Copia creata',
    'starter recipes taken': 'Ricette aggiunte',
  },
  en: {
    'recipe name needed': 'Enter the name in at least one language.',
    'ingredient in recipe': 'Ingredient already exists in the recipe',
    'step empty': 'Enter the step in at least one language.',
    'too many recipes': 'There are already {{max, integer}} recipes: delete those that you do not use.',
    'recipe created': 'Recipe created',
    'recipe updated': 'Recipe saved',
    'recipe deleted': 'Recipe deleted',
    'recipe cloned': 'Copy created',
    'starter recipes taken': 'Recipes added',
  },
} as const satisfies Words<
  keyof typeof recipesErrors | 'recipe created' | 'recipe updated' | 'recipe deleted' | 'recipe cloned' | 'starter recipes taken'
>

export const bulkWords = makeSay<'deleted' | 'full of tags'>({
  it: { deleted: 'È stata eliminata.', 'full of tags': 'Ha già {{max}} etichette.' },
  en: { deleted: 'It was deleted.', 'full of tags': 'It already has {{max}} tags.' },
})
