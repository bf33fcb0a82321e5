/** How far marks of exclusions can be trusted. */
export { CautionTip } from './exclusions/caution-tip.tsx'
/** The exclusions of a client in one glance, with the list beside the page. */
export { ExclusionCard } from './exclusions/overview-part.tsx'
/** Opens all exclusions of a client beside the page. */
export { ExclusionsButton } from './exclusions/exclusions-button.tsx'
/** The exclusions of a client, grouped by kind. */
export { ExclusionNames } from './exclusions/exclusion-names.tsx'
/** All exclusions of a client, to be edited. */
export { ExclusionsPanel } from './exclusions/exclusions-panel.tsx'
export { FigureText } from './figures/figure-text.tsx'
export { useMacroText } from './figures/macro-text.ts'
/** The allergies that a food touches, in words to its client. */
export { AllergyNames } from './labels/own/allergy-names.tsx'
/** The verdicts of labels on a food of the client, and the way to settle a doubt by one. */
export { LabelNote } from './labels/own/label-note.tsx'
export { CreateFoodDialog } from './form/create-dialog.tsx'
export { FoodChip } from './filters/food-chip.tsx'
export { useMacroNames } from './names/words.ts'
export { useFoodNames } from './names/names.ts'
export { FoodVersionDialog } from './versions/version-dialog.tsx'
