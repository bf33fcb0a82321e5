import type { BodyState, EnergyChoices, EnergyFacts } from '@allenio/contract/macros'
import { bodyMassIndex, desirableWeight, healthyWeights, metabolicRate, totalEnergy, type BodyInputs } from '@allenio/domain/visits'
import { energyOfState, type StateEnergy } from './state-energy.ts'
import { desirableKg } from './weights.ts'

/** The need of a client in a day: each figure carries the values that it follows from, or those that are missing. */
export interface EnergyNeed {
  rate: ReturnType<typeof metabolicRate>
  /** kcal a day: typed, or of the formula; null where something is missing. */
  bmr: number | null
  total: ReturnType<typeof totalEnergy>
  ofState: StateEnergy | null
  /** Rate times activity, and what a pregnancy or breastfeeding adds. */
  kcal: number | null
  /** The need with what was decided below or above it; the need itself as long as nobody has decided. */
  targetKcal: number | null
  index: ReturnType<typeof bodyMassIndex>
  healthy: ReturnType<typeof healthyWeights>
  desirable: ReturnType<typeof desirableWeight>
  desirableKg: number | null
}

export interface EnergySources {
  facts: EnergyFacts
  choices: EnergyChoices
  state: BodyState | null
}

export function energyNeed({ facts, choices, state }: EnergySources, today: string): EnergyNeed {
  const inputs: BodyInputs = {
    weight: facts.weight?.kg,
    height: facts.heightCm,
    fat_free_mass_perc: facts.fatFreePercent?.value,
    gender: facts.sex,
    age: facts.age,
  }
  const rate = metabolicRate(choices.formula, inputs)
  const bmr = choices.formula === 'MANUAL' ? choices.manualBmr : 'bmr' in rate ? rate.bmr : null
  const total = totalEnergy({ bmr, activityLevel: choices.activityLevel })
  const ofState = state && energyOfState(state, today)
  const added = ofState !== null && 'kcal' in ofState ? ofState.kcal : 0
  const kcal = 'tdee' in total ? Math.round(total.tdee + (added ?? 0)) : null
  return {
    rate,
    bmr,
    total,
    ofState,
    kcal,
    targetKcal: kcal === null ? null : Math.max(0, kcal + (choices.adjustmentKcal ?? 0)),
    index: bodyMassIndex(inputs),
    healthy: healthyWeights(inputs),
    desirable: desirableWeight(choices.desirableFormula, inputs),
    desirableKg: desirableKg(facts, choices),
  }
}
