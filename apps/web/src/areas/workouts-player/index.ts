export { bringToFloor } from './floor/use-floor.ts'
