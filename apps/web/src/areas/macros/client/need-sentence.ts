import type { MacroAssignment } from '@allenio/contract/macros'
import { useQuery } from '@tanstack/react-query'
import { useToday } from '#shell'
import { signed, useFormats } from '#lib/formats'
import { clientEnergyQuery } from '../data.ts'
import { thisWeekOf } from '../week/this-week.ts'
import { comparedNeed, differenceFromNeed, meanOfWeek } from './against-need.ts'
import { useClientWords } from './words.ts'

/** How a target stands to the need and to the weight: what is known of it, one sentence each. */
export function useNeedSentences(
  clientId: string,
): (assignment: Pick<MacroAssignment, 'targets' | 'week' | 'calendar' | 'spentKcal'>) => string[] {
  const t = useClientWords()
  const { integer, decimal, percent } = useFormats()
  const today = useToday()
  const { data: energy } = useQuery(clientEnergyQuery(clientId))
  return ({ targets, spentKcal = null, ...days }) => {
    const week = thisWeekOf(days, today)
    const mean = meanOfWeek(targets, week)
    const need = energy && comparedNeed(energy, spentKcal, today)
    const kg = energy?.facts.weight?.kg
    const sentences: string[] = []
    if (week !== null && mean.kcal !== null) sentences.push(t('onAverage', { kcal: integer(Math.round(mean.kcal)) }))
    if (need?.kcal && mean.kcal !== null) {
      const difference = differenceFromNeed(mean.kcal, need.kcal)
      const values = { kcal: integer(Math.abs(difference.kcal)), percent: signed(difference.percent, value => percent(value)) }
      const word = difference.kcal === 0 ? 'level' : difference.kcal < 0 ? 'below' : 'above'
      sentences.push(t(need.isSpent ? `${word}Spent` : word, values))
    }
    if (need?.isSpent === false && spentKcal !== null) sentences.push(t('spentRefused', { kcal: integer(spentKcal) }))
    if (kg !== undefined && mean.protein !== null) sentences.push(t('protein', { amount: decimal(mean.protein / kg, { most: 1 }) }))
    return sentences
  }
}
