export type { Movement } from './body.ts'
export { boxOf, shapesAt, type Shape } from './drawing.ts'
export { movementOf } from './movements.ts'
