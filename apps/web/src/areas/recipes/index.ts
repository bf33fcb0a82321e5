export { PasteIngredients } from './paste/paste-ingredients.tsx'
