// only exports, because any other statement would load all of these modules with the app's first file
export { CautionTip, ExclusionCard, ExclusionNames, ExclusionsPanel } from './exclusions/parts.ts'
export { FigureText } from './figures/figure-text.tsx'
export { useMacroText } from './figures/macro-text.ts'
export { CreateFoodDialog } from './form/create-dialog.tsx'
export { FoodChip } from './filters/food-chip.tsx'
export { useMacroNames } from './names/words.ts'
export { useFoodNames } from './names/names.ts'
export { FoodVersionDialog } from './versions/version-dialog.tsx'
