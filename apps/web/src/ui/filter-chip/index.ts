export { FilterBar, FilterChip } from './filter-chip.tsx'
export type { FilterChipProps } from './filter-chip.tsx'
