import { z } from 'zod'
import { sexes } from '../clients/clients.ts'
import { Day } from '../lists.ts'

// The facts and choices from which a person's daily need is computed. The formulas themselves are in domain/visits.

/** The error for an unknown formula. */
export const invalidFormula = 'invalid formula'

/** The formulas in the order of the spec; MANUAL means that the rate was typed. */
export const metabolicFormulas = [
  'MOLNAR',
  'FAO_WHO_UNU',
  'SCHOFIELD',
  'HARRIS_BENEDICT',
  'HENRY_OXFORD',
  'MIFFLIN_ST_JEOR',
  'GRANDE_AND_KEYS',
  'KATCH_MCARDLE',
  'MANUAL',
] as const
export type MetabolicFormulaName = (typeof metabolicFormulas)[number]

/** The levels of the Italian reference intakes (LARN); their names are unlike the others', whose factors differ. */
export const larnLevels = ['LARN sedentary', 'LARN moderately active', 'LARN active', 'LARN very active'] as const
export const activityLevels = [
  'sedentary',
  'lightly active',
  'moderately active',
  'active',
  'very active',
  'extremely active',
  ...larnLevels,
] as const
export type ActivityLevel = (typeof activityLevels)[number]

export const desirableWeightFormulas = [
  'LORENTZ',
  'BROCA',
  'BERTHEAN',
  'PERRAULT',
  'VAN_DER_VAEL',
  'KEYS',
  'TRAVIA',
  'BMI_22_5',
  'DEVINE',
] as const
export type DesirableWeightFormula = (typeof desirableWeightFormulas)[number]

/** The due day tells a pregnancy, the day of birth breastfeeding: trimester and months follow from them. */
export const BodyState = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pregnancy'), dueDay: Day }),
  z.object({ kind: z.literal('lactation'), bornDay: Day }),
])
export type BodyState = z.output<typeof BodyState>

export const energyRanges = {
  bmr: { min: 300, max: 10_000 },
  desirableKg: { min: 20, max: 300 },
  adjustment: { min: -1500, max: 1500 },
} as const

/** A professional makes these choices for a client; the rest comes from the record. */
export const EnergyChoices = z.object({
  formula: z.enum(metabolicFormulas, invalidFormula),
  /** kcal a day; it counts where the formula is MANUAL. */
  manualBmr: z.number().min(energyRanges.bmr.min).max(energyRanges.bmr.max).nullable(),
  activityLevel: z.enum(activityLevels).nullable(),
  desirableFormula: z.enum(desirableWeightFormulas, invalidFormula),
  /** A weight that was typed instead of the formula's. */
  manualDesirableKg: z.number().min(energyRanges.desirableKg.min).max(energyRanges.desirableKg.max).nullable(),
  /** kcal a day below or above the need, 0 to keep the weight; null as long as nobody has decided. */
  adjustmentKcal: z.int().min(energyRanges.adjustment.min).max(energyRanges.adjustment.max).nullable(),
})
export type EnergyChoices = z.output<typeof EnergyChoices>

export const presetEnergyChoices: EnergyChoices = {
  formula: 'MIFFLIN_ST_JEOR',
  manualBmr: null,
  activityLevel: null,
  desirableFormula: 'LORENTZ',
  manualDesirableKg: null,
  adjustmentKcal: null,
}

/** Facts of the record, the weights and the metrics as they are today; unknown ones are null. */
export const EnergyFacts = z.object({
  sex: z.enum(sexes).nullable(),
  /** Completed years. */
  age: z.number().int().nullable(),
  heightCm: z.number().nullable(),
  weight: z.object({ kg: z.number(), day: Day }).nullable(),
  /** Lean mass as a percentage of the weight. */
  fatFreePercent: z.object({ value: z.number(), day: Day }).nullable(),
})
export type EnergyFacts = z.output<typeof EnergyFacts>
