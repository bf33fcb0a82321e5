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
const skullCrusher = {
  from: { hip: [0, 29], spine: [-90], foot: [24, 0, 90], arm: [-3, -2] },
  to: { arm: [-12, -112] },
} as const satisfies Movement

/** Presses, push-ups, dips, raises and triceps, by the exercise's name in the library's files. */
export const presses = {
  barbell_bench_press: {
    also: ['close_grip_bench_press', 'wide_grip_bench_press', 'paused_bench_press', 'tempo_bench_press', 'competition_bench_press'],
    props: [...flatBench, barInHands],
    ...press,
  },
  dumbbell_bench_press: { props: [...flatBench, ends], ...press },
  neutral_grip_dumbbell_bench_press: { props: [...flatBench, dumbbells], ...press },
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
  push_up: { also: ['wide_push_up', 'close_grip_push_up', 'diamond_push_up', 'hand_release_push_up'], ...pushUp },
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
  chest_dip: {
    also: ['parallel_bar_triceps_dip'],
    props: [frame(-14, 0, -14, 49, 20, 49, 20, 0)],
    from: { hip: [0, 53], spine: [6], leg: [188, 262], hand: [2, 51] },
    to: { hip: [-6, 35], spine: [24, 24, 16], leg: [200, 276] },
  },
  bench_dip: {
    props: bench(-36, -4),
    from: { hip: [5, 26], spine: [-2], leg: [112, 121.5, 50], hand: [-7, 26] },
    to: { hip: [6, 15], spine: [2], leg: [79, 130, 50] },
  },
  chest_press_machine: {
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
  seated_dumbbell_shoulder_press: {
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
  barbell_thruster: {
    props: [barInHands],
    from: { hip: [0, 50.7], spine: [2], foot: stand, hand: [3, 110.5] },
    to: { hip: [-12, 25], spine: [24, 22, 14], hand: [7.5, 52.5] },
  },
} as const satisfies Record<string, Movement>
