export { PasteIngredients } from './paste/paste-ingredients.tsx'
export { PasteText } from './paste/paste-text.tsx'
export type { AddedLine } from './paste/use-paste.ts'
