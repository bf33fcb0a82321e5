export { Thumb } from './thumb.tsx'
