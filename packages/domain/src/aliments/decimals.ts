/** Beyond this a figure is a typing error: 100 g of a nutrient that is counted in µg. */
export const largestFigure = 100_000_000

/** Takes back the error of binary fractions: 0.1 × 3 is 0.3, and not a hair more. */
export const withoutNoise = (value: number): number => Number(value.toPrecision(12))

/** Nothing below it is noise of a number that is smaller than `surelySmall`. */
const surelyNoNoise = 0.001
const surelySmall = 100_000_000

/** Rounds half up, once, at the end of a calculation; never -0. */
export function roundTo(decimals: number, value: number): number {
  const scale = 10 ** decimals
  const scaled = value * scale
  const rounded = Math.round(scaled)
  // noise decides only near a half, and taking it back is slow
  const isClear = Math.abs(scaled) < surelySmall && Math.abs(Math.abs(scaled - rounded) - 0.5) > surelyNoNoise
  return (isClear ? rounded : Math.round(withoutNoise(scaled))) / scale + 0
}

/** Figures have at most four decimals: the tables of foods publish three, and the fourth is for figures that were typed per serving. */
export const figureDecimals = 4
export const unitsPerFigure = 10 ** figureDecimals

/** A figure as whole ten-thousandths, because whole numbers are added exactly. */
export const unitsOf = (figure: number): number => Math.round(withoutNoise(figure * unitsPerFigure)) + 0

/** Makes a figure of any number: neither NaN nor negative, and not so large that calculations would not be exact. */
export const boundFigure = (value: number): number => (value > 0 ? Math.min(value, largestFigure) : 0)

/** Divides whole numbers and rounds half up; a remainder is exact where a fraction is not. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const remainder = dividend % divisor
  return (dividend - remainder) / divisor + (2 * remainder >= divisor ? 1 : 0)
}
