import { sexes } from '@allenio/contract/clients'
import type { BodyFacts, BodyField, BodyInputs, Sex } from './body-inputs.ts'
import { ageOutOfRange, type AgeOutOfRange, type MinimumAge, type MissingValues } from './formula-faults.ts'

/**
 * The fields that a formula needs and no others, so that no other can change its result. Missing ones are reported in the order of
 * `fields`, where sex and age come last.
 */
export function readFacts<Field extends BodyField>(
  fields: readonly Field[],
  inputs: BodyInputs,
): { facts: BodyFacts<Field> } | MissingValues<Field> {
  const missingValues = missingFields(fields, inputs)
  if (missingValues.length > 0) return { missingValues }
  // each of the fields has been judged, which the compiler cannot know
  return { facts: Object.fromEntries(fields.map(field => [field, inputs[field]])) as BodyFacts<Field> }
}

const missingFields = <Field extends BodyField>(fields: readonly Field[], inputs: BodyInputs): Field[] =>
  fields.filter(field => isEmpty(field, inputs[field]))

/** For formulas that need different fields of men and women: without a sex, what one of them alone needs is not known to be missing. */
export function missingWithoutSex<Field extends BodyField>(
  fields: Readonly<Record<Sex, readonly Field[]>>,
  inputs: BodyInputs,
): MissingValues<Field> {
  const fieldsOfBoth = fields.male.filter(field => fields.female.includes(field))
  return { missingValues: missingFields(fieldsOfBoth, inputs) }
}

export const sexOf = ({ gender }: BodyInputs): Sex | undefined => sexes.find(sex => sex === gender)

/** Reads the fields of a formula with a limit of age, which is judged when nothing is missing. */
export function readFactsFrom<Field extends BodyField>(
  minimumAge: MinimumAge,
  fields: readonly Field[],
  inputs: BodyInputs,
): { facts: BodyFacts<Field> } | MissingValues<Field> | AgeOutOfRange {
  const { age } = inputs
  // an age before birth is below the limit, not missing
  const answer = readFacts(fields, isFigure(age) ? { ...inputs, age: Math.max(0, age) } : inputs)
  return 'facts' in answer && isFigure(age) && age < minimumAge ? ageOutOfRange(minimumAge) : answer
}

/** No caliper, scale or rule reads 0; an age is 0 in the first year of a life. */
function isEmpty(field: BodyField, value: unknown): boolean {
  if (field === 'gender') return !sexes.some(sex => sex === value)
  return field === 'age' ? !isFigure(value) || value < 0 : !isMeasure(value)
}

/** Beyond these a figure is a typing error, and as empty as 0 and Infinity: a result could not be rounded any more. */
const smallestMeasure = 0.000_001
const largestFigure = 1_000_000_000

export const isFigure = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= largestFigure
export const isMeasure = (value: unknown): value is number => isFigure(value) && value >= smallestMeasure
