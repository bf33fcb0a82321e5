export { Combobox, MultiSelect } from './combobox.tsx'
export type { ComboboxProps, MultiSelectProps } from './combobox.tsx'
