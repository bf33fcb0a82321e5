import type { Weight } from '@allenio/contract/weights'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { Checkbox } from '#ui/checkbox'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useWeightWords } from '../words.ts'
import css from '../weights.module.css'

export type SameDayWeight = Pick<Weight, 'id' | 'day' | 'kg'>

interface ReplaceChoiceProps {
  weight: SameDayWeight
  isReplacing: boolean
  onChange: (isReplacing: boolean) => void
}

/** Asks within the form whether a second weight of a day replaces the first, because two weights of one day are rarely intended. */
export function ReplaceChoice({ weight: { day, kg }, isReplacing, onChange }: ReplaceChoiceProps) {
  const t = useWeightWords()
  const today = useToday()
  const { decimal, day: dayOf } = useFormats()
  const kgText = decimal(kg, { most: 2 })
  return (
    <Checkbox
      label={day === today ? t('replaceToday', { kg: kgText }) : t('replaceOn', { kg: kgText, day: dayOf(day) })}
      hint={t('replaceHint')}
      checked={isReplacing}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}

interface ReplaceTickProps {
  /** The former weight of the day. */
  kg: number
  /** The name of the client or row, for screen readers; others see it beside the tick. */
  of: string
  isReplacing: boolean
  onChange: () => void
}

/** Asks whether a weight replaces the former one of its day, in a table of many. */
export function ReplaceTick({ kg, of, isReplacing, onChange }: ReplaceTickProps) {
  const t = useWeightWords()
  const { decimal } = useFormats()
  const label = (
    <>
      <VisuallyHidden>{of}:</VisuallyHidden> {t('replaceFormer', { kg: decimal(kg, { most: 2 }) })}
    </>
  )
  return <Checkbox className={css.ask} label={label} checked={isReplacing} onChange={onChange} />
}

interface ReplaceAllProps {
  /** The rows whose day has a weight already. */
  keys: readonly string[]
  /** The rows among them that keep the former weight too. */
  addedKeys: ReadonlySet<string>
  onChange: (addedKeys: ReadonlySet<string>) => void
}

/** Answers the question for all rows at once; each row also has its own tick. */
export function ReplaceAll({ keys, addedKeys, onChange }: ReplaceAllProps) {
  const t = useWeightWords()
  if (keys.length < 2) return null
  const addedCount = keys.filter(key => addedKeys.has(key)).length
  return (
    <Checkbox
      label={t('replaceAll', { count: keys.length })}
      hint={t('replaceHint')}
      checked={addedCount === 0}
      indeterminate={addedCount > 0 && addedCount < keys.length}
      onChange={() => onChange(new Set(addedCount === 0 ? keys : []))}
    />
  )
}

export const toggleKey = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set(keys.has(key) ? [...keys].filter(each => each !== key) : [...keys, key])
