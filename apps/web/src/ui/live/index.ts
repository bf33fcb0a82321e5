export { liveList, nextId, useLive } from './live.ts'
