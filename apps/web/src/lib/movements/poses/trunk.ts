import type { Movement, Prop } from '../body.ts'
import { bench, frame, pad, quadruped, supine, tower } from './shared.ts'

const barFromSide: Prop[] = [frame(0, 118, -30, 118, -30, 0), { kind: 'rod', at: [0, 118] }]
const hang = { hip: [0, 57.2], spine: [0], hand: [0, 118], leg: [180, 182, 130] } as const

const captainsChair: Prop[] = [frame(-22, 0, -22, 90), pad(-9, 92, -9, 62), frame(-22, 66.5, 16, 66.5, 16, 70), frame(-22, 0, 10, 0)]
const declineBench: Prop[] = [
  pad(4, 28, -46, 13),
  tower(-38, 12),
  tower(2, 24),
  frame(2, 24, 19, 38),
  frame(8, 29, 37, 17),
  { kind: 'rod', at: [37, 20] },
]

/** The trunk and holds, by the exercise's name in the library's files. */
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
    also: ['side_plank_hip_dip'],
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
  toes_to_bar: { props: barFromSide, from: hang, to: { hip: [2, 59], spine: [-24, -4, 10], leg: [12, 14, -50] } },
  captains_chair_knee_raise: {
    props: captainsChair,
    from: { hip: [0, 56], spine: [0], leg: [180, 184, 110], arm: [176, 90] },
    to: { leg: [78, 170, 90] },
  },
  captains_chair_leg_raise: {
    props: captainsChair,
    from: { hip: [0, 56], spine: [0], leg: [180, 182, 110], arm: [176, 90] },
    to: { leg: [88, 88, 10] },
  },
  l_sit: {
    props: [frame(-8, 0, -8, 25, 12, 25, 12, 0)],
    from: { hip: [0, 28.5], spine: [2], leg: [88, 178, 92], hand: [2, 27] },
    to: { hip: [-1, 29.6], leg: [88, 88, 20] },
  },
  decline_sit_up: {
    also: ['decline_crunch'],
    props: declineBench,
    from: { hip: [0, 33], spine: [-106, -104, -98], leg: [64, 150, 60], grip: [8, 5] },
    to: { spine: [-34, -12, 4] },
  },
  decline_reverse_crunch: {
    props: [pad(26, 14, -36, 36), tower(-28, 30), tower(20, 12)],
    from: { hip: [18, 22.5], spine: [-71, -71, -66], leg: [30, 118], hand: [-23, 44] },
    to: { hip: [12, 27], spine: [-88, -68, -62], leg: [-30, 60] },
  },
  seated_knee_tuck: {
    props: bench(-20, 8),
    from: { hip: [0, 29.4], spine: [-34, -30, -22], leg: [98, 100, 30], hand: [-17, 26], armLengths: [1, 1] },
    to: { spine: [-20, -12, -4], leg: [42, 140, 50] },
  },
  tuck_up: {
    from: { hip: [0, 5.6], spine: [-88, -76, -66], leg: [84, 84, 0], arm: [80, 78] },
    to: { spine: [-34, -16, -4], leg: [24, 134, 40], arm: [84, 82] },
  },
  bicycle_crunch: {
    also: ['cross_body_crunch'],
    from: { ...supine, spine: [-88, -62, -46], leg: [14, 100], farLeg: [74, 82, 0], grip: [8, 5] },
    to: { leg: [74, 82, 0], farLeg: [14, 100] },
  },
  flutter_kick: {
    also: ['scissor_kick'],
    from: { ...supine, leg: [84, 84, -4], farLeg: [62, 62, -26], arm: [95, 95] },
    to: { leg: [62, 62, -26], farLeg: [84, 84, -4] },
  },
  heel_tap: {
    also: ['pilates_toe_tap'],
    from: { ...supine, leg: [4, 90, 0], farLeg: [4, 90, 0], arm: [95, 95] },
    to: { leg: [50, 132, 70] },
  },
  knee_plank: {
    from: { hip: [-9, 10.6], spine: [74, 74, 68], leg: [256, 300, 290], arm: [172, 90] },
    to: { hip: [-8, 13.4], spine: [79.4, 79.4, 72], leg: [247, 302, 290], arm: [182, 90] },
  },
  plank_shoulder_tap: {
    from: { hip: [-6.2, 25.4], spine: [72.4, 72.4, 66], foot: [-48, 0, 150], hand: [21.6, 2.4], farHand: [23.2, 2.4] },
    to: { hand: [26.5, 28] },
  },
  plank_with_leg_lift: {
    from: { hip: [-4.2, 15.5], spine: [84.8, 84.8, 78], foot: [-48, 0, 150], farLeg: [264, 264, 184], arm: [180, 90] },
    to: { farLeg: [281, 281, 204] },
  },
  bear_plank: { from: { ...quadruped, leg: undefined, foot: [-27, 0, 150] }, to: { hip: [-2, 35], spine: [91, 91, 82] } },
  plank_to_pike: {
    also: ['sliding_pike'],
    from: { hip: [-6.2, 25.4], spine: [72.4, 72.4, 66], foot: [-48, 0, 150], hand: [21.6, 2.4] },
    to: { hip: [-6, 50], spine: [136, 136, 144], foot: [-26, 0, 140] },
  },
  reverse_plank: {
    from: { hip: [0, 6], spine: [-32, -32, -22], leg: [88, 91, 50], hand: [-18, 2.4] },
    to: { hip: [3, 22.5], spine: [-72, -72, -58], leg: [109, 110, 62] },
  },
  dragon_flag: {
    props: bench(-46, 10),
    from: { hip: [-9, 56], spine: [-172, -166, -108], leg: [8, 8, -60], hand: [-42, 26] },
    to: { hip: [6, 36], spine: [-110, -110, -90], leg: [72, 72, -10] },
  },
  reverse_hyperextension: {
    also: ['bench_reverse_hyperextension'],
    props: [pad(-2, 56, 34, 56), tower(2, 53), tower(30, 53), frame(30, 53, 40, 50)],
    from: { hip: [-4, 61.5], spine: [90, 90, 80], leg: [182, 182, 120], hand: [37, 50] },
    to: { leg: [266, 268, 200] },
  },
  prone_cobra_hold: {
    from: { hip: [0, 5.6], spine: [90, 88, 76], leg: [270, 270, 250], arm: [272, 272] },
    to: { spine: [82, 62, 50], arm: [258, 256] },
  },
} as const satisfies Record<string, Movement>
