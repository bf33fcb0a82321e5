export { TickCircle } from './tick-circle.tsx'
export type { TickState } from './tick-circle.tsx'
