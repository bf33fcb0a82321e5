import { visitMeasures, type MeasureCell } from '@allenio/contract/visits'
import { acceptedRange, keyOfMeasure } from '@allenio/domain/visits'
import { useMeasureText } from '#areas/visits'
import { useFormats } from '#lib/formats'
import { useEditorWords } from '../words.ts'
import type { ReadingFault } from './typed-readings.ts'

/** Says why what was typed is no reading of that place, and what a reading of it can be. */
export function useFaultText(cell: MeasureCell): (fault: ReadingFault) => string {
  const t = useEditorWords()
  const { decimal, percent } = useFormats()
  const measureText = useMeasureText()
  const key = keyOfMeasure(cell)
  const { decimals } = visitMeasures[key]
  return fault => {
    const range = fault === 'unreadable' ? undefined : acceptedRange(key, fault.unitOutside)
    if (fault === 'unreadable' || !range) return t('unreadable')
    const { min, max } = range
    return t('outside', {
      min: decimal(min, { most: decimals }),
      max: fault.unitOutside === '%' ? percent(max) : measureText(cell, { value: max }),
    })
  }
}
