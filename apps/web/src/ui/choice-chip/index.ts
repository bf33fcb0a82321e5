export { ChoiceChip } from './choice-chip.tsx'
