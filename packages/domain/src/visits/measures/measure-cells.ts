import { visitMeasures, type MeasureCell, type MeasureKey, type VisitMeasure } from '@allenio/contract/visits'

/** The measure of a cell: the cells of a limb add the side to the key of their measure. */
export const keyOfMeasure = (cell: MeasureCell): MeasureKey => cell.split('.')[0] as MeasureKey // the part before the dot is always a key

export const measureOf = (cell: MeasureCell): VisitMeasure => visitMeasures[keyOfMeasure(cell)]
