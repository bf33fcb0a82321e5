import type { MeasureCell } from '@allenio/contract/visits'
import { keyOfMeasure, nameOfMeasure } from '@allenio/domain/visits'
import { useMeasureText } from '#areas/visits'
import { useLanguage } from '#lib/words'
import { useSelected } from '#lib/store'
import { classes } from '#ui/classes'
import { control } from '#ui/control'
import { useDecimalText } from '#ui/decimal-field'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { CrossedValue } from '../crossings/crossed-value.tsx'
import { ChangeSince, LastValue } from '../measures/last-value.tsx'
import { ReadingInput, type ReadingKey } from '../measures/reading-input.tsx'
import { useFaultText } from '../measures/use-fault-text.ts'
import { useReadings } from '../measures/use-readings.ts'
import { useEditor, useProtocol } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { SiteTip } from './site-tip.tsx'
import css from './sites.module.css'
import { fieldsOf, type ReadingField } from './walk.ts'

interface SiteRowProps {
  cell: MeasureCell
  /** Enter, Tab and the arrows lead from field to field. */
  onKey: (event: ReadingKey, field: ReadingField) => void
}

/** One place of the body: its readings, what they come to, and what it was the last time. */
export function SiteRow({ cell, onKey }: SiteRowProps) {
  const t = useEditorWords()
  const language = useLanguage()
  const measureText = useMeasureText()
  const textOf = useDecimalText()
  const { state, base } = useEditor()
  const readings = useReadings(cell)
  const { texts, faults, outlier } = readings
  const count = useSelected(state, ({ cells }) => fieldsOf(cell, cells))
  const figure = useSelected(state, ({ measured }) => measured[cell])
  const lastValue = useSelected(base, each => each?.lastMeasured[cell]?.value)
  const name = nameOfMeasure(cell, language)
  const faultText = useFaultText(cell)
  const isBeyond = useProtocol()?.measures.includes(keyOfMeasure(cell)) === false
  const isPassed = isBeyond && figure === undefined && lastValue !== undefined
  const remark = remarkOf({ faults, outlier, isPassed, isThirdDue: count > 2 && (texts[2] ?? '') === '' })
  return (
    <li className={css.row}>
      <Row gap={4} className={css.name}>
        <Text as="span" weight={500}>
          {name}
        </Text>
        <SiteTip cell={cell} name={name} />
      </Row>
      <div className={css.readings}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={classes(control.control, css.reading)}>
            <ReadingInput
              field={{ cell, index }}
              readings={readings}
              aria-label={t('reading', { measure: name, number: String(index + 1) })}
              aria-invalid={faults[index] === undefined ? undefined : true}
              aria-describedby={remark && `${cell}-remark`}
              // said once for each place
              placeholder={lastValue === undefined || index > 0 ? undefined : textOf(lastValue)}
              onKey={event => onKey(event, { cell, index })}
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
          tone={remark.fault ? 'error' : isPassed ? 3 : 'attention'}
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
  isPassed: boolean
}

/** One remark at a time: what cannot be read, then a third reading that is due, then what is odd, then why it is there at all. */
function remarkOf({ faults, outlier, isThirdDue, isPassed }: RemarkOn) {
  const fault = faults.find(each => each !== undefined)
  if (fault) return { fault }
  if (isThirdDue) return { text: 'thirdNeeded' } as const
  if (outlier) return { text: `outlier_${outlier}` } as const
  return isPassed ? ({ text: 'beyondProtocol' } as const) : undefined
}
