export interface Scale {
  from: number
  to: number
  ticks: number[]
}

interface ScaleOptions {
  /** Values that should be in view too, unless they are so far away that the curve would become a flat line. */
  near?: readonly number[]
  /** The number of decimals that a reader can see. */
  decimals?: number
  mostTicks?: number
}

/** The part of the value axis to show: a little more than the range of the values, with round numbers at its lines. */
export function valueScale(values: readonly number[], { near = [], decimals = 1, mostTicks = 4 }: ScaleOptions = {}): Scale {
  const base = values.length > 0 ? values : near.length > 0 ? near : [0]
  const [least, most] = [least0(base), most0(base)]
  const reach = Math.max((most - least) * 1.5, Math.abs(most + least) * 0.03)
  const scaled = [...base, ...near.filter(value => value >= least - reach && value <= most + reach)]
  const [low, high] = [least0(scaled), most0(scaled)]
  // the padding keeps a flat line flat, instead of magnifying its last digit
  const pad = Math.max((high - low) * 0.12, Math.abs(high + low) * (high === low ? 0.01 : 0.002), 2 / 10 ** decimals)
  const [from, to] = [low - pad, high + pad]
  return {
    from: low >= 0 ? Math.max(0, from) : from,
    to,
    ticks: roundTicks(from < 0 && low >= 0 ? 0 : from, to, mostTicks, 10 ** -decimals),
  }
}

/** Maps a value to its position between two edges. */
export const linear =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    start + ((value - from) / (to - from)) * (end - start)

/** A scale that starts at zero, because bars stand on their ground. */
export function countScale(values: readonly number[], mostTicks = 4): Scale {
  const most = Math.max(0, ...values)
  const ticks = roundTicks(0, most === 0 ? 1 : most, mostTicks, 1)
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0)
  const to = Math.max(most, ticks.at(-1) ?? 1)
  return { from: 0, to: to < most * 1.02 ? to + step * 0.15 : to, ticks }
}

// Math.min can take a thousand arguments, but not a hundred thousand
const least0 = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), Infinity)
const most0 = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other), -Infinity)

function roundTicks(from: number, to: number, most: number, finest: number): number[] {
  let power = Math.max(10 ** Math.floor(Math.log10((to - from) / most)), finest)
  for (;;) {
    for (const factor of [1, 2, 5]) {
      const step = power * factor
      const first = Math.ceil(from / step - 1e-9)
      const count = Math.floor(to / step + 1e-9) - first + 1
      if (count <= most) return Array.from({ length: Math.max(0, count) }, (_, index) => tidy((first + index) * step))
    }
    power *= 10
  }
}

// removes rounding errors such as that of 0.1 + 0.2
const tidy = (value: number) => Number(value.toFixed(6))
