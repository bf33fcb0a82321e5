import type { Pause } from '@allenio/contract/clients'
import { romeDay } from '@allenio/domain/days'
import { useFormats } from '#lib/formats'
import { usePauseWords } from './words.ts'

export const isRunning = ({ from, until }: Pause, today = romeDay()): boolean => from <= today && (until === null || until >= today)

export function usePauseSentences() {
  const t = usePauseWords()
  const { day } = useFormats()
  return {
    /** "dal 3 dic al 12 dic" */
    spanOf: ({ from, until }: Pause): string =>
      until === null ? t('openSpan', { from: day(from) }) : t('span', { from: day(from), until: day(until) }),
    /** "In pausa fino al 12 dic", seen from today */
    stateOf: (pause: Pause): string => {
      if (!isRunning(pause)) return t('pausedFrom', { day: day(pause.from) })
      return pause.until === null ? t('paused') : t('pausedUntil', { day: day(pause.until) })
    },
  }
}
