import type { Movement, Prop } from '../body.ts'
import {
  barInHands,
  bench,
  chair,
  dumbbells,
  ends,
  flatBench,
  frame,
  frontSeat,
  incline,
  pad,
  sitting,
  stand,
  standingFront,
  supine,
  tower,
  upright,
} from './shared.ts'

const seatFromFront: Prop[] = [frame(-7, 62, -7, 26, 7, 26, 7, 62), pad(-10, 27, 10, 27), tower(0, 24)]
const overhead = { from: { arm: [78, 178] }, to: { arm: [158, 186] } } as const
const press = {
  from: { hip: [0, 29], spine: [-90], foot: [24, 0, 90], hand: [-27, 60.5], armLengths: [1, 1] },
  to: { hand: [-21, 36.5], armLengths: [0.6, 1] },
} as const satisfies Movement
const inclinePress = {
  from: { hip: [0, 29], spine: [-52], foot: [24, 0, 90], hand: [-21, 77.5], armLengths: [1, 1] },
  to: { hand: [-14, 54], armLengths: [0.6, 1] },
} as const satisfies Movement
const pushUp = {
  from: { hip: [-6.2, 25.4], spine: [72.4, 72.4, 66], foot: [-48, 0, 150], hand: [21.6, 2.4] },
  to: { hip: [-2.4, 11.9], spine: [89.7, 89.7, 80], foot: [-48, 0, 160] },
} as const satisfies Movement
const declineBench: Prop[] = [pad(5, 31, -44, 17), tower(-36, 17), tower(0, 27), frame(0, 27, 22, 27), { kind: 'rod', at: [22, 27] }]
const declinePress = {
  from: { hip: [1, 36], spine: [-106, -106, -100], leg: [100, 172, 82], hand: [-25, 60], armLengths: [1, 1] },
  to: { hand: [-20, 36], armLengths: [0.6, 1] },
} as const satisfies Movement
/** The rails of a machine whose bar goes up and down in them. */
const smith = (x: number): Prop[] => [tower(x, 112), tower(x - 36, 112), frame(x - 36, 112, x, 112)]
/** A bar that turns around its end on the floor. */
const landmine = (x: number): Prop[] => [
  { kind: 'lever', from: [x, 2], at: 'hand' },
  { kind: 'disc', at: 'hand', radius: 7 },
]
const skullCrusher = {
  from: { hip: [0, 29], spine: [-90], foot: [24, 0, 90], arm: [-3, -2] },
  to: { arm: [-12, -112] },
} as const satisfies Movement

/** Presses, push-ups, dips, raises and triceps, by the exercise's name in the library's files. */
export const presses = {
  barbell_bench_press: {
    also: [
      'close_grip_bench_press',
      'wide_grip_bench_press',
      'paused_bench_press',
      'tempo_bench_press',
      'reverse_grip_bench_press',
      'football_bar_bench_press',
      'slingshot_bench_press',
      'speed_bench_press',
      'close_grip_ez_bar_press',
      'competition_bench_press',
    ],
    props: [...flatBench, barInHands],
    ...press,
  },
  dumbbell_bench_press: { props: [...flatBench, ends], ...press },
  neutral_grip_dumbbell_bench_press: {
    also: ['dumbbell_squeeze_press', 'close_grip_dumbbell_press'],
    props: [...flatBench, dumbbells],
    ...press,
  },
  alternating_dumbbell_bench_press: {
    also: ['single_arm_dumbbell_bench_press'],
    props: [...flatBench, ends],
    from: { ...press.from, farHand: [-19.4, 36.5] },
    to: { ...press.to, farHand: [-24, 57], armLengths: [0.8, 1] },
  },
  smith_machine_bench_press: {
    also: ['smith_machine_close_grip_bench_press'],
    props: [...flatBench, ...smith(-24), barInHands],
    from: { ...press.from, hand: [-24, 60.5] },
    to: { ...press.to, hand: [-24, 36.5] },
  },
  smith_machine_incline_press: {
    props: [...incline([-35, 48]), ...smith(-17), barInHands],
    from: { ...inclinePress.from, hand: [-17, 78] },
    to: { ...inclinePress.to, hand: [-17, 54] },
  },
  decline_barbell_bench_press: { props: [...declineBench, barInHands], ...declinePress },
  decline_dumbbell_bench_press: { props: [...declineBench, ends], ...declinePress },
  smith_machine_decline_press: {
    props: [...declineBench, ...smith(-21), barInHands],
    from: { ...declinePress.from, hand: [-21, 58] },
    to: { ...declinePress.to, hand: [-21, 38] },
  },
  neutral_grip_incline_dumbbell_press: { also: ['incline_dumbbell_hex_press'], props: [...incline([-35, 48]), dumbbells], ...inclinePress },
  barbell_floor_press: {
    props: [barInHands],
    from: { ...supine, foot: [26, 0, 90], hand: [-27, 37], armLengths: [1, 1] },
    to: { hand: [-22, 21], armLengths: [0.6, 1] },
  },
  kettlebell_floor_press: {
    props: [{ kind: 'kettlebell', up: true }],
    from: { ...supine, foot: [26, 0, 90], hand: [-27, 37], armLengths: [1, 1] },
    to: { hand: [-22, 21], armLengths: [0.6, 1] },
  },
  incline_barbell_bench_press: { props: [...incline([-35, 48]), barInHands], ...inclinePress },
  incline_dumbbell_bench_press: { also: ['low_incline_dumbbell_press'], props: [...incline([-35, 48]), ends], ...inclinePress },
  dumbbell_floor_press: {
    props: [ends],
    from: { ...supine, foot: [26, 0, 90], hand: [-27, 37], armLengths: [1, 1] },
    to: { hand: [-22, 21], armLengths: [0.6, 1] },
  },
  dumbbell_pullover: {
    props: [...flatBench, { kind: 'dumbbells', hands: 1 }],
    from: { hip: [0, 29], spine: [-90], foot: [24, 0, 90], arm: [2, -4] },
    to: { arm: [-92, -98] },
  },
  barbell_pullover: {
    also: ['ez_bar_pullover'],
    props: [...flatBench, { kind: 'barbell', at: 'hand', plate: 7 }],
    from: { hip: [0, 29], spine: [-90], foot: [24, 0, 90], arm: [2, -4] },
    to: { arm: [-92, -98] },
  },
  push_up: { also: ['staggered_push_up', 'wide_push_up', 'close_grip_push_up', 'diamond_push_up', 'hand_release_push_up'], ...pushUp },
  knee_push_up: {
    from: { hip: [-10.2, 17.1], spine: [55.5, 55.5, 50], leg: [235.5, 300, 290], hand: [14, 2.4] },
    to: { hip: [-6.3, 7.6], spine: [81, 81, 74], leg: [260, 302, 290] },
  },
  incline_push_up: {
    props: bench(8, 38),
    from: { hip: [-15.6, 39.6], spine: [51.8, 51.8, 48], foot: [-48, 0, 140], hand: [14, 26.4] },
    to: { hip: [-7.7, 27.7], spine: [69.2, 69.2, 62], foot: [-48, 0, 146] },
  },
  decline_push_up: {
    props: [{ kind: 'box', at: [-64, 0], size: [24, 20] }],
    from: { hip: [-1.3, 33.2], spine: [88, 88, 82], foot: [-47, 20, 160], hand: [27.6, 2.4] },
    to: { hip: [-1, 20.2], spine: [104.2, 104.2, 92], foot: [-47, 20, 170] },
  },
  pike_push_up: {
    from: { hip: [-5.5, 50.5], spine: [142, 142, 150], foot: [-26, 0, 140], hand: [30, 2.4], armLengths: [1, 1] },
    to: { hip: [-1, 46], spine: [150, 150, 160], armLengths: [0.7, 1] },
  },
  wall_push_up: {
    props: [frame(34, 0, 34, 108)],
    from: { hip: [-3, 49.5], spine: [12, 12, 10], foot: [-6.5, 0, 98], hand: [31.6, 72] },
    to: { hip: [7, 46], spine: [30, 30, 24], foot: [-6.5, 0, 106] },
  },
  wall_handstand_push_up: {
    props: [frame(34, 0, 34, 108)],
    from: { hip: [25, 61], spine: [192, 192, 182], leg: [6, 5, -30], hand: [20, 2.4] },
    to: { hip: [25, 47], spine: [192, 192, 176] },
  },
  strict_handstand_push_up: {
    from: { hip: [0, 61], spine: [180, 180, 172], leg: [0, 0, -40], hand: [3, 2.4] },
    to: { hip: [-3, 47], spine: [184, 180, 172], leg: [2, 0, -40] },
  },
  chest_dip: {
    also: ['parallel_bar_triceps_dip', 'weighted_dip', 'negative_dip'],
    props: [frame(-14, 0, -14, 49, 20, 49, 20, 0)],
    from: { hip: [0, 53], spine: [6], leg: [188, 262], hand: [2, 51] },
    to: { hip: [-6, 35], spine: [24, 24, 16], leg: [200, 276] },
  },
  bench_dip: {
    props: bench(-36, -4),
    from: { hip: [5, 26], spine: [-2], leg: [112, 121.5, 50], hand: [-7, 26] },
    to: { hip: [6, 15], spine: [2], leg: [79, 130, 50] },
  },
  incline_chest_press_machine: {
    props: [...chair, frame(-16, 60, -16, 96, 4, 96), { kind: 'lever', from: [4, 96], at: 'hand' }],
    from: { ...sitting, hand: [6, 60], armLengths: [0.7, 1] },
    to: { hand: [22, 70], armLengths: [1, 1] },
  },
  shoulder_press_machine: {
    also: ['neutral_grip_shoulder_press_machine'],
    props: [...chair, frame(-40, 0, -40, 84), frame(-40, 8, -5, 8), { kind: 'lever', from: [-40, 80], at: 'hand' }],
    from: { ...sitting, hand: [5, 63], armLengths: [0.7, 1] },
    to: { hand: [0, 89], armLengths: [1, 1] },
  },
  smith_machine_shoulder_press: {
    props: [...chair, ...smith(4), barInHands],
    from: { ...sitting, hand: [4, 64], armLengths: [0.7, 1] },
    to: { hand: [4, 89], armLengths: [1, 1] },
  },
  seated_barbell_overhead_press: {
    props: [...chair, barInHands],
    from: { ...sitting, hand: [5, 64], armLengths: [0.7, 1] },
    to: { hand: [-1, 90], armLengths: [1, 1] },
  },
  z_press: { props: [barInHands], from: { hip: [0, 5.6], spine: [2], leg: [88, 90, 0], hand: [8.5, 38] }, to: { hand: [3, 65.5] } },
  dumbbell_z_press: { props: [dumbbells], from: { hip: [0, 5.6], spine: [2], leg: [88, 90, 0], hand: [8.5, 38] }, to: { hand: [3, 65.5] } },
  chest_press_machine: {
    also: ['wide_chest_press_machine'],
    props: [...chair, frame(-16, 60, -16, 86, 6, 86), { kind: 'lever', from: [6, 86], at: 'hand' }],
    from: { ...sitting, hand: [7, 54], armLengths: [0.7, 1] },
    to: { hand: [27, 54], armLengths: [1, 1] },
  },
  standing_cable_chest_press: {
    props: [tower(-46, 80), { kind: 'cable', from: [-46, 74] }],
    from: { hip: [0, 49], spine: [8], foot: [19.6, 0, 90], farFoot: [-4, 0, 100], hand: [10, 70], armLengths: [0.6, 1] },
    to: { hand: [34, 72], armLengths: [1, 1] },
  },
  standing_barbell_overhead_press: {
    props: [barInHands],
    from: { ...upright, spine: [-4, -5, -8], hand: [5.5, 79.5] },
    to: { spine: [0, 2, 4], hand: [2, 110.5] },
  },
  push_press: {
    also: ['power_jerk'],
    props: [barInHands],
    from: { hip: [-4, 43], spine: [4], foot: stand, hand: [6, 73] },
    to: { hip: [0, 50.7], spine: [1], hand: [2, 110.5] },
  },
  dumbbell_push_press: {
    props: [dumbbells],
    from: { hip: [-4, 43], spine: [4], foot: stand, hand: [6, 72] },
    to: { hip: [0, 50.7], spine: [1], hand: [2, 110.5] },
  },
  kettlebell_overhead_press: {
    props: [{ kind: 'kettlebell', up: true }],
    from: { ...upright, spine: [-3], arm: [150, 20], farArm: [190, 176] },
    to: { spine: [0], arm: [4, 2], farArm: [190, 176] },
  },
  landmine_press: {
    props: landmine(64),
    from: { hip: [-8, 48], spine: [14], foot: [10, 0, 90], farFoot: [-20, 0, 110], hand: [12, 68] },
    to: { hip: [-4, 49], spine: [20], hand: [30, 88] },
  },
  half_kneeling_landmine_press: {
    props: landmine(62),
    from: { hip: [-2, 27], spine: [6], foot: [29.6, 0, 90], farFoot: [-32, 0, 150], hand: [11, 47] },
    to: { spine: [12], hand: [27, 70] },
  },
  seated_dumbbell_shoulder_press: {
    also: ['neutral_grip_dumbbell_shoulder_press'],
    view: 'front',
    props: [...seatFromFront, ends],
    from: { ...frontSeat, ...overhead.from },
    to: overhead.to,
  },
  standing_dumbbell_shoulder_press: {
    view: 'front',
    props: [ends],
    from: { hip: [0, 50.7], spine: [0], foot: [6, 0, 90], ...overhead.from },
    to: overhead.to,
  },
  dumbbell_lateral_raise: {
    view: 'front',
    props: [ends],
    from: { hip: [0, 50.7], spine: [0], foot: [6, 0, 90], arm: [10, 4] },
    to: { arm: [88, 84] },
  },
  seated_dumbbell_lateral_raise: {
    view: 'front',
    props: [...seatFromFront, ends],
    from: { ...frontSeat, arm: [12, 6] },
    to: { arm: [88, 84] },
  },
  dumbbell_front_raise: { props: [ends], from: { ...upright, arm: [176, 172] }, to: { arm: [90, 86] } },
  alternating_dumbbell_shoulder_press: {
    also: ['single_arm_dumbbell_shoulder_press'],
    view: 'front',
    props: [ends],
    from: { ...standingFront, arm: [78, 178], farArm: [78, 178] },
    to: { arm: [158, 186] },
  },
  barbell_front_raise: {
    also: ['ez_bar_front_raise'],
    props: [{ kind: 'barbell', at: 'hand', plate: 7 }],
    from: { ...upright, arm: [176, 172] },
    to: { arm: [90, 86] },
  },
  plate_front_raise: { props: [{ kind: 'disc', at: 'hand', radius: 8 }], from: { ...upright, arm: [172, 168] }, to: { arm: [88, 84] } },
  cable_front_raise: {
    props: [tower(-44, 60), { kind: 'cable', from: [-44, 5] }],
    from: { ...upright, arm: [178, 174] },
    to: { arm: [90, 86] },
  },
  alternating_dumbbell_front_raise: {
    props: [dumbbells],
    from: { ...upright, arm: [176, 172], farArm: [176, 172] },
    to: { arm: [90, 86], farArm: [180, 176] },
  },
  band_triceps_pushdown: {
    props: [frame(34, 0, 34, 118, 10, 118), { kind: 'band', from: [12, 118] }],
    from: { hip: [-4, 50], spine: [8, 8, 4], foot: stand, arm: [188, 66] },
    to: { arm: [186, 172] },
  },
  triceps_pushdown: {
    also: ['rope_triceps_pushdown', 'v_bar_triceps_pushdown', 'reverse_grip_triceps_pushdown'],
    props: [tower(30, 116), frame(30, 116, 16, 116), { kind: 'cable', from: [16, 116] }],
    from: { hip: [-4, 50], spine: [8, 8, 4], foot: stand, arm: [188, 66] },
    to: { arm: [186, 172] },
  },
  overhead_dumbbell_triceps_extension: {
    props: [{ kind: 'dumbbells', shape: 'upright', hands: 1 }],
    from: { ...upright, spine: [-2], arm: [4, -4] },
    to: { arm: [6, -134] },
  },
  overhead_barbell_triceps_extension: {
    props: [{ kind: 'barbell', at: 'hand', plate: 7 }],
    from: { ...upright, spine: [-2], arm: [4, -4] },
    to: { arm: [6, -134] },
  },
  seated_overhead_ez_bar_extension: {
    props: [...chair, { kind: 'barbell', at: 'hand', plate: 7 }],
    from: { ...sitting, arm: [4, -4] },
    to: { arm: [4, -134] },
  },
  band_overhead_triceps_extension: {
    props: [{ kind: 'band', from: [-4, 1] }],
    from: { ...upright, spine: [-2], arm: [6, -134] },
    to: { arm: [4, -4] },
  },
  cable_triceps_kickback: {
    props: [tower(46, 60), { kind: 'cable', from: [46, 30] }],
    from: { hip: [-14, 44], spine: [68, 68, 56], foot: stand, arm: [258, 168] },
    to: { arm: [256, 248] },
  },
  cable_lying_triceps_extension: { props: [...flatBench, tower(-78, 50), { kind: 'cable', from: [-78, 8] }], ...skullCrusher },
  incline_skull_crusher: {
    props: [...incline([-35, 48]), { kind: 'barbell', at: 'hand', plate: 7 }],
    from: { hip: [0, 29], spine: [-52], foot: [24, 0, 90], arm: [6, 4] },
    to: { arm: [-4, -112] },
  },
  overhead_rope_triceps_extension: {
    props: [tower(-44, 70), { kind: 'cable', from: [-44, 62] }],
    from: { hip: [0, 49], spine: [18], foot: [19.6, 0, 90], farFoot: [-6, 0, 100], arm: [24, -96] },
    to: { arm: [30, 22] },
  },
  ez_bar_skull_crusher: {
    also: ['barbell_skull_crusher'],
    props: [...flatBench, { kind: 'barbell', at: 'hand', plate: 7 }],
    ...skullCrusher,
  },
  dumbbell_skull_crusher: { props: [...flatBench, dumbbells], ...skullCrusher },
  dumbbell_triceps_kickback: {
    props: [dumbbells],
    from: { hip: [-14, 44], spine: [68, 68, 56], foot: stand, arm: [258, 168] },
    to: { arm: [256, 248] },
  },
  dumbbell_thruster: {
    props: [dumbbells],
    from: { hip: [0, 50.7], spine: [2], foot: stand, hand: [3, 110.5] },
    to: { hip: [-12, 25], spine: [24, 22, 14], hand: [7.5, 52.5] },
  },
  kettlebell_thruster: {
    props: [{ kind: 'kettlebell', up: true }],
    from: { hip: [0, 50.7], spine: [2], foot: stand, hand: [3, 110.5] },
    to: { hip: [-12, 25], spine: [24, 22, 14], hand: [7.5, 52.5] },
  },
  landmine_thruster: {
    props: landmine(70),
    from: { hip: [-4, 49.6], spine: [12], foot: stand, hand: [22, 96] },
    to: { hip: [-14, 26], spine: [32, 30, 20], hand: [13, 50] },
  },
  barbell_thruster: {
    props: [barInHands],
    from: { hip: [0, 50.7], spine: [2], foot: stand, hand: [3, 110.5] },
    to: { hip: [-12, 25], spine: [24, 22, 14], hand: [7.5, 52.5] },
  },
} as const satisfies Record<string, Movement>
