export { aisleName, aisleOf, aisles, groupByAisle, type Aisle } from './aisles.ts'
export { hasChanges, shoppingChanges, type ShoppingChanges } from './changes.ts'
export { shoppingLineId, shoppingLines, type ShoppingDiet, type ShoppingNeeds } from './lines.ts'
export { formatGrossWeight, formatShoppingWeight } from './weights.ts'
