import type { Point } from './body.ts'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The point that lies in a direction: 0 is up, 90 to the right. */
export const away = ([x, y]: Point, degrees: number, distance: number): Point => [
  x + Math.sin(radians(degrees)) * distance,
  y + Math.cos(radians(degrees)) * distance,
]

export const plus = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]

export const distanceOf = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(otherX - x, otherY - y)

/** The direction from one point to another, from 0 up to 360. */
export const directionOf = ([x, y]: Point, [otherX, otherY]: Point): number => {
  const degrees = (Math.atan2(otherX - x, otherY - y) * 180) / Math.PI
  return degrees < 0 ? degrees + 360 : degrees
}

/** An angle brought between -180 and 180. */
export const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180

/** The angle at the first of two bones that reach over a distance: the law of cosines, stretched where it is too far. */
export function reachAngle(distance: number, first: number, second: number): number {
  const cosine = (first ** 2 + distance ** 2 - second ** 2) / (2 * first * Math.max(distance, 0.01))
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI
}
