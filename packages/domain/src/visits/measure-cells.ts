import { visitMeasures, type MeasureCell, type MeasureKey, type VisitMeasure } from '@allenio/contract/visit-measures'

/** Of a limb the cell adds the side to its key. */
export const keyOfMeasure = (cell: MeasureCell): MeasureKey => cell.split('.')[0] as MeasureKey // the part before the dot is always a key

export const measureOf = (cell: MeasureCell): VisitMeasure => visitMeasures[keyOfMeasure(cell)]
