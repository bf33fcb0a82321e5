// A weight moves by more than fat and muscle: water follows salt, carbohydrates and the cycle, and stays for days. The errors of two
// days near each other are alike, so that many weights of a short time tell less than their number.

/** kg, of a weigh-in around the trend; less than what people have who weigh themselves each morning is not believed. */
const usualNoise = 0.6
/** The share of the noise's variance that is water, and how many days it lasts. */
const waterShare = 0.6
const waterDays = 3.5

/** The weight of each point in the slope of a line by least squares. */
export function slopeWeights(at: readonly number[]): number[] {
  const mean = at.reduce((sum, each) => sum + each, 0) / at.length
  const spread = at.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  return at.map(each => (each - mean) / spread)
}

/** The standard deviation of such a slope, in kg a day, from weights at these days. */
export function slopeDeviation(at: readonly number[], residual: number): number {
  const noise = Math.max(usualNoise, residual)
  const share = slopeWeights(at)
  let variance = 0
  for (const [one, oneAt] of at.entries())
    for (const [other, otherAt] of at.entries()) {
      const water = waterShare * Math.exp(-Math.abs(oneAt - otherAt) / waterDays)
      const alike = one === other ? 1 : water
      variance += (share[one] ?? 0) * (share[other] ?? 0) * alike
    }
  return noise * Math.sqrt(variance)
}
