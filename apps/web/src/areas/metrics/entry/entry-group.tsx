import type { Metric } from '@allenio/contract/metrics'
import { Fragment, useId } from 'react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { classes } from '#ui/classes'
import { control } from '#ui/control'
import { FieldError } from '#ui/field'
import { useFormatValue } from '../data.ts'
import { useWords } from '../words.ts'
import css from './entry.module.css'
import type { TypedValues } from './typed-values.ts'

interface EntryGroupProps {
  group: Metric['group']
  metrics: readonly Metric[]
  values: TypedValues
  faultOf: (metric: Metric) => string | undefined
  latestOf: (metric: Metric) => { day: string; value: number } | undefined
  /** A question that a value brings up as soon as it is typed. */
  questionBelow: (metric: Metric) => ReactNode
  onChange: (kind: string, text: string) => void
}

export function EntryGroup({ group, metrics, values, faultOf, latestOf, questionBelow, onChange }: EntryGroupProps) {
  const t = useWords()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t(`group_${group}`)}</legend>
      {metrics.map(metric => (
        <Fragment key={metric.kind}>
          <ValueField
            metric={metric}
            text={values[metric.kind] ?? ''}
            latest={latestOf(metric)}
            fault={faultOf(metric)}
            onChange={text => onChange(metric.kind, text)}
          />
          {questionBelow(metric)}
        </Fragment>
      ))}
    </fieldset>
  )
}

interface LineProps {
  metric: Metric
  text: string
  latest: { day: string; value: number } | undefined
  fault: string | undefined
  onChange: (text: string) => void
}

/** Name, field and what it was: read across, filled in downwards. */
function ValueField({ metric, text, latest, fault, onChange }: LineProps) {
  const t = useWords()
  const formatValue = useFormatValue()
  const { day } = useFormats()
  const id = useId()
  return (
    <div className={css.line}>
      <label htmlFor={id} className={css.name}>
        {metric.name}
      </label>
      <div className={classes(control.control, css.value)}>
        <input
          id={id}
          type="text"
          inputMode={metric.decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint="next"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-error` : latest ? `${id}-before` : undefined}
          className={classes(control.input, control.figures)}
          value={text}
          onChange={event => onChange(event.target.value)}
          onFocus={event => event.target.select()}
        />
        {metric.unit && <span className={control.unit}>{metric.unit}</span>}
      </div>
      <span id={`${id}-before`} className={css.before}>
        {latest ? t('before', { value: formatValue(latest.value, metric), day: day(latest.day).split(' ').slice(0, 2).join(' ') }) : ''}
      </span>
      {fault && (
        <div className={css.wrong}>
          <FieldError id={`${id}-error`}>{fault}</FieldError>
        </div>
      )}
    </div>
  )
}
