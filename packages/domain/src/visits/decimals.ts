/** Takes back the error of binary fractions: 15.3 × 31.65 + 679 is 1163.245, and not a hair less. */
export const withoutNoise = (value: number): number => Number(value.toPrecision(12))

/** Rounds half up, once, at the end of a calculation; never -0. */
export const roundTo2 = (value: number): number => Math.round(withoutNoise(value * 100)) / 100 + 0

/** The middle one, or the mean of the two in the middle; undefined of none. */
export function medianOf(values: readonly number[]): number | undefined {
  const ordered = values.toSorted((one, other) => one - other)
  const [lower, upper] = [ordered[Math.floor((ordered.length - 1) / 2)], ordered[Math.floor(ordered.length / 2)]]
  return lower === undefined || upper === undefined ? undefined : withoutNoise((lower + upper) / 2)
}
