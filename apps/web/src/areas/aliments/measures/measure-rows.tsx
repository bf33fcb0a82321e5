import { foodLimits } from '@allenio/contract/aliments'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { FieldSet } from '#ui/field'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { emptyMeasure } from './measure-texts.ts'
import type { MeasureText } from './measure-texts.ts'
import css from './measures.module.css'
import { useMeasureWords } from './words.ts'

interface MeasureRowsProps {
  value: MeasureText[]
  onChange: (measures: MeasureText[]) => void
  /** The sentence beside a field, such as `measures.0.grams`. */
  wrong: (field: `measures.${number}.${'name.it' | 'name.en' | 'amount' | 'grams'}`) => string | undefined
}

/** The measures of a food, one line each: how many of what weigh how much. */
export function MeasureRows({ value, onChange, wrong }: MeasureRowsProps) {
  const t = useMeasureWords()
  const rows = useRef<HTMLDivElement>(null)
  const nextRow = useRef<number>(undefined)
  useEffect(() => {
    if (nextRow.current === undefined) return
    const row = rows.current?.querySelectorAll('fieldset')[nextRow.current]
    // without a row the button that adds one is the only thing left
    const field = row ? row.querySelector('input') : rows.current?.querySelector('button')
    field?.focus()
    nextRow.current = undefined
  }, [value.length])
  const add = () => {
    nextRow.current = value.length
    onChange([...value, emptyMeasure()])
  }
  const remove = (index: number) => {
    nextRow.current = Math.max(0, index - 1)
    onChange(value.toSpliced(index, 1))
  }
  return (
    <Stack gap={12} ref={rows as never}>
      {value.map((measure, index) => (
        <MeasureRow
          // rows have no ids, and each field shows what it is given
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          number={index + 1}
          measure={measure}
          errors={{
            amount: wrong(`measures.${index}.amount`),
            it: wrong(`measures.${index}.name.it`),
            en: wrong(`measures.${index}.name.en`),
            grams: wrong(`measures.${index}.grams`),
          }}
          onChange={next => onChange(value.with(index, next))}
          remove={<IconButton label={t('remove', { number: index + 1 })} icon={IconX} onClick={() => remove(index)} />}
        />
      ))}
      {value.length < foodLimits.measures && (
        <Row>
          <Button icon={IconPlus} onClick={add}>
            {t('add')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

interface MeasureRowProps {
  number: number
  measure: MeasureText
  errors: Record<'amount' | 'it' | 'en' | 'grams', string | undefined>
  onChange: (measure: MeasureText) => void
  remove: ReactNode
}

function MeasureRow({ number, measure, errors, onChange, remove }: MeasureRowProps) {
  const t = useMeasureWords()
  const { name, amount, grams } = measure
  const figure = { inputMode: 'decimal', autoComplete: 'off', figures: true } as const
  return (
    <FieldSet label={t('row', { number })} labelHidden className={css.row}>
      <TextField
        {...figure}
        label={t('amount')}
        value={amount}
        error={errors.amount}
        onChange={event => onChange({ ...measure, amount: event.target.value })}
      />
      <TextField
        label={t('nameIt')}
        autoComplete="off"
        value={name.it}
        error={errors.it}
        onChange={event => onChange({ ...measure, name: { ...name, it: event.target.value } })}
      />
      <TextField
        label={t('nameEn')}
        autoComplete="off"
        value={name.en}
        error={errors.en}
        onChange={event => onChange({ ...measure, name: { ...name, en: event.target.value } })}
      />
      <TextField
        {...figure}
        label={t('grams')}
        unit="g"
        value={grams}
        error={errors.grams}
        onChange={event => onChange({ ...measure, grams: event.target.value })}
      />
      <div className={css.remove}>{remove}</div>
    </FieldSet>
  )
}
