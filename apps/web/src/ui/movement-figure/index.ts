export { mayMove } from './motion.ts'
export { useMovement } from './use-movement.ts'
export { MovementFigure } from './movement-figure.tsx'
