export { Figure } from './figure.tsx'
export type { FigureProps } from './figure.tsx'
