export { ChoiceList } from './choice-list.tsx'
export type { ChoiceListProps } from './choice-list.tsx'
export { List, ListRow, RowInList } from './list.tsx'
export type { ListRowProps, PlaceInList } from './list.tsx'
