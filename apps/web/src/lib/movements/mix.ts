import type { Movement, Pose } from './body.ts'

/** The second position with what it shares with the first. A limb is either pinned or has angles in both. */
export const endPose = ({ from, to }: Movement): Pose => ({ ...from, ...to })

type Numbers = readonly (number | undefined)[]

const mixNumbers = (from: Numbers, to: Numbers, share: number): Numbers =>
  Array.from({ length: Math.max(from.length, to.length) }, (_, at) => {
    // a direction that is not given is that of the part before it
    const start = from[at] ?? from.at(-1) ?? 0
    return start + ((to[at] ?? to.at(-1) ?? 0) - start) * share
  })

/** A foot whose direction is not given stands at a right angle to its shin. */
const withFoot = ([thigh = 0, shin = 0, foot = shin - 90]: Numbers): Numbers => [thigh, shin, foot]

const complete = (key: string, numbers: Numbers): Numbers => (key === 'leg' || key === 'farLeg' ? withFoot(numbers) : numbers)

/** The pose between two positions. Pinned ends move in a straight line, or stay where they are. */
export function poseAt(movement: Movement, share: number): Pose {
  const to: Record<string, unknown> = { ...endPose(movement) }
  const entries = Object.entries(movement.from)
    .filter(([, from]) => from !== undefined)
    .map(([key, from]: [string, Numbers]) => [key, mixNumbers(complete(key, from), complete(key, to[key] as Numbers), share)])
  return Object.fromEntries(entries) as Pose
}
