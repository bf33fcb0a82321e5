import { missingWithoutSex, readFacts, sexOf } from './body-facts.ts'
import type { BodyFacts, BodyInputs } from './body-inputs.ts'
import { roundTo2 } from '../decimals.ts'
import type { MissingValues } from './formula-faults.ts'

export interface BodySurface {
  squareMetres: number
  inputs: BodyFacts<'weight' | 'height'>
}

/** Du Bois, 1916. */
export function bodySurface(inputs: BodyInputs): BodySurface | MissingValues<'weight' | 'height'> {
  const answer = readFacts(['weight', 'height'], inputs)
  if (!('facts' in answer)) return answer
  const { weight, height } = answer.facts
  return { squareMetres: roundTo2(0.007184 * weight ** 0.425 * height ** 0.725), inputs: answer.facts }
}

type WaterField = 'weight' | 'height' | 'gender' | 'age'

const waterFields = { male: ['weight', 'height', 'gender', 'age'], female: ['weight', 'height', 'gender'] } as const

export interface BodyWater {
  litres: number
  /** Only those that the equation takes. */
  inputs: Partial<BodyFacts<WaterField>>
}

/** Watson, 1980: all the water of the body. The age counts for men alone. */
export function bodyWater(inputs: BodyInputs): BodyWater | MissingValues<WaterField> {
  const sex = sexOf(inputs)
  if (sex === undefined) return missingWithoutSex<WaterField>(waterFields, inputs)
  return sex === 'male' ? waterOfMen(inputs) : waterOfWomen(inputs)
}

function waterOfMen(inputs: BodyInputs): BodyWater | MissingValues<WaterField> {
  const answer = readFacts(waterFields.male, inputs)
  if (!('facts' in answer)) return answer
  const { weight, height, age } = answer.facts
  return { litres: roundTo2(2.447 - 0.09516 * age + 0.1074 * height + 0.3362 * weight), inputs: answer.facts }
}

function waterOfWomen(inputs: BodyInputs): BodyWater | MissingValues<WaterField> {
  const answer = readFacts(waterFields.female, inputs)
  if (!('facts' in answer)) return answer
  const { weight, height } = answer.facts
  return { litres: roundTo2(-2.097 + 0.1069 * height + 0.2466 * weight), inputs: answer.facts }
}
