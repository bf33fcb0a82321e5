export { FilterBar, FilterChip } from './filter-chip.tsx'
export type { FilterChipProps } from './filter-chip.tsx'
export { OptionChip } from './option-chip.tsx'
export type { ChipOptionsProps } from './option-chip.tsx'
