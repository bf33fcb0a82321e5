import { bones, foot, type Point, type Pose } from './body.ts'
import { armLengths, bent, legLengths, type Arm, type Joints, type Leg, type Skeleton } from './limbs.ts'
import { away, directionOf, plus, turned } from './vectors.ts'

/** The far limbs stand a little beside the near ones, so that both can be seen. */
const depth = 1.6

export function fromTheSide(given: Pose): Skeleton {
  const { knee, leg } = given
  const pose = knee && leg ? { ...given, hip: away(knee, leg[0] + 180, bones.thigh) } : given
  const [loin, chest = loin, head = chest] = pose.spine
  const waist = away(pose.hip, loin, bones.loin)
  const neck = away(waist, chest, bones.chest)
  const shoulder = away(neck, chest, pose.shrug?.[0] ?? 0)
  const farBy: Point = [depth, 0]
  const trunk = { loin, chest, grip: pose.grip && away(away(shoulder, chest, pose.grip[0]), chest + 90, pose.grip[1]) }
  const near = limbsOf(pose, { shoulder, hip: pose.hip, ...trunk })
  const far = limbsOf(farPose(pose, farBy), { shoulder: plus(shoulder, farBy), hip: plus(pose.hip, farBy), ...trunk })
  return {
    hip: pose.hip,
    waist,
    neck,
    head: away(neck, head, bones.neck),
    near,
    far,
    spine: { bend: turned(chest - loin), neck: turned(head - chest) },
    points: {
      hand: near.arm.hand,
      farHand: far.arm.hand,
      hands: near.arm.hand,
      shoulder,
      hip: pose.hip,
      knee: near.leg.knee,
      ankle: near.leg.ankle,
      farAnkle: far.leg.ankle,
      toe: near.leg.toe,
      back: away(away(shoulder, chest, 1.5), chest - 90, 5),
      rack: away(away(shoulder, chest, 1), chest + 90, 6.5),
      lap: away(away(pose.hip, loin, 3), loin + 90, 6.5),
      thigh: away(near.leg.hip, directionOf(near.leg.hip, near.leg.knee), bones.thigh * 0.75),
    },
  }
}

/** The pose as the far limbs have it: theirs where they are given, else those of the near side beside them. */
function farPose(pose: Pose, by: Point): Pose {
  const { farLeg, farFoot, farArm, farHand, leg, foot: nearFoot, arm, hand } = pose
  const beside = farFoot ?? (farLeg ? undefined : nearFoot)
  const reached = farHand ?? (farArm ? undefined : hand)
  return {
    ...pose,
    leg: farLeg ?? leg,
    foot: beside && [beside[0] + by[0], beside[1] + by[1], beside[2]],
    arm: farArm ?? arm,
    hand: reached && plus(reached, by),
    grip: farArm || farHand ? undefined : pose.grip,
  }
}

interface Trunk {
  shoulder: Point
  hip: Point
  loin: number
  chest: number
  grip: Point | undefined
}

function limbsOf(pose: Pose, trunk: Trunk): { arm: Arm; leg: Leg; joints: Joints } {
  const [thigh, shin, footDirection] = legAngles(pose, trunk.hip)
  const [thighLength, shinLength] = legLengths(pose)
  const knee = away(trunk.hip, thigh, thighLength)
  const ankle = away(knee, shin, shinLength)
  const [upper, fore] = armAngles(pose, trunk)
  const [upperLength, foreLength] = armLengths(pose)
  const elbow = away(trunk.shoulder, upper, upperLength)
  return {
    leg: { hip: trunk.hip, knee, ankle, ...soleOf(ankle, footDirection) },
    arm: { shoulder: trunk.shoulder, elbow, hand: away(elbow, fore, foreLength) },
    joints: {
      knee: turned(shin - thigh),
      hip: turned(trunk.loin + 180 - thigh),
      ankle: turned(footDirection - shin + 90),
      elbow: turned(upper - fore),
      shoulder: turned(trunk.chest + 180 - upper),
    },
  }
}

const soleOf = (ankle: Point, direction: number): Pick<Leg, 'heel' | 'toe'> => {
  const at = ([along, down]: Point): Point => away(away(ankle, direction, along), direction + 90, down)
  return { heel: at(foot.heel), toe: at(foot.toe) }
}

/** The place of an ankle, whose toes touch a place. */
export const ankleOver = ([x, y, direction]: NonNullable<Pose['foot']>): Point =>
  away(away([x, y + 1.8], direction, -foot.toe[0]), direction + 90, -foot.toe[1])

function legAngles(pose: Pose, hip: Point): readonly [number, number, number] {
  if (!pose.foot) {
    const [thigh, shin, direction = shin - 90] = pose.leg ?? [180, 180]
    return [thigh, shin, direction]
  }
  const ankle = ankleOver(pose.foot)
  const [thigh, shin] = bent(hip, ankle, legLengths(pose), -1)
  return [thigh, shin, pose.foot[2]]
}

function armAngles(pose: Pose, { shoulder, grip }: Trunk): Point {
  const target = pose.hand ?? grip
  // elbows hang: before the chest they bend as always, and behind it the other way
  const side = !pose.hand && pose.grip && pose.grip[1] < 0 ? -1 : 1
  return target ? bent(shoulder, target, armLengths(pose), side) : (pose.arm ?? [180, 180])
}
