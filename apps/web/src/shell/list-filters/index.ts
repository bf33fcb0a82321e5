// Filters that some lists have; a list without them loads none of it.
export { AuthorChip, SeveralAuthorsChip } from './author-chip.tsx'
export { ClientChip } from './client-chip.tsx'
export { GroupChip } from './group-chip.tsx'
export { PeriodChip } from './period-chip.tsx'
export { RangeForm, rangeText } from './range-form.tsx'
export type { RangeTexts } from './range-form.tsx'
export { TagChip } from './tag-chip.tsx'
export { ValueChip } from './value-chip.tsx'
