import type { FoodTable } from '@allenio/contract/aliments'
import { makeSay } from '#platform/words'

type Word =
  | 'day'
  | 'meal'
  | 'plan for'
  | 'period'
  | 'weight'
  | 'avoid'
  | 'or'
  | 'to taste'
  | 'portions_one'
  | 'portions_other'
  | 'kcal'
  | 'protein'
  | 'carbs'
  | 'lipids'
  | 'free meal'
  | 'no meals'
  | 'no days'
  | 'recipes'
  | 'recipe portions_one'
  | 'recipe portions_other'
  | 'shopping list'
  | 'shopping note'
  | 'other foods'
  | 'food'
  | 'cooked'
  | 'cooked note'
  | 'sources'
  | `source ${FoodTable}`
  | 'allergy'
  | 'intolerance'
  | 'diet'
  | 'dislike'
  | 'not known'
  | 'may contain'
  | 'only product'
  | 'at least'

/** The words on paper. */
export const paperWords = makeSay<Word>({
  it: {
    day: 'Giorno {{number}}',
    meal: 'Pasto',
    'plan for': 'Per {{name}}',
    period: 'Dal {{from}} al {{to}}',
    weight: 'Peso {{weight}}, {{day}}',
    avoid: 'Da evitare: {{names}}',
    or: 'oppure',
    'to taste': 'q.b.',
    portions_one: '{{number}} porzione',
    portions_other: '{{number}} porzioni',
    kcal: '{{amount}} kcal',
    protein: 'P {{amount}} g',
    carbs: 'C {{amount}} g',
    lipids: 'G {{amount}} g',
    'free meal': 'Pasto libero',
    'no meals': 'Nessun pasto',
    'no days': 'Questo piano non ha ancora giorni.',
    recipes: 'Ricette',
    'recipe portions_one': 'La ricetta è per {{number}} porzione',
    'recipe portions_other': 'La ricetta è per {{number}} porzioni',
    'shopping list': 'Lista della spesa',
    'shopping note': 'Per tutti i giorni del piano, una volta ciascuno. Pesi a crudo, al netto degli scarti, senza le alternative.',
    'other foods': 'Altro',
    food: 'Alimento da scegliere',
    cooked: '{{weight}} da cotto',
    sources: 'Valori nutrizionali: {{tables}}.',
    'source FSVO': 'USAV, Banca dati svizzera dei valori nutritivi, versione 7.0 (2025)',
    'source Ciqual': 'Anses, Ciqual 2025, Licence Ouverte 2.0 (Etalab)',
    'source USDA': 'USDA, National Nutrient Database, Release 28',
    'cooked note': 'I pesi sono a crudo. Quelli da cotto seguono la resa in cottura indicata per l’alimento da {{business}}.',
    allergy: 'allergia',
    intolerance: 'intolleranza',
    diet: 'dieta',
    dislike: 'non gradito',
    'not known': 'da verificare',
    'may contain': 'può contenerne',
    'only product': '{{name}}: solo con {{product}}, etichetta letta il {{day}}',
    'at least': 'almeno {{amount}}',
  },
  en: {
    day: 'Day {{number}}',
    meal: 'Meal',
    'plan for': 'For {{name}}',
    period: 'From {{from}} to {{to}}',
    weight: 'Weight {{weight}}, {{day}}',
    avoid: 'To avoid: {{names}}',
    or: 'or',
    'to taste': 'to taste',
    portions_one: '{{number}} portion',
    portions_other: '{{number}} portions',
    kcal: '{{amount}} kcal',
    protein: 'P {{amount}} g',
    carbs: 'C {{amount}} g',
    lipids: 'F {{amount}} g',
    'free meal': 'Free meal',
    'no meals': 'No meals',
    'no days': 'This plan has no days yet.',
    recipes: 'Recipes',
    'recipe portions_one': 'The recipe makes {{number}} portion',
    'recipe portions_other': 'The recipe makes {{number}} portions',
    'shopping list': 'Shopping list',
    'shopping note': 'For all days of the plan, each once. Raw weights without peel and bones, alternatives not counted.',
    'other foods': 'Other',
    food: 'Food to be chosen',
    cooked: '{{weight}} cooked',
    sources: 'Nutritional values: {{tables}}.',
    'source FSVO': 'FSVO, Swiss Food Composition Database, version 7.0 (2025)',
    'source Ciqual': 'Anses, Ciqual 2025, Licence Ouverte 2.0 (Etalab)',
    'source USDA': 'USDA, National Nutrient Database, Release 28',
    'cooked note': 'Weights are raw. Cooked ones follow the cooking yield that {{business}} has given for the food.',
    allergy: 'allergy',
    intolerance: 'intolerance',
    diet: 'diet',
    dislike: 'disliked',
    'not known': 'to be checked',
    'may contain': 'may contain some',
    'only product': '{{name}}: only with {{product}}, label read on {{day}}',
    'at least': 'at least {{amount}}',
  },
})
