export { quantityTexts, useQuantityTexts } from './quantity-texts.ts'
export { readFoodQuantity, type FoodQuantity, type QuantityFood } from './read-quantity.ts'
