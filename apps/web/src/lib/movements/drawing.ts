import { girths, type BodyPoint, type Movement, type Point, type Pose, type Prop } from './body.ts'
import { poseAt } from './mix.ts'
import { fromTheFront } from './from-the-front.ts'
import { fromTheSide } from './from-the-side.ts'
import type { Arm, Leg, Skeleton } from './limbs.ts'
import { away, directionOf, distanceOf, plus } from './vectors.ts'

/** The kind of a part of the picture, which gives it its colour. */
export type Tone = 'near' | 'trunk' | 'far' | 'gear' | 'load' | 'cord' | 'ring'

/** A path of the picture; one with a width is a line, the others are filled. */
export interface Shape {
  tone: Tone
  d: string
  width?: number
}

const round = (value: number): string => String(Math.round(value * 100) / 100)
/** Pictures have y downwards. */
const at = ([x, y]: Point): string => `${round(x)} ${round(-y)}`

const line = (tone: Tone, width: number, points: readonly Point[]): Shape => ({ tone, width, d: `M${points.map(at).join('L')}` })

const disc = (tone: Tone, [x, y]: Point, radius: number, width?: number): Shape => ({
  tone,
  ...(width !== undefined && { width }),
  d: `M${at([x - radius, y])}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`,
})

/** Finds where all joints are. */
export const skeletonOf = (pose: Pose, view?: 'front'): Skeleton => (view === 'front' ? fromTheFront(pose) : fromTheSide(pose))

/** A limb: the hull of two discs. */
function capsule(tone: Tone, from: Point, to: Point, [first, second]: readonly [number, number]): Shape {
  const distance = distanceOf(from, to)
  // a limb that points at the onlooker is a disc
  if (distance <= Math.abs(first - second) + 0.1) return disc(tone, first > second ? from : to, Math.max(first, second))
  const direction = directionOf(from, to)
  const lean = (Math.acos((first - second) / distance) * 180) / Math.PI
  const side = (point: Point, radius: number, sign: 1 | -1) => at(away(point, direction + sign * lean, radius))
  const isWide = lean > 90 ? 1 : 0
  return {
    tone,
    d:
      `M${side(from, first, 1)}L${side(to, second, 1)}A${second} ${second} 0 ${isWide} 0 ${side(to, second, -1)}` +
      `L${side(from, first, -1)}A${first} ${first} 0 ${1 - isWide} 0 ${side(from, first, 1)}z`,
  }
}

const legShapes = (tone: Tone, { hip, knee, ankle, heel, toe }: Leg): Shape[] => [
  capsule(tone, hip, knee, girths.thigh),
  capsule(tone, knee, ankle, girths.shin),
  capsule(tone, heel, toe, girths.foot),
]

const armShapes = (tone: Tone, { shoulder, elbow, hand }: Arm): Shape[] => [
  capsule(tone, shoulder, elbow, girths.upperArm),
  capsule(tone, elbow, hand, girths.forearm),
  disc(tone, hand, girths.hand),
]

const sideTrunk = ({ hip, waist, neck, head }: Skeleton): Shape[] => [
  capsule('trunk', hip, waist, girths.loin),
  capsule('trunk', waist, neck, girths.chest),
  capsule('trunk', neck, head, girths.neck),
  disc('trunk', head, girths.head),
]

function frontTrunk({ neck, head, near, far }: Skeleton): Shape[] {
  const corners = [near.arm.shoulder, near.leg.hip, far.leg.hip, far.arm.shoulder]
  return [
    { tone: 'trunk', d: `M${corners.map(at).join('L')}z` },
    line('trunk', girths.upperArm[0] * 2, [near.arm.shoulder, far.arm.shoulder]),
    line('trunk', girths.thigh[0] * 2, [near.leg.hip, far.leg.hip]),
    line('trunk', girths.upperArm[0] * 1.6, [near.arm.shoulder, near.leg.hip]),
    line('trunk', girths.upperArm[0] * 1.6, [far.arm.shoulder, far.leg.hip]),
    capsule('trunk', neck, head, girths.neck),
    disc('trunk', head, girths.head),
  ]
}

/** Where a point of the body, or of the room, is. */
const placeOf = ({ points }: Skeleton, place: Point | BodyPoint): Point => (typeof place === 'string' ? points[place] : place)

/** How far down the sole of a pad's legs goes. */
const floor = 0

function padShapes(points: readonly Point[]): Shape[] {
  const thickness = 3.6
  const lowered = points.map(([x, y]): Point => [x, y - thickness / 2])
  return [line('gear', thickness, lowered)]
}

/** Gear that stands behind the body. */
function gearShapes(prop: Prop, skeleton: Skeleton): Shape[] {
  switch (prop.kind) {
    case 'pad':
      return padShapes(prop.line)
    case 'frame':
      return [line('gear', 1.8, prop.line)]
    case 'box': {
      const [x, y] = prop.at
      const [width, height] = prop.size
      return [{ tone: 'gear', d: `M${at([x, y])}h${width}v${-height}h${-width}z` }]
    }
    case 'rod':
      return [disc('gear', prop.at, 2.2)]
    case 'lever':
      return [line('gear', 1.8, [prop.from, placeOf(skeleton, prop.at)]), disc('gear', prop.from, 2)]
    default:
      return []
  }
}

function dumbbell(arm: Arm, shape: 'side' | 'end' | 'upright'): Shape[] {
  if (shape === 'end') return [disc('load', arm.hand, 3.9)]
  const along = shape === 'upright' ? 0 : directionOf(arm.elbow, arm.hand) - 90
  const ends = [away(arm.hand, along, 4.6), away(arm.hand, along, -4.6)] as const
  const head = (end: Point) => line('load', 3.4, [away(end, along + 90, 2.4), away(end, along - 90, 2.4)])
  return [line('load', 2, ends), head(ends[0]), head(ends[1])]
}

function kettlebell({ elbow, hand }: Arm, isUp: boolean, view: Movement['view']): Shape[] {
  // from the front the arms come together, and the weight hangs straight down between them
  const down = view === 'front' ? 180 : directionOf(elbow, hand) + (isUp ? 180 : 0)
  const ball = away(hand, down, 7)
  const handle = [away(ball, down + 145, 4.6), away(hand, down + 90, 2.4), away(hand, down - 90, 2.4), away(ball, down - 145, 4.6)]
  return [line('load', 1.6, handle), disc('load', ball, 4.8)]
}

/** A bar seen along it is a ring: what is behind its plate stays visible. */
function barbell(prop: Prop & { kind: 'barbell' }, skeleton: Skeleton, view: Movement['view']): Shape[] {
  const center = skeleton.points[prop.at]
  const plate = prop.plate ?? 9
  if (view !== 'front') return [disc('ring', center, plate - 1.3, 2.6), disc('load', center, 2.2)]
  const ends =
    prop.at === 'hand'
      ? ([skeleton.points.farHand, skeleton.points.hand] as const)
      : ([plus(center, [-16, 0]), plus(center, [16, 0])] as const)
  const along = directionOf(...ends)
  const plateAt = (point: Point, sign: 1 | -1) => {
    const middle = away(point, along, sign * 11)
    return line('load', 3.4, [away(middle, along + 90, plate * 0.8), away(middle, along - 90, plate * 0.8)])
  }
  return [line('load', 1.8, [away(ends[0], along, -14), away(ends[1], along, 14)]), plateAt(ends[0], -1), plateAt(ends[1], 1)]
}

const bar = (points: Skeleton['points'], place: BodyPoint, view: Movement['view']): Shape[] => {
  if (view !== 'front') return [disc('load', points[place], 2.2)]
  const along = directionOf(points.farHand, points.hand)
  return [line('load', 2, [away(points.farHand, along, -6), away(points.hand, along, 6)])]
}

/** A plate against the soles. */
function platform({ heel, toe }: Leg): Shape {
  const along = directionOf(heel, toe)
  const below = (point: Point, by: number) => away(away(point, along, by), along + 90, 3.4)
  return line('load', 2.6, [below(heel, -5), below(toe, 5)])
}

/** Things in the hands: of the far hand behind the body, of the near one before it. */
function loadShapes(prop: Prop, { skeleton, side, view }: { skeleton: Skeleton; side: 'near' | 'far'; view: Movement['view'] }): Shape[] {
  const { arm } = skeleton[side]
  switch (prop.kind) {
    case 'dumbbells':
      return side === 'far' && prop.hands === 1 ? [] : dumbbell(arm, prop.shape ?? 'side')
    case 'kettlebell':
      return side === 'near' ? kettlebell(arm, prop.up === true, view) : []
    case 'barbell':
      return side === 'near' ? barbell(prop, skeleton, view) : []
    case 'disc':
      return side === 'near' ? [disc('ring', skeleton.points[prop.at], prop.radius - 1.2, 2.4)] : []
    case 'bar':
      return side === 'near' ? bar(skeleton.points, prop.at, view) : []
    case 'platform':
      return side === 'near' ? [platform(skeleton.near.leg)] : []
    case 'lever':
      return side === 'near' ? [disc('load', skeleton.points[prop.at], 2.8)] : []
    case 'cable':
    case 'band': {
      if (side === 'far' && (view !== 'front' || prop.to)) return []
      const target = prop.to ? skeleton.points[prop.to] : arm.hand
      const start = placeOf(skeleton, prop.from)
      const from: Point = side === 'far' ? [-start[0], start[1]] : start
      return [line('cord', prop.kind === 'band' ? 2.4 : 1.3, [from, target]), disc('load', target, 2.4)]
    }
    default:
      return []
  }
}

/** All shapes of a movement at a moment from 0 to 1, from back to front. Their number and order never change. */
export function shapesAt(movement: Movement, share: number): Shape[] {
  const { view, props = [] } = movement
  const skeleton = skeletonOf(poseAt(movement, share), view)
  const { near, far } = skeleton
  const farTone: Tone = view === 'front' ? 'near' : 'far'
  return [
    ...props.flatMap(prop => gearShapes(prop, skeleton)),
    ...props.flatMap(prop => loadShapes(prop, { skeleton, side: 'far', view })),
    ...armShapes(farTone, far.arm),
    ...legShapes(farTone, far.leg),
    ...(view === 'front' ? frontTrunk(skeleton) : sideTrunk(skeleton)),
    ...legShapes('near', near.leg),
    ...(view === 'front' ? armShapes('near', far.arm) : []),
    ...armShapes('near', near.arm),
    ...props.flatMap(prop => loadShapes(prop, { skeleton, side: 'near', view })),
  ]
}

export interface Box {
  left: number
  right: number
  bottom: number
  top: number
}

/** The part of the room that a movement needs, from the floor up. */
export function boxOf(movement: Movement): Box {
  const numbers = [0, 0.25, 0.5, 0.75, 1].flatMap(share => bodyExtent(movement, share))
  const gear = (movement.props ?? []).flatMap(extentOf)
  const all = [...numbers, ...gear]
  return {
    left: Math.min(...all.map(([[x], by]) => x - by)),
    right: Math.max(...all.map(([[x], by]) => x + by)),
    bottom: floor,
    top: Math.max(...all.map(([[, y], by]) => y + by)),
  }
}

type Extent = readonly [Point, number]

function bodyExtent(movement: Movement, share: number): Extent[] {
  const { head, hip, near, far, points } = skeletonOf(poseAt(movement, share), movement.view)
  const loads = (movement.props ?? []).flatMap((prop): Extent[] => {
    if (prop.kind === 'barbell') return [[points[prop.at], movement.view === 'front' ? 16 : (prop.plate ?? 9)]]
    if (prop.kind === 'disc') return [[points[prop.at], prop.radius]]
    return prop.kind === 'kettlebell' ? [[points.hand, 11]] : []
  })
  const sides = [near, far].flatMap(({ arm, leg }): Extent[] => [
    [arm.elbow, 3],
    [arm.hand, 5],
    [leg.knee, 4],
    [leg.heel, 2.4],
    [leg.toe, 2],
  ])
  return [[head, girths.head], [hip, 5.4], [points.shoulder, 5.2], ...sides, ...loads]
}

function extentOf(prop: Prop): Extent[] {
  switch (prop.kind) {
    case 'pad':
    case 'frame':
      return prop.line.map((point): Extent => [point, 1.5])
    case 'box':
      return [
        [prop.at, 0],
        [plus(prop.at, prop.size), 0],
      ]
    case 'rod':
      return [[prop.at, 2.2]]
    case 'lever':
      return [[prop.from, 2]]
    case 'cable':
    case 'band':
      return typeof prop.from === 'string' ? [] : [[prop.from, 1]]
    default:
      return []
  }
}
