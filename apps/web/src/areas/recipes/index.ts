import { lazyPart } from '#lib/lazy-part'

export const PasteIngredients = lazyPart(() => import('./paste/paste-ingredients.tsx'), 'PasteIngredients')
