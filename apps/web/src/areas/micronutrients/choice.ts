import { nutrientCodes, type NutrientCode } from '@allenio/contract/aliments'
import type { Micronutrient } from '@allenio/contract/micronutrients'
import { plain } from '#lib/words'

export type Choice = ReadonlySet<NutrientCode>

export const chosenOf = (micronutrients: readonly Micronutrient[]): Choice =>
  new Set(micronutrients.filter(({ isActiveForUser }) => isActiveForUser).map(({ id }) => id))

/** Several nutrients are added, or taken out. */
export function withCodes(choice: Choice, codes: readonly NutrientCode[], isOn: boolean): Choice {
  const changed = new Set(codes)
  return isOn ? new Set([...choice, ...changed]) : new Set([...choice].filter(code => !changed.has(code)))
}

/** In the order of their groups, whatever order they were chosen in. */
export const codesOf = (choice: Choice): NutrientCode[] => nutrientCodes.filter(code => choice.has(code))

/** Finds nutrients by a part of their name, or by the codes that labels and studies print, such as 'omega 3'. */
export function findNutrients(micronutrients: readonly Micronutrient[], search: string): readonly Micronutrient[] {
  const needle = plain(search)
  return micronutrients.filter(({ id, name }) => plain(name).includes(needle) || id.replaceAll('_', ' ').includes(needle))
}
