export { readIngredientLines, type IngredientLine, type IngredientLines } from './ingredient-lines.ts'
export { quantityOfLine, type LineProblem, type LineQuantity, type NamedQuantityFood } from './line-quantities.ts'
export { per100gOf, portionOf, recipeFigures, type DishFigures, type WeighedIngredient } from './recipe-figures.ts'
export { scaleGrams, scaleIngredients, type ScalableIngredient } from './scaled-recipe.ts'
