import type { EnergyFacts } from '@allenio/contract/macros'
import { hrefTo } from '#lib/screens'

/** Formulas take these facts of a client; they are shown in this order. */
export const factFields = ['gender', 'age', 'height', 'weight', 'fat_free_mass_perc'] as const
export type FactField = (typeof factFields)[number]

/** The place where each is entered. */
const places = {
  gender: 'record',
  age: 'record',
  height: 'record',
  weight: 'weights',
  fat_free_mass_perc: 'metrics',
} as const satisfies Record<FactField, string>
export type FactPlace = (typeof places)[FactField]

export const placesOf = (fields: readonly FactField[]): FactPlace[] => [...new Set(fields.map(field => places[field]))]

export const hrefOfPlace = (place: FactPlace, id: string): string => {
  if (place === 'record') return hrefTo('/clients/$id/edit', { id })
  return place === 'weights' ? hrefTo('/clients/$id/weights', { id }) : hrefTo('/clients/$id/metrics', { id })
}

export const missingFacts = (facts: EnergyFacts): FactField[] => {
  const values = {
    gender: facts.sex,
    age: facts.age,
    height: facts.heightCm,
    weight: facts.weight,
    fat_free_mass_perc: facts.fatFreePercent,
  }
  return factFields.filter(field => values[field] === null)
}
