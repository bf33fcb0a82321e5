import type { Movement, Prop } from '../body.ts'
import { barInHands, bench, dumbbells, frame, frontSeat, pad, sitting, stand, tower } from './shared.ts'

const pullUpBar: Prop[] = [frame(-36, 0, -36, 112, 36, 112, 36, 0)]
const row = {
  from: { hip: [-14, 44], spine: [66, 66, 54], foot: stand, hand: [10, 26] },
  to: { hand: [1, 44.5] },
} as const satisfies Movement

/** Somebody who lies with the chest on a bench that leans up. */
const prone = { hip: [-14, 39], spine: [58, 58, 50], foot: [-18, 0, 130] } as const
const proneBench: Prop[] = [pad(-12, 30, 17, 48.4), frame(-26, 0, 2, 36, 14, 0), frame(-4, 30, -16, 0)]
const highBench = bench(-34, 34, 40)
const seal = {
  from: { hip: [-6, 45.5], spine: [90, 90, 84], leg: [268, 290], hand: [23, 15.5] },
  to: { hand: [14, 36] },
} as const satisfies Movement

/** Rows and pulls, by the exercise's name in the library's files. */
export const pulls = {
  barbell_upright_row: {
    also: ['ez_bar_upright_row'],
    view: 'front',
    props: [{ kind: 'barbell', at: 'hand', plate: 7 }],
    from: { hip: [0, 50.7], spine: [0], foot: [6, 0, 90], hand: [9, 49] },
    to: { hand: [9, 76] },
  },
  barbell_bent_over_row: { also: ['underhand_barbell_row', 'yates_row'], props: [barInHands], ...row },
  bent_over_dumbbell_row: { also: ['neutral_grip_dumbbell_row'], props: [dumbbells], ...row },
  single_arm_dumbbell_row: {
    also: ['kroc_row', 'dead_stop_dumbbell_row'],
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
    also: ['wide_grip_pull_up', 'weighted_pull_up', 'negative_pull_up', 'chest_to_bar_pull_up'],
    view: 'front',
    props: pullUpBar,
    from: { hip: [0, 52.2], spine: [0], leg: [2, 2], hand: [17, 112] },
    to: { hip: [0, 74] },
  },
  chin_up: {
    also: ['weighted_chin_up', 'neutral_grip_pull_up', 'mixed_grip_pull_up', 'flexed_arm_hang'],
    view: 'front',
    props: pullUpBar,
    from: { hip: [0, 51.2], spine: [0], leg: [2, 2], hand: [9, 112], armLengths: [1, 1] },
    to: { hip: [0, 74], armLengths: [0.8, 0.9] },
  },
  inverted_row: {
    also: ['underhand_inverted_row', 'australian_chin_up_hold'],
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
  ring_row: {
    props: [tower(-44, 114), frame(-44, 114, 22, 114), { kind: 'cable', from: [16, 114] }, { kind: 'disc', at: 'hand', radius: 4 }],
    from: { hip: [13.9, 39.4], spine: [-43, -43, -38], leg: [137, 137, 50], hand: [6.6, 90] },
    to: { hip: [23.9, 46.5], spine: [-28, -28, -24], leg: [152, 152, 66], hand: [18, 75] },
  },
  pendlay_row: {
    props: [{ kind: 'barbell', at: 'hand', plate: 11.5 }],
    from: { hip: [-15, 40], spine: [84, 84, 72], foot: stand, hand: [12, 12] },
    to: { hand: [5, 36] },
  },
  smith_machine_row: {
    props: [tower(6, 110), tower(42, 110), frame(6, 110, 42, 110), barInHands],
    from: { ...row.from, hand: [6, 26] },
    to: { hand: [6, 43] },
  },
  kettlebell_row: { props: [{ kind: 'kettlebell' }], ...row },
  band_row: {
    props: [tower(58, 60), { kind: 'band', from: [58, 34] }, ...bench(-12, 12, 11)],
    from: { hip: [0, 16.5], spine: [2], leg: [72, 108, 10], hand: [30, 38] },
    to: { hand: [8, 30] },
  },
  t_bar_row: {
    also: ['landmine_row'],
    props: [
      { kind: 'lever', from: [-44, 2], at: 'hand' },
      { kind: 'disc', at: 'hand', radius: 9 },
    ],
    from: { hip: [-14, 42], spine: [62, 62, 50], foot: stand, hand: [12, 24] },
    to: { hand: [4, 43] },
  },
  chest_supported_dumbbell_row: { props: [...proneBench, dumbbells], from: { ...prone, hand: [15.6, 28] }, to: { hand: [3, 47] } },
  chest_supported_t_bar_row: {
    props: [...proneBench, { kind: 'lever', from: [-40, 4], at: 'hand' }, { kind: 'disc', at: 'hand', radius: 8 }],
    from: { ...prone, hand: [15.6, 28] },
    to: { hand: [6, 45] },
  },
  seal_row: { props: [...highBench, { kind: 'barbell', at: 'hand', plate: 7 }], ...seal },
  dumbbell_seal_row: { props: [...highBench, dumbbells], ...seal },
  seated_row_machine: {
    props: [
      pad(-12, 25, 12, 25),
      tower(0, 23),
      pad(13, 46, 16, 64),
      frame(18, 46, 30, 30, 30, 0),
      frame(46, 0, 46, 70),
      { kind: 'lever', from: [46, 70], at: 'hand' },
    ],
    from: { ...sitting, spine: [4], hand: [31, 54] },
    to: { spine: [-2], hand: [9, 46] },
  },
  high_row_machine: {
    props: [pad(-12, 25, 12, 25), tower(0, 23), frame(44, 0, 44, 98, 20, 104), { kind: 'lever', from: [20, 104], at: 'hand' }],
    from: { ...sitting, spine: [2], hand: [18, 84] },
    to: { spine: [-8], hand: [12, 58] },
  },
  standing_cable_row: {
    also: ['high_cable_row'],
    props: [tower(58, 70), { kind: 'cable', from: [58, 52] }],
    from: { hip: [-10, 46], spine: [10, 10, 6], foot: stand, hand: [24, 66] },
    to: { spine: [2, 2, 0], hand: [2, 54] },
  },
  renegade_row: {
    props: [{ kind: 'dumbbells', shape: 'end' }],
    from: { hip: [-6.2, 25.4], spine: [71, 71, 64], foot: [-48, 0, 150], hand: [21.6, 5.4], farHand: [23.2, 5.4] },
    to: { hand: [9, 30] },
  },
  band_face_pull: {
    props: [tower(56, 108), { kind: 'band', from: [56, 92] }],
    from: { hip: [-2, 50.2], spine: [-2], foot: stand, hand: [29, 82], armLengths: [1, 1] },
    to: { spine: [-6, -6, -2], hand: [5, 90], armLengths: [0.6, 0.9] },
  },
  band_straight_arm_pulldown: {
    props: [tower(52, 116), { kind: 'band', from: [52, 110] }],
    from: { hip: [-8, 48.5], spine: [26, 26, 18], foot: stand, arm: [62, 58] },
    to: { hip: [-5, 49.5], spine: [14, 14, 10], arm: [172, 170] },
  },
  scapular_pull_up: {
    also: ['dead_hang', 'active_hang'],
    view: 'front',
    props: [frame(-36, 0, -36, 118, 36, 118, 36, 0)],
    from: { hip: [0, 53.4], spine: [0], leg: [2, 2], hand: [17, 118], shrug: [5] },
    to: { hip: [0, 58.2], shrug: [0] },
  },
  power_clean: {
    also: ['clean', 'hang_power_clean', 'hang_clean', 'muscle_clean'],
    props: [{ kind: 'barbell', at: 'hand', plate: 11.5 }],
    from: { hip: [-17, 31], spine: [62, 62, 46], foot: stand, hand: [7, 13.5] },
    to: { hip: [-7, 41], spine: [6, 6, 2], hand: [8, 68] },
  },
  power_snatch: {
    also: ['snatch', 'hang_power_snatch', 'hang_snatch', 'muscle_snatch'],
    props: [{ kind: 'barbell', at: 'hand', plate: 11.5 }],
    from: { hip: [-18, 30], spine: [66, 66, 48], foot: stand, hand: [7, 13.5], armLengths: [0.9, 0.9] },
    to: { hip: [-8, 40], spine: [14, 10, 4], hand: [3, 96] },
  },
} as const satisfies Record<string, Movement>
