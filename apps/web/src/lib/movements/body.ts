/** x to the right, y up; the floor is at 0, and an adult stands 100 tall. */
export type Point = readonly [x: number, y: number]

/** Lengths of bones between their joints. */
export const bones = { thigh: 24, shin: 23, loin: 13, chest: 16, neck: 11.5, upperArm: 15.5, forearm: 16.5 } as const

/** Where heel and toes are from the ankle of a foot that stands flat: along it, and down. */
export const foot = { heel: [-2.4, 1.8], toe: [9.6, 2.2] } as const

/** Half the width of a body that is seen from the front. */
export const halfWidths = { shoulder: 8.6, hip: 4.4 } as const

/** How thick a limb is at its two ends, as radii. */
export const girths = {
  thigh: [4.9, 3.5],
  shin: [3.4, 2.3],
  foot: [2.2, 1.8],
  loin: [5.4, 4.9],
  chest: [4.9, 5.2],
  neck: [2.8, 2.6],
  upperArm: [3.3, 2.6],
  forearm: [2.5, 1.9],
  head: 6.2,
  hand: 2.4,
} as const

/**
 * One key position. Angles are in degrees: 0 points up, 90 forward (to the right), 180 down. A limb is given by the angles of its bones,
 * or by the place that its end is pinned to, from which the angles follow.
 */
export interface Pose {
  hip: Point
  /** Directions of the loin, the chest and the head. A body that is seen from the front has no others than the first. */
  spine: readonly [loin: number, chest?: number, head?: number]
  /** Thigh, shin and foot. From the front they are measured outwards from a leg that hangs down. */
  leg?: readonly [thigh: number, shin: number, foot?: number] | undefined
  /** The tip of the toes, and the direction of the foot: 90 stands flat, 150 on the toes. */
  foot?: readonly [x: number, y: number, direction: number] | undefined
  /** Upper arm and forearm. From the front they are measured outwards from an arm that hangs down. */
  arm?: readonly [upper: number, fore: number] | undefined
  hand?: Point | undefined
  /** A hand that the trunk carries with it: from the shoulder along the chest, and out of it. */
  grip?: Point | undefined
  /** A knee that rests on the floor; the hip is then where the thigh leads to from there. */
  knee?: Point
  farLeg?: Pose['leg']
  farFoot?: Pose['foot']
  farArm?: Pose['arm']
  farHand?: Point
  /** How long arms look that point towards the onlooker, in parts of their length: upper arm and forearm. */
  armLengths?: Point
  legLengths?: Point
  /** How long trunk and neck look in a body that is seen from the front and leans towards the onlooker, or away. */
  trunkLengths?: Point
  /** How far the shoulders are pulled up to the ears. */
  shrug?: readonly [height: number]
}

/** A joint, or a place on the body that holds something. */
export type BodyPoint =
  | 'hand'
  | 'farHand'
  | 'hands'
  | 'shoulder'
  | 'hip'
  | 'knee'
  | 'ankle'
  | 'farAnkle'
  | 'toe'
  | 'back'
  | 'rack'
  | 'lap'
  | 'thigh'

/** Gear that somebody trains with. */
export type Prop =
  /** A bar with plates, seen along it from the side and in full from the front. */
  | { kind: 'barbell'; at: BodyPoint; plate?: number }
  /** A dumbbell in each hand, seen from its side or from its end. */
  | { kind: 'dumbbells'; shape?: 'side' | 'end' | 'upright'; hands?: 1 | 2 }
  /** A bar without plates: a handle, or the bar of a cable. */
  | { kind: 'bar'; at: BodyPoint }
  /** The plate that both feet push against. */
  | { kind: 'platform' }
  | { kind: 'kettlebell'; up?: true }
  /** A disc, a ball or a wheel around a point. */
  | { kind: 'disc'; at: BodyPoint; radius: number }
  /** A cable or a band from a fixed place, or from a point of the body, to the hand. */
  | { kind: 'cable' | 'band'; from: Point | BodyPoint; to?: BodyPoint }
  /** A pad that one lies or sits on, as the line of its upper side. */
  | { kind: 'pad'; line: readonly Point[] }
  /** Posts, rails and the tubes of machines. */
  | { kind: 'frame'; line: readonly Point[] }
  | { kind: 'box'; at: Point; size: Point }
  /** The arm of a machine, from its pivot to a roller on the body. */
  | { kind: 'lever'; from: Point; at: BodyPoint }
  /** A bar that is fixed, seen along it. */
  | { kind: 'rod'; at: Point }

/** One exercise as two positions; the second is the one that tells more, and holds only what differs. */
export interface Movement {
  /** Exercises that look alike from here. */
  also?: readonly string[]
  view?: 'front'
  props?: readonly Prop[]
  from: Pose
  to: Partial<Pose>
}
