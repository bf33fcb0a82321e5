import { isChild } from './age-bands.ts'
import { missingWithoutSex, readFacts, sexOf } from './body-facts.ts'
import { fatOfDensity, sharesOf, type BodyShares } from './body-shares.ts'
import type { BodyFacts, BodyInputs } from './body-inputs.ts'
import { roundTo2, withoutNoise } from '../decimals.ts'
import type { MissingValues } from './formula-faults.ts'

// A waist that is raised tells of a risk: WHO 2008 for the ratio to the hips, by sex; half of the height for everybody.
const raisedToHips = { male: 0.9, female: 0.85 } as const
const raisedToHeight = 0.5

export interface WaistRatio<Field extends 'waist' | 'hips' | 'height'> {
  ratio: number
  /** Undefined where it goes by a sex that is not known, or by limits of adults. */
  isRaised: boolean | undefined
  inputs: BodyFacts<Field>
}

// whether it is raised goes by the ratio before it is rounded, as the classes of the body mass index do
export function waistToHips(inputs: BodyInputs): WaistRatio<'waist' | 'hips'> | MissingValues<'waist' | 'hips'> {
  const answer = readFacts(['waist', 'hips'], inputs)
  if (!('facts' in answer)) return answer
  const { facts } = answer
  const sex = sexOf(inputs)
  const ratio = withoutNoise(facts.waist / facts.hips)
  return { ratio: roundTo2(ratio), isRaised: isChild(inputs.age) ? undefined : sex && ratio >= raisedToHips[sex], inputs: facts }
}

export function waistToHeight(inputs: BodyInputs): WaistRatio<'waist' | 'height'> | MissingValues<'waist' | 'height'> {
  const answer = readFacts(['waist', 'height'], inputs)
  if (!('facts' in answer)) return answer
  const { facts } = answer
  const ratio = withoutNoise(facts.waist / facts.height)
  return { ratio: roundTo2(ratio), isRaised: ratio >= raisedToHeight, inputs: facts }
}

type NavyField = 'navel' | 'waist' | 'hips' | 'neck' | 'height' | 'gender'

// the waist of men is measured at the navel, that of women at its narrowest
const navyFields = { male: ['navel', 'neck', 'height', 'gender'], female: ['waist', 'hips', 'neck', 'height', 'gender'] } as const

/** A neck that is as large as the waist, or girths that yield no density. */
export interface ContradictoryGirths {
  error: 'girths contradict'
}

/**
 * Percent of fat by girths, of the US Navy: Hodgdon JA, Beckett MB. Naval Health Research Center, reports 84-11 and 84-29, 1984. It is
 * beside the formulas of folds, and never the fat of a visit.
 */
export function navyBodyFat(
  inputs: BodyInputs,
): (BodyShares & { inputs: Partial<BodyFacts<NavyField>> }) | MissingValues<NavyField> | ContradictoryGirths {
  const sex = sexOf(inputs)
  if (sex === undefined) return missingWithoutSex<NavyField>(navyFields, inputs)
  return sex === 'male' ? navyFatOfMen(inputs) : navyFatOfWomen(inputs)
}

function navyFatOfMen(inputs: BodyInputs) {
  const answer = readFacts(navyFields.male, inputs)
  if (!('facts' in answer)) return answer
  const { facts } = answer
  return navyShares(1.0324 - 0.19077 * Math.log10(facts.navel - facts.neck) + 0.15456 * Math.log10(facts.height), facts)
}

function navyFatOfWomen(inputs: BodyInputs) {
  const answer = readFacts(navyFields.female, inputs)
  if (!('facts' in answer)) return answer
  const { facts } = answer
  const girths = facts.waist + facts.hips - facts.neck
  return navyShares(1.29579 - 0.35004 * Math.log10(girths) + 0.221 * Math.log10(facts.height), facts)
}

/** The logarithm of 0 makes an endless density, that of less is no number. */
function navyShares<Facts>(density: number, facts: Facts): (BodyShares & { inputs: Facts }) | ContradictoryGirths {
  const isDensity = Number.isFinite(density) && density > 0
  return isDensity ? { ...sharesOf(fatOfDensity(density)), inputs: facts } : { error: 'girths contradict' }
}
