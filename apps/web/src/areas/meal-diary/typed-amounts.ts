import { decimalOf } from '#ui/decimal-field'

/** Reads a whole number, grouped or not, with or without its unit; undefined where it is none, or not within the limits. */
export function readWhole(text: string, { least, most }: { least: number; most: number }): number | undefined {
  const number = decimalOf(text, 0)
  return number !== undefined && Number.isInteger(number) && number >= least && number <= most ? number : undefined
}
