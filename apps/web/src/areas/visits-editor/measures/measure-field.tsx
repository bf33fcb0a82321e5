import type { VisitCells, MeasureCell, MeasureUnit, VisitMeasure } from '@allenio/contract/visits'
import { ageOfVisit, isChild, massOfPercent, measureOf, nameOfMeasure, percentOfWeight } from '@allenio/domain/visits'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { unitSign, useMeasureText } from '#areas/visits'
import { useLanguage } from '#lib/words'
import { useSelected } from '#lib/store'
import { control } from '#ui/control'
import { useDecimalText } from '#ui/decimal-field'
import { Field } from '#ui/field'
import { Icon } from '#ui/icon'
import { BareButton, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { Tooltip } from '#ui/tooltip'
import { WithCrossed } from '../crossings/crossed-value.tsx'
import { useEditor } from '../session.ts'
import { fieldsOf } from '../sites/walk.ts'
import { useEditorWords } from '../words.ts'
import { ChangeSince, LastValue } from './last-value.tsx'
import { focusNext, focusReading, isKnownHeight } from './focus.ts'
import css from './measure-field.module.css'
import { ReadingInput, type ReadingKey } from './reading-input.tsx'
import { valuesOf } from './typed-readings.ts'
import { useFaultText } from './use-fault-text.ts'
import { useReadings } from './use-readings.ts'

interface MeasureFieldProps {
  cell: MeasureCell
  /** Says that the visit cannot be finished without it. */
  error?: string | undefined
}

const isGrown = (cells: VisitCells): boolean => {
  const age = ageOfVisit(cells)
  return typeof age === 'number' && !isChild(age)
}

/** The texts as they were typed before their unit was turned, and those written in their place at that weight. */
interface TurnedTexts {
  unit: MeasureUnit
  texts: readonly string[]
  turnedTexts: readonly string[] | undefined
  weight: number | undefined
}

/**
 * A measure that is mostly read once, with its unit, its last value, and what is odd about it. A second reading is asked for, and stays in
 * sight once it was taken.
 */
export function MeasureField({ cell, error }: MeasureFieldProps) {
  const t = useEditorWords()
  const language = useLanguage()
  const textOf = useDecimalText()
  const { state, base } = useEditor()
  const readings = useReadings(cell)
  const { texts, faults, unit } = readings
  const lastValue = useSelected(base, each => each?.lastMeasured[cell])
  const [isSecondAsked, setSecondAsked] = useState(false)
  const hasSecond = isSecondAsked || texts.slice(1).some(text => text !== '')
  const count = useSelected(state, ({ cells }) => (hasSecond ? fieldsOf(cell, cells) : 1))
  const turnUnit = useTurnedUnit(cell, readings)
  const faultText = useFaultText(cell)
  const measure: VisitMeasure = measureOf(cell)
  const label = nameOfMeasure(cell, language)
  const fault = faults.find(each => each !== undefined)
  const placeholder = lastValue && textOf(unit === '%' ? (lastValue.percent ?? lastValue.value) : lastValue.value)
  const goBehind = (index: number) => {
    // a tablet opens its keyboard only where the focus moves within the press
    flushSync(() => setSecondAsked(true))
    focusReading({ cell, index: index + 1 })
  }
  const onKey = ({ key, currentTarget, preventDefault }: ReadingKey, index: number) => {
    if (key !== 'Enter' && key !== '+') return
    preventDefault()
    if (key === '+') goBehind(index)
    else focusNext(currentTarget, isGrown(state.get().cells) ? isKnownHeight : undefined)
  }
  return (
    <WithCrossed cell={cell}>
      <Field
        label={label}
        hint={<MeasureHint cell={cell} readings={readings} isThirdDue={count > 2 && (texts[2] ?? '') === ''} />}
        error={fault ? faultText(fault) : error}>
        {wiring => (
          <Stack gap={6}>
            {Array.from({ length: count }, (_, index) => (
              <div key={index} className={control.control}>
                <ReadingInput
                  {...(index === 0 ? wiring : { 'aria-label': t('reading', { measure: label, number: String(index + 1) }) })}
                  aria-describedby={wiring['aria-describedby']}
                  aria-invalid={(fault ? faults[index] : index === 0 && error) ? true : undefined}
                  field={{ cell, index }}
                  readings={readings}
                  placeholder={placeholder}
                  onKey={event => onKey(event, index)}
                />
                {count === 1 && (
                  <Tooltip text={t('secondReading')} keys="+">
                    <BareButton
                      tabIndex={-1}
                      className={css.more}
                      aria-label={t('secondReadingOf', { measure: label })}
                      aria-keyshortcuts="+"
                      disabled={(texts[0] ?? '') === '' || fault !== undefined}
                      onClick={() => goBehind(0)}>
                      <Icon of={IconPlus} size={16} />
                    </BareButton>
                  </Tooltip>
                )}
                {index === 0 && measure.percent ? (
                  <BareButton
                    tabIndex={-1}
                    className={css.unit}
                    aria-label={t('unitOf', { measure: label })}
                    onClick={() => turnUnit(unit === '%' ? measure.unit : '%')}>
                    {unit === '%' ? '%' : unitSign(measure.unit)}
                  </BareButton>
                ) : (
                  <Text as="span" tone={3}>
                    {unit === '%' ? '%' : unitSign(measure.unit)}
                  </Text>
                )}
              </div>
            ))}
          </Stack>
        )}
      </Field>
    </WithCrossed>
  )
}

interface ReadingsProps {
  cell: MeasureCell
  readings: ReturnType<typeof useReadings>
}

/** The mean or median of several readings, the change and the last time, unless somebody should look again. */
function MeasureHint({ cell, readings: { texts, outlier }, isThirdDue }: ReadingsProps & { isThirdDue: boolean }) {
  const t = useEditorWords()
  const measureText = useMeasureText()
  const { state } = useEditor()
  const measured = useSelected(state, each => each.measured[cell])
  const count = useSelected(state, ({ cells }) => valuesOf(cells[cell]).length)
  const remark = isThirdDue ? ('thirdNeeded' as const) : outlier && (`outlier_${outlier}` as const)
  if (remark) {
    return (
      <Row as="span" gap={8} wrap>
        <Text as="span" size="small" tone="attention">
          {t(remark)}
        </Text>
        <LastValue cell={cell} />
      </Row>
    )
  }
  const isTyped = texts.some(text => text !== '')
  const kind = !isTyped ? 'computed' : count > 2 ? 'median' : count === 2 ? 'mean' : undefined
  const hasOtherUnit = measured?.percent !== undefined
  return (
    <Row as="span" gap={8} wrap>
      {measured && (kind || hasOtherUnit) && (
        <Text as="span" size="small" figures>
          {kind ? t(kind, { value: measureText(cell, measured) }) : measureText(cell, measured)}
        </Text>
      )}
      <ChangeSince cell={cell} />
      <LastValue cell={cell} />
    </Row>
  )
}

/**
 * Turns the unit of a part of the body. What is there already is written in the other unit, and turned back it stands as it was typed: two
 * roundings would change it.
 */
function useTurnedUnit(cell: MeasureCell, { texts, setUnit }: ReadingsProps['readings']): (next: MeasureUnit) => void {
  const textOf = useDecimalText()
  const { state } = useEditor()
  const turned = useRef<TurnedTexts>(undefined)
  return next => {
    const { cells, measured } = state.get()
    const weight = measured.weight?.value
    const before = turned.current
    const isTurnedBack =
      before?.unit === next && before.weight === weight && texts.every((text, at) => text === (before.turnedTexts?.[at] ?? ''))
    const values = valuesOf(cells[cell]).map(value => (next === '%' ? percentOfWeight(value, weight) : massOfPercent(value, weight)))
    const otherTexts = values.flatMap(value => (value === undefined ? [] : [textOf(value)]))
    const turnedTexts = isTurnedBack ? before.texts : otherTexts.length === 0 ? undefined : otherTexts
    turned.current = { unit: next === '%' ? measureOf(cell).unit : '%', texts, turnedTexts, weight }
    setUnit(next, turnedTexts)
  }
}
