import { bones, type BodyPoint, type Point, type Pose } from './body.ts'
import { directionOf, distanceOf, reachAngle } from './vectors.ts'

export interface Arm {
  shoulder: Point
  elbow: Point
  hand: Point
}

export interface Leg {
  hip: Point
  knee: Point
  ankle: Point
  heel: Point
  toe: Point
}

/** Joints in degrees: 0 is a straight body, flexion is positive. */
export interface Joints {
  knee: number
  hip: number
  ankle: number
  elbow: number
  shoulder: number
}

export interface Skeleton {
  hip: Point
  waist: Point
  neck: Point
  head: Point
  near: { arm: Arm; leg: Leg; joints: Joints }
  far: { arm: Arm; leg: Leg; joints: Joints }
  spine: { bend: number; neck: number }
  points: Record<BodyPoint, Point>
}

export const armLengths = ({ armLengths: [upper, fore] = [1, 1] }: Pose): Point => [bones.upperArm * upper, bones.forearm * fore]
export const legLengths = ({ legLengths: [thigh, shin] = [1, 1] }: Pose): Point => [bones.thigh * thigh, bones.shin * shin]

/** Directions of two bones from one point to another; the side says whether they bend as a knee (-1) or as an elbow (1). */
export function bent(from: Point, to: Point, [first, second]: Point, side: 1 | -1): Point {
  const distance = Math.min(distanceOf(from, to), first + second)
  const direction = directionOf(from, to)
  return [direction + side * reachAngle(distance, first, second), direction - side * reachAngle(distance, second, first)]
}
