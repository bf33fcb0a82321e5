export { SendingList } from './sending-list.tsx'
export type { SendingListProps } from './sending-list.tsx'
