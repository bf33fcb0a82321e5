import type { Movement, Prop } from '../body.ts'
import { barInHands, bench, chair, dumbbells, frame, pad, sitting, stand, tower, upright } from './shared.ts'

const barAtBack: Prop = { kind: 'barbell', at: 'back' }
const benchBehind = bench(-52, -28)
const step: Prop = { kind: 'box', at: [10, 0], size: [28, 20] }
const hanging = { arm: [180, 178] } as const

/** Hands on a bar that lies on the back. */
const holdingBar = { arm: undefined, grip: [0, -4] } as const

const squat = { from: { ...upright, spine: [3] }, to: { hip: [-14, 26], spine: [42, 38, 26] } } as const satisfies Movement
const lungeBack = {
  from: { hip: [18, 50.6], spine: [2], foot: [27.6, 0, 90], farFoot: [27, 0, 90], arm: [190, 160] },
  to: { hip: [-2, 27], spine: [8], farFoot: [-32, 0, 150], arm: [190, 120] },
} as const satisfies Movement
const lungeAhead = {
  from: { hip: [-32, 50.4], spine: [2], foot: [-23, 0, 90], farFoot: [-24, 0, 90], arm: [190, 160] },
  to: { hip: [0, 27], spine: [8], foot: [29.6, 0, 90], farFoot: [-30, 0, 150], arm: [190, 120] },
} as const satisfies Movement
const splitSquat = {
  from: { hip: [-2, 43], spine: [2], foot: [27.6, 0, 90], farFoot: [-32, 0, 150], arm: [190, 150] },
  to: { hip: [-2, 26.5], spine: [6], arm: [190, 110] },
} as const satisfies Movement
const bulgarian = {
  from: { hip: [0, 45], spine: [6], foot: [27.6, 0, 90], farFoot: [-41, 24.4, 262], arm: [190, 150] },
  to: { hip: [-4, 27.5], spine: [18], arm: [200, 120] },
} as const satisfies Movement
const stepUp = {
  from: { hip: [4, 49], spine: [12], foot: [31, 20, 90], farLeg: [168, 200, 92], arm: [190, 150] },
  to: { hip: [20.5, 70.6], spine: [2], farLeg: [100, 190], arm: [185, 150] },
} as const satisfies Movement
const hinge = {
  from: { ...upright, spine: [2], arm: [177, 176] },
  to: { hip: [-16, 46], spine: [76, 78, 58], arm: [186, 186] },
} as const satisfies Movement
const hingeOnOneLeg = {
  from: { ...upright, farLeg: [180, 184, 92], arm: [178, 176] },
  to: { hip: [-7, 48.5], spine: [78, 80, 66], farLeg: [268, 274], arm: [184, 180] },
} as const satisfies Movement
const deadlift = {
  from: { ...upright, arm: [174, 174], armLengths: [1.12, 1.12] },
  to: { hip: [-17, 32.5], spine: [60, 60, 46], arm: [185, 185] },
} as const satisfies Movement
const bridge = {
  from: { hip: [0, 5.6], spine: [-90, -90, -84], foot: [26, 0, 90], arm: [95, 95] },
  to: { hip: [-4, 19.5], spine: [-119, -119, -84] },
} as const satisfies Movement
const thrust = {
  from: { hip: [0, 12], spine: [-57, -57, -40], foot: [34, 0, 90], hand: [1, 19] },
  to: { hip: [4, 28], spine: [-90, -90, -50], hand: [1, 34.5] },
} as const satisfies Movement
const calfRaise = { from: upright, to: { hip: [7.5, 57.1], foot: [9.6, 0, 140] } } as const satisfies Movement

/** Squats, lunges, hinges, bridges and calves, by the exercise's name in the library's files. */
export const legs = {
  barbell_back_squat: {
    also: [
      'high_bar_squat',
      'paused_back_squat',
      'tempo_back_squat',
      'narrow_stance_squat',
      'one_and_a_half_rep_squat',
      'low_bar_squat',
      'wide_stance_squat',
      'safety_bar_squat',
    ],
    props: [barAtBack],
    from: { ...squat.from, grip: [0, -4] },
    to: squat.to,
  },
  barbell_front_squat: {
    props: [{ kind: 'barbell', at: 'rack' }],
    from: { ...upright, spine: [2], arm: [92, -74], armLengths: [1, 0.62] },
    to: { hip: [-12, 25], spine: [24, 22, 14], arm: [98, -68] },
  },
  goblet_squat: {
    also: ['heels_elevated_goblet_squat'],
    props: [{ kind: 'dumbbells', shape: 'upright', hands: 1 }],
    from: { ...squat.from, grip: [-7, 10] },
    to: { hip: [-12, 24], spine: [28, 26, 16] },
  },
  bodyweight_squat: { from: { ...squat.from, arm: [170, 160] }, to: { ...squat.to, arm: [88, 84] } },
  dumbbell_squat: { props: [dumbbells], from: { ...squat.from, ...hanging }, to: squat.to },
  leg_press: {
    also: ['narrow_stance_leg_press', 'wide_stance_leg_press', 'high_foot_leg_press'],
    props: [
      pad(-2, 12, -27, 36),
      pad(-4, 11, 9, 11),
      frame(-22, 28, -22, 0, 30, 0, 30, 27),
      frame(20, 20.6, 64, 51.4),
      { kind: 'platform' },
    ],
    from: { hip: [0, 17], spine: [-44, -44, -20], foot: [32.8, 50.4, -35], arm: [140, 128] },
    to: { foot: [22.2, 42.9, -35] },
  },
  leg_extension: {
    also: ['leg_extension_iso_hold'],
    props: [...chair, { kind: 'lever', from: [22, 26], at: 'ankle' }],
    from: { ...sitting, leg: [90, 192], hand: [4, 28] },
    to: { leg: [90, 97] },
  },
  lying_leg_curl: {
    props: [...bench(-18, 44, 26), { kind: 'lever', from: [-24, 27], at: 'ankle' }],
    from: { hip: [0, 32], spine: [88, 84, 76], leg: [270, 274], arm: [166, 120] },
    to: { leg: [270, 376] },
  },
  seated_leg_curl: {
    props: [...chair, { kind: 'lever', from: [24, 27], at: 'ankle' }],
    from: { ...sitting, leg: [88, 98], hand: [6, 30] },
    to: { leg: [88, 196] },
  },
  reverse_lunge: lungeBack,
  forward_lunge: { also: ['walking_lunge'], ...lungeAhead },
  dumbbell_reverse_lunge: { props: [dumbbells], from: { ...lungeBack.from, ...hanging }, to: { ...lungeBack.to, ...hanging } },
  dumbbell_forward_lunge: {
    also: ['dumbbell_walking_lunge'],
    props: [dumbbells],
    from: { ...lungeAhead.from, ...hanging },
    to: { ...lungeAhead.to, ...hanging },
  },
  split_squat: splitSquat,
  dumbbell_split_squat: { props: [dumbbells], from: { ...splitSquat.from, ...hanging }, to: { ...splitSquat.to, ...hanging } },
  bulgarian_split_squat: { props: benchBehind, ...bulgarian },
  dumbbell_bulgarian_split_squat: {
    props: [...benchBehind, dumbbells],
    from: { ...bulgarian.from, ...hanging },
    to: { ...bulgarian.to, ...hanging },
  },
  step_up: { also: ['step_up_with_knee_drive'], props: [step], ...stepUp },
  dumbbell_step_up: { props: [step, dumbbells], from: { ...stepUp.from, ...hanging }, to: { ...stepUp.to, ...hanging } },
  barbell_forward_lunge: {
    also: ['barbell_walking_lunge'],
    props: [barAtBack],
    from: { ...lungeAhead.from, ...holdingBar },
    to: { ...lungeAhead.to, ...holdingBar },
  },
  barbell_reverse_lunge: { props: [barAtBack], from: { ...lungeBack.from, ...holdingBar }, to: { ...lungeBack.to, ...holdingBar } },
  barbell_split_squat: { props: [barAtBack], from: { ...splitSquat.from, ...holdingBar }, to: { ...splitSquat.to, ...holdingBar } },
  barbell_bulgarian_split_squat: {
    props: [...benchBehind, barAtBack],
    from: { ...bulgarian.from, ...holdingBar },
    to: { ...bulgarian.to, ...holdingBar },
  },
  barbell_step_up: { props: [step, barAtBack], from: { ...stepUp.from, ...holdingBar }, to: { ...stepUp.to, ...holdingBar } },
  kettlebell_goblet_squat: {
    also: ['single_kettlebell_front_squat'],
    props: [{ kind: 'kettlebell', up: true }],
    from: { ...squat.from, grip: [-7, 10] },
    to: { hip: [-12, 24], spine: [28, 26, 16] },
  },
  plate_goblet_squat: {
    props: [{ kind: 'disc', at: 'hand', radius: 7 }],
    from: { ...squat.from, grip: [-7, 10] },
    to: { hip: [-12, 24], spine: [28, 26, 16] },
  },
  overhead_squat: { props: [barInHands], from: { ...squat.from, arm: [2, 2] }, to: { hip: [-13, 22], spine: [22, 14, 6], arm: [0, 0] } },
  box_squat: {
    also: ['speed_box_squat'],
    props: [{ kind: 'box', at: [-36, 0], size: [22, 19] }, barAtBack],
    from: { ...squat.from, grip: [0, -4] },
    to: { hip: [-19, 25.5], spine: [48, 46, 34] },
  },
  dumbbell_squat_to_bench: {
    props: [...bench(-42, -12, 20), dumbbells],
    from: { ...squat.from, ...hanging },
    to: { hip: [-17, 25.5], spine: [34, 30, 22] },
  },
  chair_squat: {
    also: ['sit_to_stand'],
    props: [...bench(-30, -8, 21), frame(-26, 0, -28, 56)],
    from: { ...squat.from, arm: [170, 160] },
    to: { hip: [-17, 26.6], spine: [30, 26, 18], arm: [92, 88] },
  },
  smith_machine_squat: {
    props: [tower(-3, 112), tower(-48, 112), frame(-48, 112, -3, 112), barAtBack],
    from: { ...squat.from, foot: [15.6, 0, 90], hip: [2, 50.3], spine: [-2], grip: [0, -4] },
    to: { hip: [-12, 26], spine: [30, 28, 18] },
  },
  hack_squat_machine: {
    props: [frame(-36, 92, 14, 2, 46, 2), pad(-27, 82, -6, 44), frame(22, 2, 32, 14)],
    from: { hip: [2, 52.5], spine: [-29, -29, -20], foot: [36, 13, 58], grip: [-4, 8] },
    to: { hip: [10, 37], spine: [-29, -29, -18] },
  },
  pistol_squat: {
    from: { ...squat.from, farLeg: [150, 156], arm: [150, 140] },
    to: { hip: [-10, 19], spine: [46, 42, 26], farLeg: [86, 88, 0], arm: [86, 82] },
  },
  jump_squat: {
    also: ['squat_jump_from_pause', 'countermovement_jump'],
    from: { hip: [-14, 30], spine: [46, 42, 26], foot: stand, arm: [230, 210] },
    to: { hip: [2, 71], spine: [-2], foot: [12, 13, 140], arm: [172, 160] },
  },
  box_jump: {
    also: ['seated_box_jump'],
    props: [{ kind: 'box', at: [20, 0], size: [34, 26] }],
    from: { hip: [-14, 32], spine: [46, 42, 26], foot: stand, arm: [230, 210] },
    to: { hip: [26, 55], spine: [40, 36, 20], foot: [46, 26, 90], arm: [110, 90] },
  },
  wall_sit: {
    props: [frame(-6.6, 0, -6.6, 100)],
    from: { hip: [0, 44], spine: [0], foot: [28, 0, 90], arm: [178, 176] },
    to: { hip: [0, 28.5], arm: [172, 120] },
  },
  romanian_deadlift: { also: ['stiff_leg_deadlift', 'snatch_grip_romanian_deadlift'], props: [barInHands], ...hinge },
  dumbbell_romanian_deadlift: { also: ['dumbbell_stiff_leg_deadlift'], props: [dumbbells], ...hinge },
  conventional_deadlift: {
    also: ['paused_deadlift', 'touch_and_go_deadlift', 'axle_bar_deadlift', 'snatch_grip_deadlift', 'clean_deadlift', 'snatch_deadlift'],
    props: [{ kind: 'barbell', at: 'hand', plate: 11.5 }],
    ...deadlift,
  },
  single_leg_romanian_deadlift: hingeOnOneLeg,
  dumbbell_single_leg_romanian_deadlift: { props: [dumbbells], ...hingeOnOneLeg },
  barbell_good_morning: {
    props: [barAtBack],
    from: { ...upright, spine: [3], grip: [0, -4] },
    to: { hip: [-16, 46], spine: [74, 74, 60] },
  },
  kettlebell_swing: {
    props: [{ kind: 'kettlebell' }],
    from: { hip: [-16, 42], spine: [64, 62, 46], foot: stand, arm: [214, 216] },
    to: { hip: [0, 50.6], spine: [-2, -2, 2], arm: [94, 92] },
  },
  barbell_hip_thrust: {
    also: ['paused_hip_thrust'],
    props: [...bench(-44, -22, 22), { kind: 'barbell', at: 'lap', plate: 10 }],
    ...thrust,
  },
  hip_thrust: { props: bench(-44, -22, 22), ...thrust },
  glute_bridge: { also: ['glute_bridge_hold'], ...bridge },
  single_leg_glute_bridge: { from: { ...bridge.from, farLeg: [40, 44] }, to: { ...bridge.to, farLeg: [70, 70] } },
  barbell_glute_bridge: {
    props: [{ kind: 'barbell', at: 'lap' }],
    from: { hip: [0, 5.6], spine: bridge.from.spine, foot: bridge.from.foot, hand: [-3, 12.1], armLengths: [0.84, 0.84] },
    to: { ...bridge.to, hand: [-9.6, 23.7] },
  },
  '45_degree_back_extension': {
    also: ['glute_focused_back_extension', 'back_extension_hold'],
    props: [pad(42, 44, 30, 32), frame(34, 35, 34, 0), frame(-8, 1, 42, 1), frame(-9, 13, 5, 1)],
    from: { hip: [34, 45], spine: [134, 142, 140], leg: [225, 225], grip: [-7, 8] },
    to: { spine: [46, 44, 40] },
  },
  cable_pull_through: {
    props: [tower(-46, 50), { kind: 'cable', from: [-46, 12] }],
    from: { hip: [-14, 43], spine: [66, 66, 50], foot: stand, arm: [208, 208] },
    to: { hip: [0, 50.6], spine: [-2], arm: [172, 172] },
  },
  bodyweight_calf_raise: calfRaise,
  standing_dumbbell_calf_raise: { props: [dumbbells], ...calfRaise },
  standing_calf_raise_machine: {
    props: [tower(-26, 92), frame(-30, 0, 16, 0), { kind: 'lever', from: [-26, 84], at: 'shoulder' }],
    from: { ...upright, grip: [-6, 9] },
    to: calfRaise.to,
  },
  seated_calf_raise_machine: {
    props: [...bench(-12, 8), { kind: 'lever', from: [46, 40], at: 'thigh' }, tower(46, 40)],
    from: { hip: [0, 30], spine: [4], foot: [33, 0, 90], hand: [20, 36] },
    to: { foot: [33, 0, 132], hand: [20, 41] },
  },
} as const satisfies Record<string, Movement>
