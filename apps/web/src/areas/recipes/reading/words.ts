import { areaWords } from '#lib/words'

export const useReadingWords = areaWords('recipes reading', {
  it: {
    failed: 'La ricetta non si è caricata',
    goneTitle: 'Questa ricetta non c’è',
    goneText: 'È stata eliminata, oppure non fa parte di un tuo piano.',
    toList: 'Vai alle ricette',
    prep: 'preparazione {{time}}',
    cook: 'cottura {{time}}',
    perPortion: 'A porzione: {{figures}}',
    ingredients: 'Ingredienti',
    ofRecipe: 'Le dosi sono quelle di tutta la ricetta. Nel tuo piano trovi la tua porzione.',
    noIngredients: 'La ricetta non ha ingredienti.',
    method: 'Preparazione',
    noMethod: 'La ricetta non ha passaggi scritti.',
  },
  en: {
    failed: 'The recipe could not be loaded',
    goneTitle: 'This recipe is not here',
    goneText: 'It was deleted, or it is not part of any of your plans.',
    toList: 'Go to the recipes',
    prep: 'preparation {{time}}',
    cook: 'cooking {{time}}',
    perPortion: 'Per portion: {{figures}}',
    ingredients: 'Ingredients',
    ofRecipe: 'The amounts are those of the whole recipe. Your plan has your portion.',
    noIngredients: 'The recipe has no ingredients.',
    method: 'Method',
    noMethod: 'The recipe has no written steps.',
  },
})
