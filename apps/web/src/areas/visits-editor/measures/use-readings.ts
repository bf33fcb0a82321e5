import { mostReadings, visitMeasures, type Readings, type MeasureCell, type MeasureUnit, type VisitMeasure } from '@allenio/contract/visits'
import { isSameValue } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { ageOfVisit, keyOfMeasure, measureOutlier, type MeasureOutlier } from '@allenio/domain/visits'
import { useRef, useState } from 'react'
import { useDecimalText } from '#ui/decimal-field'
import { useEditor } from '../session.ts'
import { isPercent, parseTexts, valuesOf, type ReadingFault } from './typed-readings.ts'
import { useSelected } from '#lib/store'

interface Typed {
  texts: readonly string[]
  /** The readings that the texts were made from: if the visit has others, somebody else or an undo has changed them. */
  readings: Readings | undefined
}

export interface ReadingTexts {
  texts: readonly string[]
  faults: readonly (ReadingFault | undefined)[]
  /** Why somebody should look again at what the readings come to. */
  outlier: MeasureOutlier | undefined
  /** The unit in which a number without one is read. */
  unit: MeasureUnit
  /** The texts are given where the values are written anew in that unit. */
  setUnit: (unit: MeasureUnit, texts?: readonly string[]) => void
  type: (index: number, text: string) => void
  begin: () => void
  /** Shows the values as the visit keeps them, unless one was not understood. */
  tidy: () => void
}

/** The fields of one place: each key that makes a reading is kept, and what cannot be read stays as it was typed. */
export function useReadings(cell: MeasureCell): ReadingTexts {
  const { state, base, last, set } = useEditor()
  const key = keyOfMeasure(cell)
  const measure: VisitMeasure = visitMeasures[key]
  const textOf = useDecimalText()
  const readings = useSelected(state, ({ cells }) => cells[cell])
  const value = useSelected(state, ({ measured }) => measured[cell])
  const age = useSelected(state, ({ cells }) => ageOfVisit(cells))
  const before = useSelected(base, each => each?.lastMeasured[cell]?.value)
  const wasPercent = useSelected(last, visit => isPercent(visit?.cells[cell]))
  const [typed, setTyped] = useState<Typed>()
  const [chosenUnit, setUnit] = useState<MeasureUnit>()
  // all that is typed while the cursor is in the fields is one step of undo
  const gestureId = useRef(newId())
  const isTypedOnes = typed !== undefined && isSameValue(typed.readings, readings)
  const shownTexts = valuesOf(readings).map(textOf)
  const texts = isTypedOnes ? typed.texts : shownTexts
  const unit = chosenUnit ?? (isPercent(readings) || (readings === undefined && wasPercent) ? '%' : measure.unit)
  const write = (next: readonly string[], nextUnit: MeasureUnit) => {
    const { readings: nextReadings } = parseTexts(key, next, nextUnit)
    setTyped({ texts: next, readings: nextReadings })
    if (!isSameValue(nextReadings, readings)) set({ [cell]: nextReadings }, gestureId.current)
  }
  const { faults } = parseTexts(key, texts, unit)
  return {
    texts,
    faults,
    outlier: value && measureOutlier(key, { value: value.value }, { previous: before, age }),
    unit,
    setUnit(next, nextTexts = texts) {
      setUnit(next)
      write(nextTexts, next)
    },
    type: (index, text) =>
      write(
        Array.from({ length: mostReadings }, (_, at) => (at === index ? text : (texts[at] ?? ''))),
        unit,
      ),
    begin() {
      gestureId.current = newId()
    },
    tidy() {
      // a text that stands as the value would be written costs nothing when the cursor goes on
      const isTidy = isTypedOnes && texts.every((text, at) => text === (shownTexts[at] ?? ''))
      if (!isTidy && faults.every(fault => fault === undefined)) setTyped(undefined)
    },
  }
}
