export {
  estimateExpenditure,
  expenditureRefusal,
  kcalPerKg,
  leastDays,
  leastLoggedShare,
  leastWeights,
  trendDays,
  type Expenditure,
  type TrendGap,
  type TrendInput,
} from './expenditure.ts'
export { kcalPerDayOf, kgPerWeekOf } from './weekly-change.ts'
export { largestChange, proposeTarget, type CurrentTarget, type TargetProposal } from './proposal.ts'
