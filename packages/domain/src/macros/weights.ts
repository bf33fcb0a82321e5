import { weightMovesByPercent, type EnergyChoices, type EnergyFacts } from '@allenio/contract/macros'
import { desirableWeight } from '@allenio/domain/visits'

/** The weight that was typed, else the weight by the chosen formula; null where the record lacks what the formula needs. */
export function desirableKg(facts: EnergyFacts, { manualDesirableKg, desirableFormula }: EnergyChoices): number | null {
  if (manualDesirableKg !== null) return manualDesirableKg
  const weight = desirableWeight(desirableFormula, { gender: facts.sex, age: facts.age, height: facts.heightCm })
  // for very short people the formulas compute a weight of zero or less
  return 'kg' in weight && weight.kg > 0 ? weight.kg : null
}

/** Whether the weight has changed so much that the grams per kg of a client should be computed again. */
export const hasWeightMoved = (frozenKg: number, nowKg: number): boolean =>
  Math.abs(nowKg - frozenKg) * 100 >= frozenKg * weightMovesByPercent
