import type { DietRecipe } from '@allenio/contract/meal-diary'
import { useCookWords } from './words.ts'

/** "45 min", "1 h 20 min": both languages write it so. The spaces do not break. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`]
  return parts.filter(Boolean).join('\u00a0')
}

export function useTimesText() {
  const t = useCookWords()
  return ({ prepMinutes, cookMinutes }: Pick<DietRecipe, 'prepMinutes' | 'cookMinutes'>): string | undefined => {
    if (prepMinutes !== null && cookMinutes !== null) return t('times', { prep: minutesText(prepMinutes), cook: minutesText(cookMinutes) })
    if (prepMinutes !== null) return t('prep', { prep: minutesText(prepMinutes) })
    return cookMinutes === null ? undefined : t('cook', { cook: minutesText(cookMinutes) })
  }
}
