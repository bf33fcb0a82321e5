/** Sizes that gyms have, in kilograms and in pounds. */
export const presetPlates = { kg: [25, 20, 15, 10, 5, 2.5, 1.25], lb: [45, 35, 25, 10, 5, 2.5] } as const
export const presetBars = { kg: 20, lb: 45 } as const

export interface PlateStock {
  size: number
  /** How many pairs there are; without a number as many as it takes. */
  pairs?: number
}

export interface Loading {
  /** On each side, the heaviest first. */
  plates: number[]
  /** The weight with the bar; all figures are in the requested unit. */
  total: number
  /** The rest to the load that was asked for. */
  missing: number
}

const mostPairs = 20

/** The fewest plates that come nearest to a load from below. */
export function platesFor(load: number, bar: number, stock: readonly PlateStock[]): Loading {
  const unit = commonUnit(stock.map(({ size }) => toHundredths(size)))
  const target = Math.max(0, Math.floor(toHundredths(load - bar) / 2 / unit))
  const sizes = [...stock].filter(({ size }) => size > 0).sort((one, other) => other.size - one.size)
  // for each weight of a side the fewest plates that make it: a greedy choice fails where sizes are missing
  let fewest: (number[] | undefined)[] = [[]]
  for (const { size, pairs = mostPairs } of sizes) {
    const step = Math.round(toHundredths(size) / unit)
    const next = [...fewest]
    for (const [weight, used] of fewest.entries()) {
      for (let count = 1; used && count <= pairs && weight + count * step <= target; count += 1) {
        const plates = [...used, ...Array<number>(count).fill(size)]
        if (isBetter(plates, next[weight + count * step])) next[weight + count * step] = plates
      }
    }
    fewest = next
  }
  const side = fewest.findLast(each => each !== undefined) ?? []
  const total = (toHundredths(bar) + 2 * side.reduce((sum, size) => sum + toHundredths(size), 0)) / 100
  return { plates: side, total, missing: (toHundredths(load) - toHundredths(total)) / 100 }
}

/** Fewer plates, and of as many the ones with the heaviest first. */
function isBetter(plates: readonly number[], others: readonly number[] | undefined): boolean {
  if (!others || plates.length !== others.length) return !others || plates.length < others.length
  const index = plates.findIndex((size, at) => size !== others[at])
  return index >= 0 && (plates[index] ?? 0) > (others[index] ?? 0)
}

const toHundredths = (value: number): number => Math.round(value * 100)

const commonUnit = (sizes: readonly number[]): number => sizes.reduce(greatestDivisor, 0) || 1

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other)
}
