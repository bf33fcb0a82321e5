import type { AgeBand, AgeBands } from './readings.ts'

/** Whoever is younger than the youngest band was refused before, or belongs to it by sex. */
export function bandAt<Terms>([youngest, ...older]: AgeBands<Terms>, age: number): AgeBand<Terms> {
  return older.findLast(({ from }) => age >= from) ?? youngest
}
