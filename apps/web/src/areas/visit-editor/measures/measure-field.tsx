import { visitMeasures, type MeasureCell, type MeasureUnit, type VisitMeasure } from '@allenio/contract/visit-measures'
import { nameOfMeasure } from '@allenio/domain/visits'
import { useRef } from 'react'
import { unitSign, useMeasureText } from '#areas/visits'
import { useLanguage } from '#lib/words'
import { useSelected } from '#lib/store'
import { classes } from '#ui/classes'
import { control } from '#ui/control'
import { useDecimalText } from '#ui/decimal-field'
import { Field } from '#ui/field'
import { BareButton, Row } from '#ui/layout'
import { Text } from '#ui/text'
import { WithCrossed } from '../crossings/crossed-value.tsx'
import { useEditor } from '../session.ts'
import { keyOf } from '../sites/walk.ts'
import { useEditorWords } from '../words.ts'
import { ChangeSince, LastValue } from './last-value.tsx'
import { focusNext } from './focus.ts'
import css from './measure-field.module.css'
import { useFaultText } from './use-fault-text.ts'
import { useReadings } from './use-readings.ts'

interface MeasureFieldProps {
  cell: MeasureCell
  /** Says that the visit cannot be finished without it. */
  error?: string | undefined
}

/** The text as it was typed before its unit was turned, and the one written in its place at that weight. */
interface TurnedText {
  unit: MeasureUnit
  text: string
  turnedText: string | undefined
  weight: number | undefined
}

/** A measure that is read once, with its unit, what it was the last time, and what is odd about it. */
export function MeasureField({ cell, error }: MeasureFieldProps) {
  const t = useEditorWords()
  const language = useLanguage()
  const measureText = useMeasureText()
  const textOf = useDecimalText()
  const { state, base, site } = useEditor()
  const { texts, faults, outlier, unit, setUnit, type, begin, tidy } = useReadings(cell)
  const measured = useSelected(state, each => each.measured[cell])
  const lastValue = useSelected(base, each => each?.lastMeasured[cell])
  const measure: VisitMeasure = visitMeasures[keyOf(cell)]
  const label = nameOfMeasure(cell, language)
  const [fault] = faults
  const faultText = useFaultText(cell)
  const turned = useRef<TurnedText>(undefined)
  // a value that is there already is written in the other unit, and turned back it stands as it was typed: two roundings would change it
  const turnUnit = (next: MeasureUnit) => {
    const [text = ''] = texts
    const weight = state.get().measured.weight?.value
    const before = turned.current
    const isTurnedBack = before?.unit === next && before.turnedText === text && before.weight === weight
    const value = next === '%' ? measured?.percent : measured?.value
    const turnedText = isTurnedBack ? before.text : value === undefined ? undefined : textOf(value)
    turned.current = { unit, text, turnedText, weight }
    setUnit(next, turnedText)
  }
  const isTyped = (texts[0] ?? '') !== ''
  const hint = outlier ? (
    <Text as="span" size="small" tone="attention">
      {t(`outlier_${outlier}`)}
    </Text>
  ) : (
    <Row as="span" gap={8} wrap>
      {measured && (measured.percent !== undefined || !isTyped) && (
        <Text as="span" size="small" figures>
          {isTyped ? measureText(cell, measured) : t('computed', { value: measureText(cell, measured) })}
        </Text>
      )}
      <ChangeSince cell={cell} />
      <LastValue cell={cell} />
    </Row>
  )
  return (
    <WithCrossed cell={cell}>
      <Field label={label} hint={hint} error={fault ? faultText(fault) : error}>
        {wiring => (
          <div className={control.control}>
            <input
              {...wiring}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              data-reading={`${cell}/0`}
              data-undo="document"
              className={classes(control.input, control.figures)}
              placeholder={lastValue && textOf(unit === '%' ? (lastValue.percent ?? lastValue.value) : lastValue.value)}
              value={texts[0] ?? ''}
              onChange={({ target }) => type(0, target.value)}
              onFocus={({ target }) => {
                begin()
                site.set(cell)
                target.select()
              }}
              onBlur={tidy}
              onKeyDown={event => {
                if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || fault) return
                event.preventDefault()
                focusNext(event.currentTarget)
              }}
            />
            {measure.percent ? (
              <BareButton
                tabIndex={-1}
                className={css.unit}
                aria-label={t('unitOf', { measure: label })}
                onClick={() => turnUnit(unit === '%' ? measure.unit : '%')}>
                {unit === '%' ? '%' : unitSign(measure.unit)}
              </BareButton>
            ) : (
              <Text as="span" tone={3}>
                {unitSign(measure.unit)}
              </Text>
            )}
          </div>
        )}
      </Field>
    </WithCrossed>
  )
}
