import type { Wording } from '@allenio/contract'
import type { MealType } from '@allenio/contract/meal-plans'

/** A meal that is given no title of its own is called by its type, in the language of whoever reads it. */
export const mealTypeNames: Readonly<Record<MealType, Wording>> = {
  breakfast: { it: 'Colazione', en: 'Breakfast' },
  'mid-morning snack': { it: 'Spuntino di metà mattina', en: 'Mid-morning snack' },
  brunch: { it: 'Brunch', en: 'Brunch' },
  lunch: { it: 'Pranzo', en: 'Lunch' },
  snack: { it: 'Merenda', en: 'Snack' },
  dinner: { it: 'Cena', en: 'Dinner' },
  'pre-workout snack': { it: 'Spuntino pre-allenamento', en: 'Pre-workout snack' },
  'post-workout snack': { it: 'Spuntino post-allenamento', en: 'Post-workout snack' },
  'evening snack': { it: 'Spuntino serale', en: 'Evening snack' },
}
