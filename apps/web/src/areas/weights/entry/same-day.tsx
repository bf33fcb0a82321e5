import type { Weight } from '@allenio/contract/weights'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { Checkbox } from '#ui/checkbox'
import { useWeightWords } from '../words.ts'

export type SameDayWeight = Pick<Weight, 'id' | 'day' | 'kg'>

interface ReplaceChoiceProps {
  weight: SameDayWeight
  isReplacing: boolean
  onChange: (isReplacing: boolean) => void
}

/** Two weights of one day are rarely meant: whoever types the second is asked in the form, so that no dialog stands in the way. */
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
