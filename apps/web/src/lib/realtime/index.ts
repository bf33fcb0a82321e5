export {
  enterRoom,
  onRealtime,
  onRealtimeOpen,
  emitRealtime,
  startRealtime,
  stopRealtime,
  useRealtime,
  useRealtimeState,
} from './realtime.ts'
export type { RealtimeEvents, RealtimeMessages, RealtimeState } from './realtime.ts'
