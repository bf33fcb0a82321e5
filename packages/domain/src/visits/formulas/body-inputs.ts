import type { sexes } from '@allenio/contract/clients'

export type Sex = (typeof sexes)[number]

interface FieldValues {
  /** kg */
  weight: number
  /** cm */
  height: number
  /** Lean mass as a percentage of the weight. */
  fat_free_mass_perc: number
  /** Folds are in mm; the one at the breastplate has no suffix. */
  triceps_fold: number
  biceps_fold: number
  subscapular_fold: number
  suprailiac_fold: number
  abdominal_fold: number
  thigh_fold: number
  calf_fold: number
  axillary_fold: number
  breastplate: number
  /** Girths are in cm, by the names of the metrics. */
  neck: number
  waist: number
  navel: number
  hips: number
  gender: Sex
  /** Years, with or without decimals. */
  age: number
}

/** All fields that formulas take; they have the names of the spec where it has one. */
export type BodyField = keyof FieldValues

/** The fields as forms and tables hold them: many are empty. */
export type BodyInputs = { readonly [Field in BodyField]?: FieldValues[Field] | '' | null }

/** The fields that one formula needs, all of them there. */
export type BodyFacts<Field extends BodyField> = Readonly<Pick<FieldValues, Field>>
