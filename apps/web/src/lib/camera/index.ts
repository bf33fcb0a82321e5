export { hasCamera, useCamera } from './use-camera.ts'
export type { Facing } from './use-camera.ts'
