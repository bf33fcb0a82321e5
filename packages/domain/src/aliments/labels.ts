import type { Wording } from '@allenio/contract'
import {
  labelReadingDays,
  type AllergenState,
  type DatedVerdict,
  type LabelledFood,
  type LabelState,
  type ProductState,
} from '@allenio/contract/aliments'
import { addDays } from '@allenio/domain/days'

/** The key of a food for labels: its id, or its name where it has none. */
export const labelFoodKey = ({ id, name }: LabelledFood): string => id ?? `name ${name.trim().toLowerCase().replaceAll(/\s+/g, ' ')}`

/** The one name of what only words describe. */
export const labelledName = ({ it, en }: Wording): string => it.trim() || en.trim()

/**
 * A label answers a doubt, and may name more than is known of the food. What a food contains, or may contain by what somebody says of it,
 * is not taken back by the label of one product.
 */
export function stateWithLabel(state: AllergenState, label: LabelState | undefined): AllergenState {
  if (label === undefined || state === 'contains') return state
  if (label === 'free') return state === 'not known' ? 'free' : state
  return label
}

interface Reading {
  verdicts: readonly DatedVerdict[]
  isWithdrawn: boolean
}

const isOld = ({ readOn }: Pick<DatedVerdict, 'readOn'>, today: string): boolean => addDays(readOn, labelReadingDays) < today

/** The verdicts that count today. An old one that names something still warns, because nobody has read otherwise. */
export const validVerdicts = <Verdict extends DatedVerdict>(
  { verdicts, isWithdrawn }: { verdicts: readonly Verdict[]; isWithdrawn: boolean },
  today: string,
): Verdict[] => (isWithdrawn ? [] : verdicts.filter(verdict => verdict.state !== 'free' || !isOld(verdict, today)))

/** A product asks for a new reading once one of its verdicts is too old. */
export function productState({ verdicts, isWithdrawn }: Reading, today: string): ProductState {
  if (isWithdrawn) return 'withdrawn'
  return verdicts.some(verdict => isOld(verdict, today)) ? 'expired' : 'current'
}
