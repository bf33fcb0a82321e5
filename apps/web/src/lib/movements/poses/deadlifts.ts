import type { Movement, Prop } from '../body.ts'
import { barInHands, frame, stand, standingFront, tower, upright } from './shared.ts'

const kettlebell: Prop = { kind: 'kettlebell' }
const wide = { hip: [0, 47.4], spine: [0], foot: [22, 0, 90] } as const
const wideDown = { hip: [0, 28.5], trunkLengths: [0.58, 0.75], legLengths: [0.86, 1] } as const
const sumo = {
  from: { ...wide, trunkLengths: [1, 1], legLengths: [1, 1], hand: [8, 47] },
  to: { ...wideDown, hand: [8, 14.5] },
} as const satisfies Movement
const goblet = {
  from: { ...wide, trunkLengths: [1, 1], legLengths: [1, 1], hand: [3, 62], armLengths: [0.8, 0.7] },
  to: { hip: [0, 29], trunkLengths: [0.92, 1], legLengths: [0.86, 1], hand: [3, 43] },
} as const satisfies Movement
const toTheSide = {
  from: { ...standingFront, foot: [6, 0, 90], farFoot: [-6, 0, 90] },
  to: { hip: [12, 27], spine: [8], foot: [20, 0, 90], farFoot: [-34, 0, 90], trunkLengths: [0.88, 1], legLengths: [0.96, 1] },
} as const
const lateral = {
  from: { ...toTheSide.from, trunkLengths: [1, 1], legLengths: [1, 1], hand: [2, 66], farHand: [-2, 66], armLengths: [0.6, 0.7] },
  to: { ...toTheSide.to, hand: [21, 46], farHand: [17, 46] },
} as const
const hinge = {
  from: { ...upright, spine: [2], arm: [177, 176] },
  to: { hip: [-16, 46], spine: [76, 78, 58], arm: [186, 186] },
} as const satisfies Movement
const lift = {
  from: { ...upright, arm: [176, 176] },
  to: { hip: [-17, 31.5], spine: [50, 50, 38], arm: [184, 184] },
} as const satisfies Movement

/** Deadlifts and hinges beside the plain ones, and squats to the side, by the exercise's name in the library's files. */
export const deadlifts = {
  sumo_deadlift: { view: 'front', props: [{ kind: 'barbell', at: 'hand', plate: 13 }], ...sumo },
  sumo_squat: { view: 'front', ...goblet },
  dumbbell_sumo_squat: {
    also: ['dumbbell_sumo_deadlift'],
    view: 'front',
    props: [{ kind: 'dumbbells', shape: 'upright', hands: 1 }],
    from: { ...sumo.from, hand: [1, 50] },
    to: { ...sumo.to, hand: [1, 15] },
  },
  kettlebell_sumo_deadlift: {
    view: 'front',
    props: [kettlebell],
    from: { ...sumo.from, hand: [1, 50] },
    to: { ...sumo.to, hand: [1, 15] },
  },
  lateral_lunge: { also: ['cossack_squat', 'side_lunge_stretch'], view: 'front', ...lateral },
  trap_bar_deadlift: { also: ['trap_bar_romanian_deadlift'], props: [{ kind: 'barbell', at: 'hand', plate: 11.5 }], ...lift },
  dumbbell_deadlift: { props: [{ kind: 'dumbbells' }], ...lift },
  kettlebell_deadlift: { props: [kettlebell], from: lift.from, to: { ...lift.to, hip: [-16, 33] } },
  rack_pull: {
    also: ['block_pull'],
    props: [
      { kind: 'box', at: [-3, 0], size: [22, 12] },
      { kind: 'barbell', at: 'hand', plate: 11.5 },
    ],
    from: { ...upright, arm: [176, 176] },
    to: { hip: [-16, 42], spine: [52, 52, 38], arm: [186, 186] },
  },
  smith_machine_romanian_deadlift: { props: [tower(3, 110), barInHands], ...hinge },
  cable_romanian_deadlift: { also: ['cable_deadlift'], props: [tower(46, 60), { kind: 'cable', from: [46, 6] }], ...hinge },
  kettlebell_romanian_deadlift: { props: [kettlebell], ...hinge },
  barbell_single_leg_romanian_deadlift: {
    props: [barInHands],
    from: { ...upright, farLeg: [180, 184, 92], arm: [178, 176] },
    to: { hip: [-7, 48.5], spine: [78, 80, 66], farLeg: [268, 274], arm: [184, 180] },
  },
  kettlebell_single_leg_deadlift: {
    props: [kettlebell],
    from: { ...upright, farLeg: [180, 184, 92], arm: [178, 176] },
    to: { hip: [-7, 48.5], spine: [78, 80, 66], farLeg: [268, 274], arm: [184, 180] },
  },
  bodyweight_good_morning: {
    also: ['stick_hip_hinge'],
    from: { ...upright, spine: [2], grip: [4, -5] },
    to: { hip: [-16, 46], spine: [76, 76, 60] },
  },
  nordic_hamstring_curl: {
    also: ['assisted_nordic_curl'],
    props: [frame(-25, 0, -25, 12, -16, 12), { kind: 'rod', at: [-23, 9] }],
    from: { hip: [0, 27.5], knee: [0, 3.6], spine: [0], leg: [180, 270, 250], arm: [170, 90] },
    to: { spine: [48, 48, 40], leg: [228, 270, 250], arm: [150, 70] },
  },
  reverse_nordic_curl: {
    from: { hip: [0, 27.5], knee: [0, 3.6], spine: [0], leg: [180, 270, 256], arm: [140, 60] },
    to: { spine: [-42, -42, -36], leg: [138, 270, 256], arm: [100, 20] },
  },
  cable_glute_kickback: {
    props: [tower(40, 70), frame(40, 66, 26, 66), { kind: 'cable', from: [40, 6], to: 'farAnkle' }],
    from: { hip: [-2, 50.2], spine: [16, 14, 10], foot: stand, farLeg: [164, 204, 100], hand: [26, 66] },
    to: { spine: [24, 20, 14], farLeg: [222, 228, 112] },
  },
  quadruped_kickback: {
    also: ['donkey_kick_pulse'],
    from: { hip: [0, 27.6], spine: [76, 76, 70], hand: [28.4, 2.4], leg: [180, 270, 250], farLeg: [180, 270, 250] },
    to: { farLeg: [272, 362, 272] },
  },
  standing_cable_hip_abduction: {
    view: 'front',
    props: [tower(-40, 60), { kind: 'cable', from: [-40, 6], to: 'ankle' }],
    from: { ...standingFront, foot: undefined, leg: [2, 0], farLeg: [2, 0], arm: [30, -40] },
    to: { leg: [34, 32] },
  },
  standing_band_hip_abduction: {
    view: 'front',
    props: [{ kind: 'band', from: 'farAnkle', to: 'ankle' }],
    from: { ...standingFront, foot: undefined, leg: [2, 0], farLeg: [2, 0], arm: [30, -40] },
    to: { leg: [34, 32] },
  },
} as const satisfies Record<string, Movement>
