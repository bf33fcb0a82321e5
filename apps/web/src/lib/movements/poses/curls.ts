import type { Movement, Prop } from '../body.ts'
import { bench, chair, dumbbells, ends, frame, incline, pad, sitting, standingFront, tower, upright } from './shared.ts'

const curl = { from: { ...upright, arm: [183, 176] }, to: { arm: [172, 44] } } as const satisfies Movement
const alternating = {
  from: { ...upright, arm: [183, 176], farArm: [183, 176] },
  to: { arm: [172, 44], farArm: [186, 180] },
} as const satisfies Movement
const smallBar: Prop = { kind: 'barbell', at: 'hand', plate: 7 }
/** A seat with a slope before it that the upper arms lie on. */
const preacherBench: Prop[] = [pad(-8, 25, 10, 25), tower(0, 23), pad(9, 55, 21, 38), frame(15, 44, 15, 0), frame(-4, 0, 15, 0)]
const preacher = {
  from: { hip: [0, 30], spine: [8, 12, 14], leg: [86, 186], arm: [144, 140] },
  to: { arm: [144, 12] },
} as const satisfies Movement
/** A bench that leans up, with somebody over it who looks down. */
const spiderBench: Prop[] = [pad(-12, 30, 17, 48.4), frame(-26, 0, 2, 36, 14, 0), frame(-4, 30, -16, 0)]
const spider = {
  from: { hip: [-14, 39], spine: [58, 58, 50], foot: [-18, 0, 130], arm: [180, 176] },
  to: { arm: [172, 50] },
} as const satisfies Movement

/** Curls, by the exercise's name in the library's files. */
export const curls = {
  barbell_curl: {
    also: [
      'ez_bar_curl',
      'close_grip_barbell_curl',
      'wide_grip_barbell_curl',
      'reverse_barbell_curl',
      'reverse_ez_bar_curl',
      '21s_barbell_curl',
      'cheat_curl',
    ],
    props: [{ kind: 'barbell', at: 'hand', plate: 8 }],
    ...curl,
  },
  dumbbell_curl: { also: ['dumbbell_reverse_curl', 'zottman_curl'], props: [ends], ...curl },
  hammer_curl: { props: [dumbbells], ...curl },
  cable_curl: {
    also: ['rope_hammer_curl', 'reverse_cable_curl', 'single_arm_cable_curl'],
    props: [tower(44, 60), { kind: 'cable', from: [44, 5] }],
    ...curl,
  },
  incline_dumbbell_curl: {
    props: [...incline([-30, 56]), ends],
    from: { hip: [0, 29], spine: [-44], foot: [24, 0, 90], arm: [184, 176] },
    to: { arm: [176, 44] },
  },
  alternating_dumbbell_curl: { props: [ends], ...alternating },
  alternating_hammer_curl: { also: ['cross_body_hammer_curl'], props: [dumbbells], ...alternating },
  incline_hammer_curl: {
    props: [...incline([-30, 56]), dumbbells],
    from: { hip: [0, 29], spine: [-44], foot: [24, 0, 90], arm: [184, 176] },
    to: { arm: [176, 44] },
  },
  seated_dumbbell_curl: { props: [...chair, ends], from: { ...sitting, arm: [186, 178] }, to: { arm: [178, 44] } },
  ez_bar_preacher_curl: { also: ['barbell_preacher_curl'], props: [...preacherBench, smallBar], ...preacher },
  dumbbell_preacher_curl: { props: [...preacherBench, ends], ...preacher },
  preacher_hammer_curl: { props: [...preacherBench, dumbbells], ...preacher },
  cable_preacher_curl: { props: [...preacherBench, tower(54, 50), { kind: 'cable', from: [54, 10] }], ...preacher },
  machine_preacher_curl: {
    also: ['machine_biceps_curl'],
    props: [...preacherBench, { kind: 'lever', from: [15, 44], at: 'hand' }],
    ...preacher,
  },
  concentration_curl: {
    props: [...bench(-14, 10), { kind: 'dumbbells', shape: 'end', hands: 1 }],
    from: { hip: [0, 30], spine: [40, 44, 50], foot: [33, 0, 90], arm: [168, 172], farArm: [156, 120] },
    to: { arm: [168, 24], farArm: [156, 120] },
  },
  spider_curl: { props: [...spiderBench, ends], ...spider },
  ez_bar_spider_curl: { also: ['prone_incline_barbell_curl'], props: [...spiderBench, smallBar], ...spider },
  bayesian_cable_curl: {
    props: [tower(-48, 60), { kind: 'cable', from: [-48, 6] }],
    from: { hip: [4, 49.6], spine: [6], foot: [16, 0, 90], farFoot: [-6, 0, 104], arm: [206, 204] },
    to: { arm: [196, 60] },
  },
  high_cable_curl: {
    also: ['overhead_cable_curl'],
    view: 'front',
    props: [tower(-62, 112), tower(62, 112), { kind: 'cable', from: [62, 90] }],
    from: { ...standingFront, arm: [90, 94] },
    to: { arm: [90, 236] },
  },
  band_curl: { also: ['band_hammer_curl'], props: [{ kind: 'band', from: [6, 1] }], ...curl },
  kettlebell_curl: { props: [{ kind: 'kettlebell' }], ...curl },
  plate_curl: { props: [{ kind: 'disc', at: 'hand', radius: 8 }], ...curl },
  drag_curl: { props: [{ kind: 'barbell', at: 'hand', plate: 8 }], from: { ...upright, arm: [183, 174] }, to: { arm: [216, 68] } },
  suspension_biceps_curl: {
    props: [tower(48, 114), frame(48, 114, 10, 114), { kind: 'cable', from: [14, 114] }],
    from: { hip: [-13.9, 39.4], spine: [-43, -43, -38], leg: [137, 137, 50], arm: [48, 44] },
    to: { hip: [-13.9, 39.4], arm: [50, -40] },
  },
} as const satisfies Record<string, Movement>
