export { slot } from './slot.ts'
export type { Fill, Slot } from './slot.ts'
