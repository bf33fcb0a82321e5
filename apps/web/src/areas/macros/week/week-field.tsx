import type { DayTypeWeek } from '@allenio/contract/macros'
import { trainingTypes } from '@allenio/domain/macros'
import { areaWords } from '#lib/words'
import { Checkbox } from '#ui/checkbox'
import { Stack } from '#ui/layout'
import { WeekSelects } from '#ui/weekday-field'
import { useDayTypeName } from '../targets/day-type-name.ts'

const useFieldWords = areaWords('macros week field', {
  it: {
    week: 'Settimana',
    weekHint: 'Che tipo di giorno è di solito.',
    training: 'Dal calendario degli allenamenti',
    trainingHint: 'Allenamento nei giorni in cui il programma lo prevede, riposo negli altri.',
    otherwise: 'Schema settimanale',
    otherwiseHint: 'Vale quando non c’è un programma in corso.',
    otherwiseHintOwn: 'Vale quando non c’è un programma in corso, e per i tuoi tipi di giorno.',
  },
  en: {
    week: 'Week',
    weekHint: 'Which type of day it usually is.',
    training: 'From the training calendar',
    trainingHint: 'Training on the days for which the program plans it, rest on the others.',
    otherwise: 'Weekly pattern',
    otherwiseHint: 'It applies while no program is running.',
    otherwiseHintOwn: 'It applies while no program is running, and to your own types of day.',
  },
})

type Week = NonNullable<DayTypeWeek>

interface WeekFieldProps {
  /** The types to choose among. */
  types: Week
  value: Week
  onChange: (week: Week) => void
  /** Training and rest are as the client's program has them. */
  followsTraining: boolean
  onFollow: (followsTraining: boolean) => void
  error?: string | undefined
}

/** Which type each day of the week is, and whether the training of the client comes first. */
export function WeekField({ types, value, onChange, followsTraining, onFollow, error }: WeekFieldProps) {
  const t = useFieldWords()
  const dayTypeName = useDayTypeName()
  const hasOwn = types.length > trainingTypes.length
  const hint = followsTraining ? (hasOwn ? 'otherwiseHintOwn' : 'otherwiseHint') : 'weekHint'
  const mayFollow = trainingTypes.every(type => types.includes(type))
  return (
    <Stack gap={16}>
      {mayFollow && (
        <Checkbox
          label={t('training')}
          hint={t('trainingHint')}
          checked={followsTraining}
          onChange={event => onFollow(event.target.checked)}
        />
      )}
      <WeekSelects
        label={t(followsTraining ? 'otherwise' : 'week')}
        hint={t(hint)}
        error={error}
        options={types.map(type => ({ value: type, label: dayTypeName(type) }))}
        values={value}
        onChange={(chosen, at) => {
          const type = types.find(each => each === chosen)
          if (type) onChange(value.with(at, type))
        }}
      />
    </Stack>
  )
}
