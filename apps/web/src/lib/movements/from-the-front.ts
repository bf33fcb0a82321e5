import { bones, halfWidths, type Point, type Pose } from './body.ts'
import { armLengths, bent, legLengths, type Arm, type Leg, type Skeleton } from './limbs.ts'
import { away, plus } from './vectors.ts'

const middleOf = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2]

/** Limbs in the plane of the picture, those of the right side of the picture first. */
export function fromTheFront(pose: Pose): Skeleton {
  const [lean] = pose.spine
  const [trunkShare, neckShare] = pose.trunkLengths ?? [1, 1]
  const [shrug] = pose.shrug ?? [0]
  const neck = away(pose.hip, lean, (bones.loin + bones.chest) * trunkShare)
  const sideOf = (side: 1 | -1) => {
    const shoulder = away(away(neck, lean, shrug), lean + 90, side * halfWidths.shoulder)
    const hip = away(pose.hip, lean + 90, side * halfWidths.hip)
    const isFar = side === -1
    const arm = frontArm(pose, { shoulder, side, isFar })
    const leg = frontLeg(pose, { hip, side, isFar })
    const joints = { knee: 0, hip: 0, ankle: 0, elbow: 0, shoulder: 0 }
    return { arm, leg, joints }
  }
  const near = sideOf(1)
  const far = sideOf(-1)
  return {
    hip: pose.hip,
    waist: away(pose.hip, lean, bones.loin * trunkShare),
    neck,
    head: away(neck, pose.spine[2] ?? lean, bones.neck * neckShare),
    near,
    far,
    spine: { bend: 0, neck: 0 },
    points: {
      hand: near.arm.hand,
      farHand: far.arm.hand,
      hands: middleOf(near.arm.hand, far.arm.hand),
      shoulder: neck,
      hip: pose.hip,
      knee: near.leg.knee,
      ankle: near.leg.ankle,
      farAnkle: far.leg.ankle,
      toe: near.leg.toe,
      back: away(neck, lean, 1.5),
      rack: away(neck, lean, -1),
      lap: away(pose.hip, lean, 3),
      thigh: near.leg.knee,
    },
  }
}

interface FrontLimb {
  side: 1 | -1
  isFar: boolean
}

/** Angles that are measured outwards, as directions. */
const outwards = ([first, second]: readonly [number, number, number?], side: 1 | -1): Point => [180 - side * first, 180 - side * second]

function frontArm(pose: Pose, { shoulder, side, isFar }: FrontLimb & { shoulder: Point }): Arm {
  const lengths = armLengths(pose)
  const ofFar = isFar && (pose.farArm || pose.farHand)
  const target = ofFar ? pose.farHand : pose.hand && ([side * pose.hand[0], pose.hand[1]] as const)
  // the elbow stays outside and hangs below a hand that is higher than the shoulder
  const isRaised = target !== undefined && target[1] >= shoulder[1]
  const [upper, fore] = target
    ? bent(shoulder, target, lengths, isRaised === (side === 1) ? 1 : -1)
    : outwards((isFar && pose.farArm) || (pose.arm ?? [0, 0]), side)
  const elbow = away(shoulder, upper, lengths[0])
  return { shoulder, elbow, hand: away(elbow, fore, lengths[1]) }
}

function frontLeg(pose: Pose, { hip, side, isFar }: FrontLimb & { hip: Point }): Leg {
  const lengths = legLengths(pose)
  const place = (isFar && pose.farFoot) || pose.foot
  const ofFar = isFar && pose.farFoot
  const ankleAt: Point | undefined = place && [(ofFar ? 1 : side) * place[0], place[1] + 4]
  const [thigh, shin] = ankleAt
    ? bent(hip, ankleAt, lengths, side === 1 ? -1 : 1)
    : outwards((isFar && pose.farLeg) || (pose.leg ?? [0, 0]), side)
  const knee = away(hip, thigh, lengths[0])
  const ankle = away(knee, shin, lengths[1])
  // a foot that points at the onlooker is short
  const out: Point = [side * 2.6, -1.9]
  return { hip, knee, ankle, heel: plus(ankle, [0, -1.6]), toe: plus(ankle, out) }
}
