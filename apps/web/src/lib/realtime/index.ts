export { onRealtime, startRealtime, stopRealtime, useRealtime, useRealtimeState } from './realtime.ts'
export type { RealtimeEvents, RealtimeState } from './realtime.ts'
