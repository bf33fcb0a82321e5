// The names that visits, their schema and the rules of body composition share. The formulas themselves are in domain/visits.

/** How a visit knows the fat of a body: by folds, by bioimpedance, or typed. Only folds are computed. */
export const measurementTypes = ['FOLDS', 'BIA', 'MANUAL'] as const
export type MeasurementType = (typeof measurementTypes)[number]

/** In the order of the spec. */
export const bodyFatFormulas = [
  'DURNIN_WOMERSLEY',
  'SLOAN',
  'JACKSON_3_SKINFOLDS',
  'JACKSON_4_SKINFOLDS',
  'JACKSON_7_SKINFOLDS',
  'LOHMAN',
  'FAULKNER_4_SKINFOLDS',
  'YUHASZ_6_SKINFOLDS',
  'WITHERS',
  'HEATH_CARTER',
] as const
export type BodyFatFormulaName = (typeof bodyFatFormulas)[number]

/** Folds of the skin, in the order of the spec; the one at the breastplate has no suffix. */
export const foldFields = [
  'triceps_fold',
  'biceps_fold',
  'subscapular_fold',
  'suprailiac_fold',
  'abdominal_fold',
  'thigh_fold',
  'calf_fold',
  'axillary_fold',
  'breastplate',
] as const
export type FoldField = (typeof foldFields)[number]

/** Ready-made lists of what a visit measures, in order; a business makes its own beside them. */
export const readyProtocols = ['four folds', 'seven folds', 'eight folds', 'girths'] as const
export type ReadyProtocol = (typeof readyProtocols)[number]

/** Remarks beside the result of a formula. */
export const formulaWarnings = [
  'approximate',
  /** The name does not tell the equation, and nobody has confirmed this one. */
  'unconfirmed',
  'age outside sample',
  /** From this sum on, the equation yields less fat for thicker folds. */
  'folds past the turn',
  'implausible fat',
  'implausible rate',
] as const
export type FormulaWarning = (typeof formulaWarnings)[number]
