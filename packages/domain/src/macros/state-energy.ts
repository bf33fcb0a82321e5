import type { BodyState } from '@allenio/contract/macros'
import { daysBetween } from '@allenio/domain/days'

/** kcal a day on top of the need, or why nobody gives a figure. */
export type StateEnergy =
  | { kind: 'pregnancy'; week: number; trimester: 1 | 2 | 3; kcal: number }
  | { kind: 'lactation'; months: number; kcal: number | null }
  | { kind: 'over' }

const daysOfPregnancy = 280
/** The days after the due day from which on the birth has surely come, and the state should be changed. */
const overdueDays = 21
const daysOfMonth = 30.4375

// EFSA, Scientific Opinion on Dietary Reference Values for energy, 2013: 0.29, 1.1 and 2.1 MJ a day in the trimesters, and 2.1 in the
// first six months of breastfeeding. Later it depends on how much is breastfed, and no figure is given.
const ofTrimester = { 1: 70, 2: 260, 3: 500 } as const
const ofBreastfeeding = 500

export function energyOfState(state: BodyState, today: string): StateEnergy {
  if (state.kind === 'lactation') {
    const months = Math.max(0, Math.floor(daysBetween(state.bornDay, today) / daysOfMonth))
    return { kind: 'lactation', months, kcal: months < 6 ? ofBreastfeeding : null }
  }
  const left = daysBetween(today, state.dueDay)
  if (left < -overdueDays) return { kind: 'over' }
  const week = Math.max(0, Math.floor((daysOfPregnancy - left) / 7))
  const trimester = week < 14 ? 1 : week < 28 ? 2 : 3
  return { kind: 'pregnancy', week, trimester, kcal: ofTrimester[trimester] }
}
