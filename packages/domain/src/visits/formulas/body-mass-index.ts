import { adultAge } from './age-bands.ts'
import { readFacts, readFactsFrom } from './body-facts.ts'
import type { BodyFacts, BodyInputs } from './body-inputs.ts'
import { roundTo2, withoutNoise } from '../decimals.ts'
import type { AgeOutOfRange, MissingValues } from './formula-faults.ts'

// The classes are for adults (WHO, Technical Report Series 894, 2000). Children are judged by percentiles instead.
const classLimits = [
  { below: 18.5, bodyMassClass: 'underweight' },
  { below: 25, bodyMassClass: 'normal' },
  { below: 30, bodyMassClass: 'overweight' },
  { below: 35, bodyMassClass: 'obesity 1' },
  { below: 40, bodyMassClass: 'obesity 2' },
] as const
const healthyRange = { from: 18.5, to: 24.9 }

export type BodyMassClass = (typeof classLimits)[number]['bodyMassClass'] | 'obesity 3'

export interface BodyMassIndex {
  bmi: number
  /** The class, which only adults have: a client whose age is not known counts as no adult. */
  bodyMassClass: BodyMassClass | null
  inputs: BodyFacts<'weight' | 'height'>
}

/** The weight by the square of the height in metres, at any age. */
export function bodyMassIndex(inputs: BodyInputs): BodyMassIndex | MissingValues<'weight' | 'height'> {
  const answer = readFacts(['weight', 'height'], inputs)
  if (!('facts' in answer)) return answer
  const { facts } = answer
  const isAdult = 'facts' in readFactsFrom(adultAge, ['age'], inputs)
  // the class goes by the index before it is rounded: 24.996 is still below 25
  const index = withoutNoise((facts.weight * 10_000) / facts.height ** 2)
  return { bmi: roundTo2(index), bodyMassClass: isAdult ? classOf(index) : null, inputs: facts }
}

const classOf = (index: number): BodyMassClass => classLimits.find(({ below }) => index < below)?.bodyMassClass ?? 'obesity 3'

/** A range of weights in kg. */
export interface HealthyWeights {
  from: number
  to: number
  inputs: BodyFacts<'height' | 'age'>
}

/** The weights whose index is healthy at this height; for adults, as the classes are. */
export function healthyWeights(inputs: BodyInputs): HealthyWeights | MissingValues<'height' | 'age'> | AgeOutOfRange {
  const answer = readFactsFrom(adultAge, ['height', 'age'], inputs)
  if (!('facts' in answer)) return answer
  const { facts } = answer
  const weightAt = (index: number) => roundTo2((index * facts.height ** 2) / 10_000)
  return { from: weightAt(healthyRange.from), to: weightAt(healthyRange.to), inputs: facts }
}
