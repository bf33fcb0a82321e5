export { Select } from './select.tsx'
export type { Option, OptionGroup, SelectProps } from './select.tsx'
