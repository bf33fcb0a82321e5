export { liveList, nextId } from './live.ts'
