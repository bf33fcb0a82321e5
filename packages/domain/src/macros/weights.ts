import type { EnergyChoices, EnergyFacts } from '@allenio/contract/energy-fields'
import { weightMovesByPercent } from '@allenio/contract/macro-assignments'
import { desirableWeight } from '@allenio/domain/visits'

/** The typed one counts, else that of the chosen formula; null where the record lacks what it takes. */
export function desirableKg(facts: EnergyFacts, { manualDesirableKg, desirableFormula }: EnergyChoices): number | null {
  if (manualDesirableKg !== null) return manualDesirableKg
  const weight = desirableWeight(desirableFormula, { gender: facts.sex, age: facts.age, height: facts.heightCm })
  // of somebody very short the formulas make a weight that nobody has
  return 'kg' in weight && weight.kg > 0 ? weight.kg : null
}

/** Far enough for the grams per kg of a client to be worked out anew. */
export const hasWeightMoved = (frozenKg: number, nowKg: number): boolean =>
  Math.abs(nowKg - frozenKg) * 100 >= frozenKg * weightMovesByPercent
