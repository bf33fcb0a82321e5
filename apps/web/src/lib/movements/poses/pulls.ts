import type { Movement, Prop } from '../body.ts'
import { barInHands, bench, dumbbells, ends, frame, frontSeat, incline, pad, stand, tower, upright } from './shared.ts'

const pullUpBar: Prop[] = [frame(-36, 0, -36, 112, 36, 112, 36, 0)]
const row = {
  from: { hip: [-14, 44], spine: [66, 66, 54], foot: stand, hand: [10, 26] },
  to: { hand: [1, 44.5] },
} as const satisfies Movement
const curl = { from: { ...upright, arm: [183, 176] }, to: { arm: [172, 44] } } as const satisfies Movement

/** Rows, pulls and curls, by the exercise's name in the library's files. */
export const pulls = {
  barbell_upright_row: {
    also: ['ez_bar_upright_row'],
    view: 'front',
    props: [{ kind: 'barbell', at: 'hand', plate: 7 }],
    from: { hip: [0, 50.7], spine: [0], foot: [6, 0, 90], hand: [9, 49] },
    to: { hand: [9, 76] },
  },
  barbell_bent_over_row: { also: ['underhand_barbell_row'], props: [barInHands], ...row },
  bent_over_dumbbell_row: { also: ['neutral_grip_dumbbell_row'], props: [dumbbells], ...row },
  single_arm_dumbbell_row: {
    props: [...bench(-14, 44), { kind: 'dumbbells', hands: 1 }],
    from: { hip: [0, 48], spine: [80, 80, 72], foot: [4, 0, 90], farLeg: [150, 266], hand: [28, 22], farHand: [31, 26] },
    to: { hand: [17, 48] },
  },
  seated_cable_row: {
    also: ['wide_grip_seated_cable_row', 'underhand_seated_cable_row'],
    props: [...bench(-12, 12, 11), tower(58, 62), frame(47, 0, 47, 26), { kind: 'cable', from: [58, 34] }],
    from: { hip: [0, 16.5], spine: [16, 18, 14], leg: [62, 122, 20], hand: [38, 36] },
    to: { spine: [-4, -6, -2], hand: [10, 31] },
  },
  wide_grip_lat_pulldown: {
    view: 'front',
    props: [frame(0, 112, 0, 0), pad(-10, 27, 10, 27), { kind: 'cable', from: [0, 112], to: 'hands' }, { kind: 'bar', at: 'hands' }],
    from: { ...frontSeat, hand: [23, 89] },
    to: { hand: [23, 66] },
  },
  close_grip_lat_pulldown: {
    also: ['neutral_grip_lat_pulldown', 'v_bar_lat_pulldown', 'underhand_lat_pulldown'],
    props: [...bench(-10, 16), frame(40, 0, 40, 116, 12, 116), pad(14, 38, 30, 38), { kind: 'cable', from: [12, 116] }],
    from: { hip: [0, 30], spine: [2], foot: [30, 0, 90], hand: [10, 89] },
    to: { spine: [-14, -16, -8], hand: [6, 58] },
  },
  pull_up: {
    also: ['wide_grip_pull_up', 'weighted_pull_up', 'negative_pull_up'],
    view: 'front',
    props: pullUpBar,
    from: { hip: [0, 52.2], spine: [0], leg: [2, 2], hand: [17, 112] },
    to: { hip: [0, 74] },
  },
  chin_up: {
    also: ['weighted_chin_up'],
    view: 'front',
    props: pullUpBar,
    from: { hip: [0, 51.2], spine: [0], leg: [2, 2], hand: [9, 112], armLengths: [1, 1] },
    to: { hip: [0, 74], armLengths: [0.8, 0.9] },
  },
  inverted_row: {
    also: ['underhand_inverted_row'],
    props: [frame(-24, 46, -44, 46, -44, 0), { kind: 'rod', at: [-24, 46] }],
    from: { hip: [1.4, 11], spine: [-82.4, -82.4, -78], leg: [97.6, 97.6, 15], hand: [-24, 46], armLengths: [1, 1] },
    to: { hip: [4.7, 23], spine: [-67, -67, -62], leg: [112.8, 112.8, 30], armLengths: [0.5, 0.85] },
  },
  suspension_row: {
    props: [tower(-44, 114), frame(-44, 114, 22, 114), { kind: 'cable', from: [16, 114] }],
    from: { hip: [13.9, 39.4], spine: [-43, -43, -38], leg: [137, 137, 50], hand: [6.6, 90] },
    to: { hip: [23.9, 46.5], spine: [-28, -28, -24], leg: [152, 152, 66], hand: [18, 75] },
  },
  cable_face_pull: {
    props: [tower(56, 108), { kind: 'cable', from: [56, 92] }],
    from: { hip: [-2, 50.2], spine: [-2], foot: stand, hand: [29, 82], armLengths: [1, 1] },
    to: { spine: [-6, -6, -2], hand: [5, 90], armLengths: [0.6, 0.9] },
  },
  straight_arm_pulldown: {
    also: ['rope_straight_arm_pulldown'],
    props: [tower(52, 116), { kind: 'cable', from: [52, 110] }],
    from: { hip: [-8, 48.5], spine: [26, 26, 18], foot: stand, arm: [62, 58] },
    to: { hip: [-5, 49.5], spine: [14, 14, 10], arm: [172, 170] },
  },
  barbell_curl: {
    also: ['ez_bar_curl', 'close_grip_barbell_curl', 'wide_grip_barbell_curl'],
    props: [{ kind: 'barbell', at: 'hand', plate: 8 }],
    ...curl,
  },
  dumbbell_curl: { props: [ends], ...curl },
  hammer_curl: { props: [dumbbells], ...curl },
  cable_curl: { props: [tower(44, 60), { kind: 'cable', from: [44, 5] }], ...curl },
  incline_dumbbell_curl: {
    props: [...incline([-30, 56]), ends],
    from: { hip: [0, 29], spine: [-44], foot: [24, 0, 90], arm: [184, 176] },
    to: { arm: [176, 44] },
  },
} as const satisfies Record<string, Movement>
