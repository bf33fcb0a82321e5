export { RecordList } from './record-list.tsx'
export type { RecordListProps } from './record-list.tsx'
