/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { libraryId } from '@allenio/domain/library-ids'
import { describe, expect, test } from 'vitest'
import type { Movement, Point, Pose } from './body.ts'
import { boxOf, shapesAt, skeletonOf } from './drawing.ts'
import { endPose, poseAt } from './mix.ts'
import { movementOf, movements } from './movements.ts'
import { distanceOf } from './vectors.ts'

const libraryNames = new Set(
  readFileSync(new URL('../../../../server/library/exercises.csv', import.meta.url), 'utf8')
    .split('\n')
    .map(line => line.split(',')[0]),
)
const moments = [0, 0.25, 0.5, 0.75, 1]
const all = Object.entries(movements)

/** The degrees that joints reach, with a little for what a flat picture shortens. */
const limits = { knee: [-4, 160], hip: [-40, 165], ankle: [-50, 80], elbow: [-4, 156], shoulder: [-90, 195] } as const

/** An arm that points at the onlooker has an elbow whose angle is not that of the picture. */
const isElbowFlat = ({ armLengths, grip }: Pose): boolean => armLengths === undefined && !(grip && grip[1] < 0)

function faultsOf(movement: Movement): string[] {
  return moments.flatMap(share => {
    const pose = poseAt(movement, share)
    const skeleton = skeletonOf(pose, movement.view)
    const spots: [string, Point, number][] = [
      ['head', skeleton.head, 6.2],
      ['hip', skeleton.hip, 5.4],
      ['waist', skeleton.waist, 4.9],
      ['neck', skeleton.neck, 5.2],
    ]
    const joints: [string, number, readonly [number, number]][] = [
      ['spine', skeleton.spine.bend, [-62, 62]],
      ['neck', skeleton.spine.neck, [-62, 62]],
    ]
    const pins: [string, number][] = []
    for (const side of ['near', 'far'] as const) {
      const { arm, leg, joints: angles } = skeleton[side]
      spots.push([`${side} elbow`, arm.elbow, 2.6], [`${side} hand`, arm.hand, 2.4], [`${side} knee`, leg.knee, 3.5])
      spots.push([`${side} heel`, leg.heel, 2.2], [`${side} toe`, leg.toe, 1.8])
      if (movement.view !== 'front') {
        for (const [joint, limit] of Object.entries(limits)) {
          const angle = angles[joint as keyof typeof limits]
          if (joint !== 'elbow' || isElbowFlat(pose)) joints.push([`${side} ${joint}`, angle < -90 ? angle + 360 : angle, limit])
        }
      }
    }
    const { near, far } = skeleton
    if (pose.hand) pins.push(['hand', distanceOf(near.arm.hand, pose.hand)])
    if (pose.farHand) pins.push(['far hand', distanceOf(far.arm.hand, pose.farHand) - (movement.view ? 0 : 1.6)])
    if (pose.foot && !movement.view) pins.push(['foot', Math.abs(near.leg.toe[1] - 1.8 - pose.foot[1])])
    if (pose.knee) pins.push(['knee', distanceOf(near.leg.knee, pose.knee)])
    return [
      ...spots.flatMap(([name, [, y], radius]) => (y - radius < -0.95 ? [`${name} below the floor at ${share}`] : [])),
      ...joints.flatMap(([name, angle, [least, most]]) =>
        angle < least || angle > most ? [`${name} bends by ${Math.round(angle)} at ${share}`] : [],
      ),
      ...pins.flatMap(([name, distance]) => (distance > 0.9 ? [`${name} is off by ${distance.toFixed(1)} at ${share}`] : [])),
    ]
  })
}

test.each(all)('%s bends as a body does, holds what it holds, and stays above the floor', (_name, movement) => {
  expect(faultsOf(movement)).toEqual([])
})

/** How far the joints move between two positions, all together. */
function travel(movement: Movement): number {
  const [from, to] = [0, 1].map(share => skeletonOf(poseAt(movement, share), movement.view))
  if (!from || !to) return 0
  const joints = (skeleton: typeof from): Point[] =>
    [skeleton.near, skeleton.far]
      .flatMap(({ arm, leg }) => [arm.elbow, arm.hand, leg.knee, leg.ankle])
      .concat([skeleton.head, skeleton.hip])
  const ends = joints(to)
  return joints(from).reduce((sum, point, at) => sum + distanceOf(point, ends[at] ?? point), 0)
}

test.each(all)('%s moves between two different positions, in a box that holds it', (_name, movement) => {
  expect(travel(movement)).toBeGreaterThan(6)
  const { left, right, top } = boxOf(movement)
  expect(right - left).toBeGreaterThan(16)
  expect(top).toBeGreaterThan(10)
  const counts = new Set(moments.map(share => shapesAt(movement, share).length))
  expect(counts.size).toBe(1)
  for (const { d } of moments.flatMap(share => shapesAt(movement, share))) expect(d).not.toMatch(/NaN|undefined|Infinity/)
})

test.each(all)('both positions of %s are given in the same way', (_name, { from, to }) => {
  expect(Object.keys(to).filter(key => !(key in from))).toEqual([])
})

const gearThatHolds: readonly string[] = ['pad', 'frame', 'cable', 'box', 'rod']
const onTheFloor = all.filter(([, { props = [], view }]) => !view && !props.some(({ kind }) => gearThatHolds.includes(kind)))

test.each(onTheFloor)('%s does not fall over: the middle of the body is between what rests on the floor', (_name, movement) => {
  for (const pose of [movement.from, endPose(movement)]) {
    const { hip, waist, neck, head, near, far } = skeletonOf(pose)
    const limbs = [near, far].flatMap(({ arm, leg }) => [arm.elbow, arm.hand, leg.knee, leg.heel, leg.toe])
    const resting = [hip, waist, neck, head, ...limbs].filter(([, y]) => y < 7).map(([x]) => x)
    const parts: [Point, number][] = [
      [head, 0.08],
      [neck, 0.2],
      [waist, 0.2],
      [hip, 0.2],
      ...[near, far].flatMap(({ leg }): [Point, number][] => [
        [leg.knee, 0.1],
        [leg.ankle, 0.06],
      ]),
    ]
    const middle = parts.reduce((sum, [[x], weight]) => sum + x * weight, 0)
    // nothing rests on the floor in a jump
    const ground = resting.length > 0 ? resting : [middle]
    expect(middle).toBeGreaterThan(Math.min(...ground) - 4)
    expect(middle).toBeLessThan(Math.max(...ground) + 4)
  }
})

describe('the names', () => {
  const names = all.flatMap(([name, { also = [] }]) => [name, ...also])

  test('are those of the library, each once', () => {
    expect(names.filter(name => !libraryNames.has(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  test('find the movement by the id of the exercise', () => {
    expect(movementOf(libraryId('exercise', 'barbell_back_squat'))).toBe(movements['barbell_back_squat'])
    expect(movementOf(libraryId('exercise', 'close_grip_bench_press'))).toBe(movements['barbell_bench_press'])
    expect(movementOf('nothing')).toBeUndefined()
  })
})
