export type { Listener } from './rooms.ts'
export type { Device } from './sockets.ts'
export { startRealtime, type Realtime, type RealtimeOptions } from './start.ts'
export { devicesOf, tell } from './tell.ts'
