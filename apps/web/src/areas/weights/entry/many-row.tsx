import type { ReactNode } from 'react'
import { useToday } from '#shell'
import { DayField } from '#ui/day-field'
import { TextField } from '#ui/text-field'
import { useWeightWords } from '../words.ts'
import type { TypedRow } from './typed-rows.ts'
import css from '../weights.module.css'

interface ManyRowProps {
  row: TypedRow
  number: number
  dayError: string | undefined
  kgError: string | undefined
  onChange: (row: TypedRow) => void
  remove: ReactNode
  /** The question about the row. */
  children: ReactNode
}

export function ManyRow({ row, number, dayError, kgError, onChange, remove, children }: ManyRowProps) {
  const t = useWeightWords()
  const today = useToday()
  return (
    <li className={css.row}>
      <DayField
        label={t('dayOfRow', { row: number })}
        labelHidden
        size="small"
        max={today}
        value={row.day}
        error={dayError}
        onChange={day => onChange({ ...row, day })}
      />
      <TextField
        label={t('kgOfRow', { row: number })}
        labelHidden
        size="small"
        unit="kg"
        figures
        inputMode="decimal"
        autoComplete="off"
        value={row.kg}
        error={kgError}
        data-autofocus={number === 1 || undefined}
        onChange={event => onChange({ ...row, kg: event.target.value })}
      />
      <TextField
        label={t('noteOfRow', { row: number })}
        labelHidden
        size="small"
        placeholder={t('note')}
        autoComplete="off"
        value={row.note}
        maxLength={500}
        onChange={event => onChange({ ...row, note: event.target.value })}
      />
      {remove}
      {children}
    </li>
  )
}
