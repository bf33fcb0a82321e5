export { onRealtime, onRealtimeOpen, sayRealtime, startRealtime, stopRealtime, useRealtime, useRealtimeState } from './realtime.ts'
export type { RealtimeEvents, RealtimeSays, RealtimeState } from './realtime.ts'
