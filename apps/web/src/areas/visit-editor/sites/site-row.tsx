import type { MeasureCell } from '@allenio/contract/visit-measures'
import { nameOfMeasure } from '@allenio/domain/visits'
import type { KeyboardEvent } from 'react'
import { useMeasureText } from '#areas/visits'
import { useLanguage } from '#lib/words'
import { useSelected } from '#lib/store'
import { classes } from '#ui/classes'
import { control } from '#ui/control'
import { useDecimalText } from '#ui/decimal-field'
import { InfoTip } from '#ui/info-tip'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { CrossedValue } from '../crossings/crossed-value.tsx'
import { ChangeSince, LastValue } from '../measures/last-value.tsx'
import { useFaultText } from '../measures/use-fault-text.ts'
import { useReadings } from '../measures/use-readings.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { howToTake } from './how-to-take.ts'
import css from './sites.module.css'
import { fieldsOf, type ReadingField } from './walk.ts'

interface SiteRowProps {
  cell: MeasureCell
  /** Enter and the arrows lead from field to field. */
  onKey: (event: KeyboardEvent, field: ReadingField) => void
}

/** One place of the body: its readings, what they come to, and what it was the last time. */
export function SiteRow({ cell, onKey }: SiteRowProps) {
  const t = useEditorWords()
  const language = useLanguage()
  const measureText = useMeasureText()
  const textOf = useDecimalText()
  const { state, base, site } = useEditor()
  const { texts, faults, outlier, type, begin, tidy } = useReadings(cell)
  const count = useSelected(state, ({ cells }) => fieldsOf(cell, cells))
  const figure = useSelected(state, ({ measured }) => measured[cell])
  const lastValue = useSelected(base, each => each?.lastMeasured[cell]?.value)
  const name = nameOfMeasure(cell, language)
  const faultText = useFaultText(cell)
  const remark = remarkOf({ faults, outlier, isThirdDue: count > 2 && (texts[2] ?? '') === '' })
  return (
    <li className={css.row}>
      <Row gap={4} className={css.name}>
        <Text as="span" weight={500}>
          {name}
        </Text>
        <InfoTip text={howToTake(cell, language)} />
      </Row>
      <div className={css.readings}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={classes(control.control, css.reading)}>
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="next"
              aria-label={t('reading', { measure: name, number: String(index + 1) })}
              aria-invalid={faults[index] === undefined ? undefined : true}
              aria-describedby={remark && `${cell}-remark`}
              data-reading={`${cell}/${index}`}
              data-undo="document"
              className={classes(control.input, control.figures)}
              placeholder={lastValue === undefined ? undefined : textOf(lastValue)}
              value={texts[index] ?? ''}
              onChange={({ target }) => type(index, target.value)}
              onFocus={({ target }) => {
                begin()
                site.set(cell)
                target.select()
              }}
              onBlur={tidy}
              // Enter stays where a text cannot be read
              onKeyDown={event => (faults[index] === undefined || event.key !== 'Enter') && onKey(event, { cell, index })}
            />
          </div>
        ))}
      </div>
      <Text as="span" figures weight={600} className={css.value}>
        {figure ? measureText(cell, figure) : '–'}
      </Text>
      <span className={css.change}>
        <ChangeSince cell={cell} />
      </span>
      <span className={css.last}>
        <LastValue cell={cell} />
      </span>
      {remark && (
        <Text
          as="span"
          size="small"
          tone={remark.fault === undefined ? 'attention' : 'error'}
          id={`${cell}-remark`}
          className={css.remark}
          aria-live="polite">
          {remark.fault === undefined ? t(remark.text) : faultText(remark.fault)}
        </Text>
      )}
      <CrossedValue cell={cell} className={css.remark} />
    </li>
  )
}

interface RemarkOn extends Pick<ReturnType<typeof useReadings>, 'faults' | 'outlier'> {
  isThirdDue: boolean
}

/** One remark at a time: what cannot be read, then a third reading that is due, then what is odd. */
function remarkOf({ faults, outlier, isThirdDue }: RemarkOn) {
  const fault = faults.find(each => each !== undefined)
  if (fault) return { fault }
  if (isThirdDue) return { text: 'thirdNeeded' } as const
  return outlier && ({ text: `outlier_${outlier}` } as const)
}
