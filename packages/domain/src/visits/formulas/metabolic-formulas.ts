import { bandAt } from './age-bands.ts'
import { readFacts, readFactsFrom } from './body-facts.ts'
import type { BodyFacts, BodyField, BodyInputs } from './body-inputs.ts'
import { roundTo2 } from '../decimals.ts'
import type { AgeOutOfRange, MinimumAge, MissingValues } from './formula-faults.ts'
import { metabolicReadings, type AgeBands, type HeightTerms, type LeanMassReading, type WeightTerms } from './readings.ts'

export interface MetabolicFormula {
  fields: readonly BodyField[]
  rate: (inputs: BodyInputs) => { bmr: number } | MissingValues | AgeOutOfRange
}

interface Equation<Field extends BodyField> {
  fields: readonly Field[]
  minimumAge?: MinimumAge
  kcal: (body: BodyFacts<Field>) => number
}

/** An equation sees the fields that it names and no others. */
const formula = <Field extends BodyField>({ fields, minimumAge, kcal }: Equation<Field>): MetabolicFormula => ({
  fields,
  rate: inputs => {
    const answer = minimumAge === undefined ? readFacts(fields, inputs) : readFactsFrom(minimumAge, fields, inputs)
    return 'facts' in answer ? { bmr: roundTo2(kcal(answer.facts)) } : answer
  },
})

const byWeight = (bands: AgeBands<WeightTerms>) =>
  formula({
    fields: ['weight', 'gender', 'age'],
    minimumAge: bands[0].from,
    kcal: ({ weight, gender, age }) => {
      const { kg, constant } = bandAt(bands, age)[gender]
      return kg * weight + constant
    },
  })

const byWeightAndHeight = (bands: AgeBands<HeightTerms>) =>
  formula({
    fields: ['weight', 'height', 'gender', 'age'],
    minimumAge: bands[0].from,
    kcal: ({ weight, height, gender, age }) => {
      const { kg, metre, constant } = bandAt(bands, age)[gender]
      return kg * weight + metre * (height / 100) + constant
    },
  })

const byAgeInYears = (reading: typeof metabolicReadings.HARRIS_BENEDICT | typeof metabolicReadings.MIFFLIN_ST_JEOR) =>
  formula({
    fields: ['weight', 'height', 'gender', 'age'],
    kcal: ({ weight, height, gender, age }) => {
      const { kg, cm, year, constant } = reading[gender]
      return kg * weight + cm * height + year * age + constant
    },
  })

export const byLeanMass = ({ kcalPerLeanKg, leanMass }: LeanMassReading) =>
  formula({
    fields: ['weight', 'height', 'gender'],
    kcal: ({ weight, height, gender }) => {
      const { kg, cm, constant, kgByCmSquare = 0 } = leanMass[gender]
      return kcalPerLeanKg * (kg * weight + cm * height + constant + kgByCmSquare * (weight / height) ** 2)
    },
  })

const katchMcArdle = formula({
  fields: ['weight', 'fat_free_mass_perc'],
  kcal: ({ weight, fat_free_mass_perc }) => {
    const { kcalPerLeanKg, constant } = metabolicReadings.KATCH_MCARDLE
    return constant + kcalPerLeanKg * ((weight * fat_free_mass_perc) / 100)
  },
})

export const formulas = {
  MOLNAR: byWeight(metabolicReadings.MOLNAR.bands),
  FAO_WHO_UNU: byWeight(metabolicReadings.FAO_WHO_UNU.bands),
  SCHOFIELD: byWeight(metabolicReadings.SCHOFIELD.bands),
  HARRIS_BENEDICT: byAgeInYears(metabolicReadings.HARRIS_BENEDICT),
  HENRY_OXFORD: byWeightAndHeight(metabolicReadings.HENRY_OXFORD.bands),
  MIFFLIN_ST_JEOR: byAgeInYears(metabolicReadings.MIFFLIN_ST_JEOR),
  GRANDE_AND_KEYS: byLeanMass(metabolicReadings.GRANDE_AND_KEYS),
  KATCH_MCARDLE: katchMcArdle,
} as const satisfies Record<keyof typeof metabolicReadings, MetabolicFormula>
