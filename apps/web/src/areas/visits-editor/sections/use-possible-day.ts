import { isDay } from '@allenio/domain/days'
import { useState } from 'react'
import type { DayFieldProps } from '#ui/day-field'
import { useSectionWords } from './words.ts'

interface PossibleDay extends Pick<DayFieldProps, 'value' | 'min' | 'max'> {
  write: (day: string | undefined) => void
}

/** Wires a field to a day. One that cannot be is not kept: it stays in the field and is said to be wrong until it is mended. */
export function usePossibleDay({ value, min = '', max, write }: PossibleDay) {
  const t = useSectionWords()
  const [wrong, setWrong] = useState<{ text: string; storedDay: string }>()
  // once the visit holds another day, somebody else has changed it, or an undo has
  const wrongText = wrong?.storedDay === value ? wrong.text : undefined
  return {
    value: wrongText ?? value,
    error: wrongText === undefined ? undefined : t('wrongDay'),
    onChange(day: string) {
      const isPossible = day === '' || (isDay(day) && day >= min && (max === undefined || day <= max))
      setWrong(isPossible ? undefined : { text: day, storedDay: value })
      if (isPossible) write(day || undefined)
    },
  }
}
