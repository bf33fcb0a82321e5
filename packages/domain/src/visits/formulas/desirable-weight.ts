import type { DesirableWeightFormula } from '@allenio/contract/macros'
import { readFacts } from './body-facts.ts'
import type { BodyFacts, BodyInputs, Sex } from './body-inputs.ts'
import { roundTo2 } from '../decimals.ts'
import type { InvalidFormula, MissingValues } from './formula-faults.ts'

/** The people for whom these formulas are meant; others get a figure too, and a hint beside it. */
export const desirableWeightPopulation = { minimumAge: 18, heightCm: { min: 140, max: 220 } } as const

type WeightField = 'height' | 'gender' | 'age'

export interface DesirableWeight {
  kg: number
  /** Only those that the formula takes. */
  inputs: Partial<BodyFacts<WeightField>>
}

type WeightFormula = (inputs: BodyInputs) => DesirableWeight | MissingValues<WeightField>

const formula =
  <Field extends WeightField>(fields: readonly Field[], kg: (body: BodyFacts<Field>) => number): WeightFormula =>
  inputs => {
    const answer = readFacts(fields, inputs)
    return 'facts' in answer ? { kg: roundTo2(kg(answer.facts)), inputs: answer.facts } : answer
  }

const byHeight = (kg: (height: number) => number) => formula(['height'], ({ height }) => kg(height))

const byHeightAndSex = (kg: Record<Sex, (height: number) => number>) =>
  formula(['height', 'gender'], ({ height, gender }) => kg[gender](height))

const byHeightAndAge = (kg: (height: number, age: number) => number) => formula(['height', 'age'], ({ height, age }) => kg(height, age))

const squareMetres = (height: number): number => (height / 100) ** 2
const inchesAboveFiveFeet = (height: number): number => height / 2.54 - 60

// Pages of Italian dietetics agree on Lorentz to Travia; Perrault is sometimes printed without the brackets.
const formulas = {
  LORENTZ: byHeightAndSex({ male: height => height - 100 - (height - 150) / 4, female: height => height - 100 - (height - 150) / 2 }),
  // Italy takes 104 for women
  BROCA: byHeightAndSex({ male: height => height - 100, female: height => height - 104 }),
  BERTHEAN: byHeightAndAge((height, age) => 0.8 * (height - 100) + age / 2),
  PERRAULT: byHeightAndAge((height, age) => 0.9 * (height - 100 + age / 10)),
  VAN_DER_VAEL: byHeightAndSex({ male: height => 0.75 * (height - 150) + 50, female: height => 0.6 * (height - 150) + 50 }),
  KEYS: byHeightAndSex({ male: height => 22.1 * squareMetres(height), female: height => 20.6 * squareMetres(height) }),
  TRAVIA: byHeight(height => 1.012 * height - 107.5),
  BMI_22_5: byHeight(height => 22.5 * squareMetres(height)),
  // Devine, 1974, took the height in inches above five feet
  DEVINE: byHeightAndSex({
    male: height => 50 + 2.3 * inchesAboveFiveFeet(height),
    female: height => 45.5 + 2.3 * inchesAboveFiveFeet(height),
  }),
} as const satisfies Record<DesirableWeightFormula, WeightFormula>

export const desirableWeight = (name: string, inputs: BodyInputs): ReturnType<WeightFormula> | InvalidFormula =>
  isFormula(name) ? formulas[name](inputs) : { error: 'invalid formula' }

const isFormula = (name: string): name is DesirableWeightFormula => Object.hasOwn(formulas, name)
