import { isFigure } from './body-facts.ts'
import type { AgeBand, AgeBands } from './readings.ts'

export const adultAge = 18

/** Somebody whose age is not known is taken for neither a child nor an adult. */
export const isChild = (age: number | '' | null | undefined): boolean => isFigure(age) && age < adultAge

/** A person younger than the youngest band was refused before, or belongs to it by sex. */
export function bandAt<Terms>([youngest, ...older]: AgeBands<Terms>, age: number): AgeBand<Terms> {
  return older.findLast(({ from }) => age >= from) ?? youngest
}
