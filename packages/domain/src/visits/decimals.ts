/** Takes back the error of binary fractions: 15.3 × 31.65 + 679 is 1163.245, and not a hair less. */
export const withoutNoise = (value: number): number => Number(value.toPrecision(12))

/** Rounds half up, once, at the end of a calculation; never -0. */
export const roundTo2 = (value: number): number => Math.round(withoutNoise(value * 100)) / 100 + 0
