import type { BodyField } from './body-inputs.ts'

/** The fields that are empty although the formula needs them; they are reported before an age that is too low. */
export interface MissingValues<Field extends string = BodyField> {
  missingValues: Field[]
}

export interface InvalidFormula {
  error: 'invalid formula'
}

export type MinimumAge = 3 | 16 | 17 | 18

/** `minimum` stands for {0} of 'Age out of valid range ({0} years)'. */
export interface AgeOutOfRange {
  error: 'age out of range'
  minimum: `${MinimumAge}+`
}

export const ageOutOfRange = (minimum: MinimumAge): AgeOutOfRange => ({ error: 'age out of range', minimum: `${minimum}+` })
