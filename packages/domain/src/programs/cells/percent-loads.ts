import type { Cells } from '@allenio/contract/documents'
import { rowBounds } from '@allenio/contract/row-bounds'
import { setListIn, textIn } from './cells.ts'
import { parseLoadValues, roundToStep } from './load-values.ts'

/** The maximum from which percent loads are computed. */
export interface LoadMaximum {
  /** The training maximum; null where none is known. */
  kg: number | null
  /** The step to which the client's loads are rounded. */
  stepKg: number
}

/** The kilograms of a share of the training maximum. */
export function loadOfPercent(percent: number, { kg, stepKg }: LoadMaximum): number | null {
  return kg === null ? null : Math.min(rowBounds.kg.most, roundToStep((kg * percent) / 100, stepKg))
}

/** Whether a row asks for a share of the maximum, in one of its sets at least. */
export const hasPercentLoads = (cells: Cells): boolean =>
  [cells, ...setListIn(cells)].some(line => parseLoadValues(textIn(line, 'load') ?? '')?.unit === 'percent')
