export { OptionList } from './option-list.tsx'
export type { Choice, OptionListProps } from './option-list.tsx'
