export { ChoiceList } from './choice-list.tsx'
export type { ChoiceListProps } from './choice-list.tsx'
export { List, ListRow } from './list.tsx'
export type { ListRowProps } from './list.tsx'
