export { energyOf100Grams, foodLabel, foodLibraryOf, type FoodLibrary, type FoundFood } from './food-library.ts'
export { foodIndexQuery, useFoodLibrary, useFoodSearch } from './use-food-library.ts'
