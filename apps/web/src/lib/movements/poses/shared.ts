import type { Point, Prop } from '../body.ts'

const pairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0])

/** Posts and tubes through these points: x, y, x, y. */
export const frame = (...line: readonly number[]): Prop => ({ kind: 'frame', line: pairs(line) })
/** A pad that one lies or sits on, from point to point. */
export const pad = (...line: readonly number[]): Prop => ({ kind: 'pad', line: pairs(line) })
export const tower = (x: number, top: number): Prop => frame(x, 0, x, top)
export const bench = (left: number, right: number, top = 24): Prop[] => [
  pad(left, top, right, top),
  tower(left + 5, top - 3),
  tower(right - 5, top - 3),
]
/** A bench whose back leans up to the head of somebody whose hip is at 0. */
export const incline = ([x, y]: Point): Prop[] => [pad(-4, 24, x, y), pad(-2, 24, 11, 24), frame(-22, 0, -10, 22, 7, 22, 7, 0)]
export const flatBench = bench(-44, 5)
/** A seat with a back, for somebody whose hip is at 0 and 30 high. */
export const chair: Prop[] = [pad(-7, 25, 18, 25), pad(-9, 27, -16, 64), tower(-5, 22), tower(14, 22)]
export const dumbbells: Prop = { kind: 'dumbbells' }
/** Dumbbells that are seen from their end. */
export const ends: Prop = { kind: 'dumbbells', shape: 'end' }
export const barInHands: Prop = { kind: 'barbell', at: 'hand' }

/** Feet that stand flat, with the ankles at 0. */
export const stand = [9.6, 0, 90] as const
export const upright = { hip: [0, 50.7], spine: [0], foot: stand } as const
export const sitting = { hip: [0, 30], spine: [-8], leg: [90, 182] } as const
/** Somebody who lies on the back. */
export const supine = { hip: [0, 5.6], spine: [-90, -90, -84] } as const
/** Somebody who sits, seen from the front. */
export const frontSeat = { hip: [0, 32], spine: [0], leg: [40, 4], legLengths: [0.3, 1] } as const
/** Somebody who stands, seen from the front. */
export const standingFront = { hip: [0, 50.7], spine: [0], foot: [6, 0, 90] } as const
/** Somebody on hands and knees. */
export const quadruped = { hip: [0, 27.6], spine: [76, 76, 70], hand: [28.4, 2.4], leg: [180, 270, 250] } as const
