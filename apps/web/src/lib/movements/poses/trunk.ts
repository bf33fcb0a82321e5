import type { Movement, Prop } from '../body.ts'
import { dumbbells, frame, supine, tower } from './shared.ts'

const barFromSide: Prop[] = [frame(0, 118, -30, 118, -30, 0), { kind: 'rod', at: [0, 118] }]
const hang = { hip: [0, 57.2], spine: [0], hand: [0, 118], leg: [180, 182, 130] } as const
const quadruped = { hip: [0, 27.6], spine: [76, 76, 70], hand: [28.4, 2.4], leg: [180, 270, 250] } as const
const carry = {
  from: { hip: [0, 49], spine: [2], foot: [22, 0, 88], farFoot: [-10, 0, 130], arm: [180, 180] },
  to: { foot: [-10, 0, 130], farFoot: [22, 0, 88] },
} as const satisfies Movement

/** The trunk, holds, stretches and what warms up, by the exercise's name in the library's files. */
export const trunk = {
  superman: {
    also: ['superman_hold'],
    from: { hip: [0, 5.6], spine: [90, 88, 76], leg: [270, 270, 250], arm: [94, 94] },
    to: { spine: [84, 64, 52], leg: [281, 284, 270], arm: [64, 62] },
  },
  bird_dog: { from: { ...quadruped, farArm: [176, 180], farLeg: [180, 270, 250] }, to: { farArm: [82, 80], leg: [272, 272, 200] } },
  cat_cow: { from: { ...quadruped, spine: [100, 66, 36] }, to: { hip: [1, 27.6], spine: [56, 106, 150] } },
  plank: {
    also: ['rkc_plank'],
    from: { hip: [-6.6, 13.4], spine: [82, 82, 76], foot: [-48, 0, 150], arm: [170, 90] },
    to: { hip: [-4.2, 15.5], spine: [84.8, 84.8, 78], arm: [180, 90] },
  },
  high_plank: {
    also: ['push_up_hold'],
    from: { hip: [-6.1, 17], spine: [62, 62, 56], foot: [-48, 0, 150], hand: [22, 2.4] },
    to: { hip: [-6.2, 25.4], spine: [72.4, 72.4, 66] },
  },
  side_plank: {
    view: 'front',
    from: { hip: [-2.3, 10.8], spine: [60], leg: [-86, -86], farLeg: [86, 88], arm: [0, 90], farArm: [180, 180] },
    to: { hip: [0, 19.1], spine: [75.4], leg: [-76, -76], farLeg: [76, 76] },
  },
  dead_bug: {
    from: { ...supine, leg: [4, 90, 0], farLeg: [4, 90, 0], arm: [0, 0], farArm: [0, 0] },
    to: { leg: [76, 80, -10], farArm: [-78, -78] },
  },
  crunch: { from: { ...supine, foot: [24, 0, 90], grip: [11, 3] }, to: { spine: [-88, -58, -44] } },
  sit_up: { from: { ...supine, foot: [24, 0, 90], arm: [75, -60], armLengths: [0.7, 0.5] }, to: { spine: [-14, 2, 12], arm: [166, 31] } },
  reverse_crunch: { from: { ...supine, leg: [8, 96], arm: [95, 95] }, to: { hip: [-4, 11], spine: [-114, -90, -84], leg: [-36, 52] } },
  lying_leg_raise: { from: { ...supine, leg: [90.5, 90, 8], arm: [95, 95] }, to: { leg: [8, 8, -60] } },
  v_up: {
    from: { hip: [0, 5.6], spine: [-90, -88, -80], leg: [91, 91, 20], arm: [-86, -88] },
    to: { spine: [-42, -32, -24], leg: [42, 42, -20], arm: [74, 72] },
  },
  hollow_body_hold: {
    from: { ...supine, spine: [-90, -74, -60], leg: [10, 110], arm: [68, 62] },
    to: { spine: [-90, -74, -60], leg: [76, 76, 0], arm: [-66, -66] },
  },
  hanging_knee_raise: { props: barFromSide, from: hang, to: { hip: [2, 57.8], spine: [-8, 2, 4], leg: [76, 168, 90] } },
  hanging_leg_raise: { props: barFromSide, from: hang, to: { hip: [3, 58.2], spine: [-12, 0, 4], leg: [86, 86, 0] } },
  mountain_climber: {
    from: { hip: [-7, 27.5], spine: [76, 76, 68], foot: [-48, 0, 150], farFoot: [-6, 0, 150], hand: [22, 2.4] },
    to: { foot: [-6, 0, 150], farFoot: [-48, 0, 150] },
  },
  ab_wheel_rollout: {
    props: [{ kind: 'disc', at: 'hand', radius: 4.6 }],
    from: { hip: [-22, 27.5], knee: [-24, 3.6], spine: [80, 88, 84], leg: [184.8, 274, 262], hand: [12, 4.6] },
    to: { spine: [84, 88, 80], leg: [233, 274, 262], hand: [52.5, 4.6] },
  },
  cable_crunch: {
    props: [tower(44, 112), { kind: 'cable', from: [40, 110] }],
    from: { hip: [-2, 27], knee: [0, 3.6], spine: [14, 16, 26], leg: [174, 271, 260], grip: [7, 8] },
    to: { spine: [54, 92, 112], leg: [166, 271, 260] },
  },
  jumping_jack: {
    view: 'front',
    from: { hip: [0, 50.7], spine: [0], foot: [5, 0, 90], arm: [8, 4] },
    to: { hip: [0, 47.6], foot: [20, 0, 90], arm: [150, 158] },
  },
  high_knees: {
    from: { hip: [0, 51], spine: [4], leg: [180, 180, 90], farLeg: [92, 186], arm: [214, 120], farArm: [152, 60] },
    to: { leg: [92, 186], farLeg: [180, 180, 90], arm: [152, 60], farArm: [214, 120] },
  },
  farmer_carry: { also: ['heavy_farmer_walk'], props: [dumbbells], ...carry },
  childs_pose: { from: { ...quadruped, knee: [0, 3.6] }, to: { spine: [96, 104, 96], leg: [113, 270, 258], hand: [37.5, 2.6] } },
  cobra_stretch: {
    from: { hip: [0, 5.6], spine: [90, 88, 78], leg: [270, 270, 254], hand: [22, 2.4] },
    to: { hip: [0, 5.6], spine: [62, 22, 8], hand: [24, 2.4] },
  },
  downward_facing_dog: {
    from: { hip: [-6.2, 25.4], spine: [72.4, 72.4, 66], foot: [-48, 0, 150], hand: [21.6, 2.4] },
    to: { hip: [-23.5, 44], spine: [132, 132, 138], foot: [-48, 0, 128] },
  },
} as const satisfies Record<string, Movement>
