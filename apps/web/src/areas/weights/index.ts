import { lazyPart } from '#lib/lazy-part'

export { weightsQuery } from './data.ts'
export { ReplaceChoice, type SameDayWeight } from './entry/same-day.tsx'
export { useReplaceable } from './entry/use-replaceable.ts'
export { useOwnWeights, type OwnWeight } from './own/own-weights.ts'
export { weightTarget } from './target.ts'
export const OwnWeightPanel = lazyPart(() => import('./own/own-panel.tsx'), 'OwnWeightPanel')
