export { SelectionBar } from './selection-bar.tsx'
export type { SelectionAction, SelectionBarProps } from './selection-bar.tsx'
