import {
  desirableWeightFormulas,
  metabolicFormulas,
  type DesirableWeightFormula,
  type EnergyFacts,
  type MetabolicFormulaName,
} from '@allenio/contract/macros'
import { energyNeed } from '@allenio/domain/macros'
import type { Energy } from './data.ts'
import { faultOf, type Fault } from './faults.ts'

interface FormulaOption<Name extends string> {
  formula: Name
  /** kcal or kg of this client. */
  figure: number | null
  fault: Fault | undefined
}

type Sources = Pick<Energy, 'facts' | 'choices'>

/** Every formula with its figure, so that they are compared before one is chosen. A rate that was typed is the last. */
export const rateOptions = ({ facts, choices }: Sources, today: string): FormulaOption<MetabolicFormulaName>[] =>
  metabolicFormulas.map(formula => {
    const { bmr, rate } = energyNeed({ facts, choices: { ...choices, formula }, state: null }, today)
    return { formula, figure: bmr, fault: faultOf(rate) }
  })

export const desirableOptions = ({ facts, choices }: Sources, today: string): FormulaOption<DesirableWeightFormula>[] =>
  desirableWeightFormulas.map(formula => {
    const { desirable } = energyNeed({ facts, choices: { ...choices, desirableFormula: formula }, state: null }, today)
    return { formula, figure: 'kg' in desirable && desirable.kg > 0 ? desirable.kg : null, fault: faultOf(desirable) }
  })

/** The formulas of a desirable weight are meant for adults of 140 to 220 cm. */
export const isOfPopulation = (
  { age, heightCm }: EnergyFacts,
  population: { minimumAge: number; heightCm: { min: number; max: number } },
): boolean =>
  (age === null || age >= population.minimumAge) &&
  (heightCm === null || (heightCm >= population.heightCm.min && heightCm <= population.heightCm.max))
