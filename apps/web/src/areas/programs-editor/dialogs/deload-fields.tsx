import type { DeloadRule } from '@allenio/domain/programs'
import { useState } from 'react'
import { DecimalField } from '#ui/decimal-field'
import { useProgressionWords } from './progression-words.ts'
import { figureIn, useFigureFault } from './figure-faults.ts'
import css from './progression.module.css'

interface DeloadFieldsProps {
  rule: DeloadRule
  /** A figure out of its bounds is not a number. */
  onChange: (rule: DeloadRule) => void
}

const limits = {
  every: { min: 2, max: 12, step: 1 },
  loadPercent: { min: 30, max: 100, step: 5 },
  setsPercent: { min: 30, max: 100, step: 10 },
} as const satisfies Record<keyof DeloadRule, { min: number; max: number; step: number }>

/** How often a week is easier, and how much of it stays. */
export function DeloadFields({ rule, onChange }: DeloadFieldsProps) {
  const t = useProgressionWords()
  const faultOf = useFigureFault()
  const [texts, setTexts] = useState({
    every: String(rule.every),
    loadPercent: String(rule.loadPercent),
    setsPercent: String(rule.setsPercent),
  })
  const field = (key: keyof DeloadRule) => ({
    value: texts[key],
    decimals: 0,
    ...limits[key],
    error: faultOf(texts[key], limits[key]),
    onChange: (text: string) => {
      setTexts({ ...texts, [key]: text })
      onChange({ ...rule, [key]: figureIn(text, limits[key]) ?? NaN })
    },
  })
  return (
    <div className={css.pair}>
      <DecimalField label={t('deloadEvery')} unit={t('weeksUnit')} {...field('every')} />
      <DecimalField label={t('deloadLoad')} unit="%" {...field('loadPercent')} />
      <DecimalField label={t('deloadSets')} unit="%" {...field('setsPercent')} />
    </div>
  )
}
