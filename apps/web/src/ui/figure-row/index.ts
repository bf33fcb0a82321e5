export { FigureCell, FigureRow } from './figure-row.tsx'
