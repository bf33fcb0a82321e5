import type { Movement, Prop } from '../body.ts'
import { ends, frame, frontSeat, pad, standingFront, tower } from './shared.ts'

/** Somebody who lies on a bench with the feet towards the onlooker. */
const onBench = { hip: [0, 32], spine: [0], leg: [40, 4], legLengths: [0.3, 1], trunkLengths: [0.14, 0.3] } as const
const onIncline = { ...onBench, trunkLengths: [0.5, 0.75] } as const
const benchFromEnd: Prop[] = [pad(-8, 28, 8, 28), tower(0, 25), frame(-9, 0, 9, 0)]
const seatBack: Prop[] = [frame(-7, 62, -7, 26, 7, 26, 7, 62), pad(-10, 27, 10, 27), tower(0, 24)]
/** Somebody who leans forward to the onlooker. */
const bentOver = { hip: [0, 49.4], spine: [0], foot: [6, 0, 90], trunkLengths: [0.22, 0.3] } as const

const lying = { arms: { from: { arm: [170, 176] }, to: { arm: [86, 116] } } } as const
const towers: Prop[] = [tower(-52, 118), tower(52, 118)]
const lowCables: Prop[] = [tower(-52, 60), tower(52, 60), { kind: 'cable', from: [52, 6] }]
const crossing = {
  from: { ...standingFront, hand: [5, 57], armLengths: [0.72, 0.72] },
  to: { hand: [38, 68], armLengths: [1, 1] },
} as const satisfies Movement
const machineFly = {
  from: { ...frontSeat, hand: [5, 58], armLengths: [0.62, 0.62] },
  to: { hand: [40, 60], armLengths: [1, 1] },
} as const satisfies Movement
const rearFly = { from: { ...bentOver, arm: [6, 2] }, to: { arm: [92, 88] } } as const satisfies Movement
const sideRaise = { from: { ...standingFront, arm: [10, 4] }, to: { arm: [88, 84] } } as const satisfies Movement
const shrug = { from: { ...standingFront, shrug: [0], arm: [12, 4] }, to: { shrug: [6] } } as const satisfies Movement

/** Flies, raises and shrugs, which only the front shows, by the exercise's name in the library's files. */
export const flies = {
  dumbbell_fly: { props: [...benchFromEnd, ends], view: 'front', from: { ...onBench, ...lying.arms.from }, to: lying.arms.to },
  incline_dumbbell_fly: { view: 'front', props: [...seatBack, ends], from: { ...onIncline, ...lying.arms.from }, to: lying.arms.to },
  flat_bench_cable_fly: {
    view: 'front',
    props: [...benchFromEnd, ...lowCables],
    from: { ...onBench, ...lying.arms.from },
    to: lying.arms.to,
  },
  incline_bench_cable_fly: {
    view: 'front',
    props: [...seatBack, ...lowCables],
    from: { ...onIncline, ...lying.arms.from },
    to: lying.arms.to,
  },
  pec_deck: {
    also: ['pec_deck_iso_hold', 'reverse_pec_deck'],
    view: 'front',
    props: [
      ...seatBack,
      { kind: 'lever', from: [40, 84], at: 'hand' },
      { kind: 'lever', from: [-40, 84], at: 'farHand' },
      frame(-40, 84, 40, 84),
      tower(-40, 84),
      tower(40, 84),
    ],
    ...machineFly,
  },
  cable_fly: {
    also: ['high_to_low_cable_fly', 'cable_crossover'],
    view: 'front',
    props: [...towers, { kind: 'cable', from: [52, 112] }],
    ...crossing,
  },
  low_to_high_cable_fly: {
    view: 'front',
    props: [...lowCables],
    from: { ...standingFront, hand: [30, 58], armLengths: [1, 1] },
    to: { hand: [5, 77], armLengths: [0.45, 0.45] },
  },
  seated_cable_fly: {
    view: 'front',
    props: [...seatBack, ...[-56, 56].map(x => tower(x, 80)), { kind: 'cable', from: [56, 60] }],
    ...machineFly,
  },
  band_pull_apart: {
    view: 'front',
    props: [{ kind: 'band', from: 'farHand', to: 'hand' }],
    from: { ...standingFront, hand: [9, 74], armLengths: [0.4, 0.4] },
    to: { hand: [39, 78], armLengths: [1, 1] },
  },
  dumbbell_rear_delt_fly: { also: ['head_supported_rear_delt_fly'], view: 'front', props: [ends], ...rearFly },
  bent_over_cable_rear_delt_fly: { view: 'front', props: [...lowCables], ...rearFly },
  cable_rear_delt_fly: {
    view: 'front',
    props: [...towers, { kind: 'cable', from: [52, 84] }],
    from: { ...standingFront, hand: [5, 78], armLengths: [0.4, 0.4] },
    to: { hand: [39, 80], armLengths: [1, 1] },
  },
  cable_lateral_raise: {
    view: 'front',
    props: [tower(-40, 60), { kind: 'cable', from: [-40, 6], to: 'hand' }],
    from: { ...sideRaise.from, farArm: [12, 6] },
    to: sideRaise.to,
  },
  band_lateral_raise: { view: 'front', props: [{ kind: 'band', from: [6, 1] }], ...sideRaise },
  single_arm_dumbbell_lateral_raise: {
    view: 'front',
    props: [{ kind: 'dumbbells', shape: 'end', hands: 1 }],
    from: { ...sideRaise.from, farArm: [30, -40] },
    to: sideRaise.to,
  },
  dumbbell_side_bend: {
    view: 'front',
    props: [{ kind: 'dumbbells', shape: 'end', hands: 1 }],
    from: { ...standingFront, arm: [8, 2], farArm: [30, -40] },
    to: { hip: [-1, 51.4], spine: [20], arm: [4, 0] },
  },
  barbell_shrug: { also: ['smith_machine_shrug'], view: 'front', props: [{ kind: 'barbell', at: 'hand', plate: 11 }], ...shrug },
  dumbbell_shrug: { also: ['incline_dumbbell_shrug'], view: 'front', props: [ends], ...shrug },
  cable_shrug: {
    view: 'front',
    props: [
      { kind: 'cable', from: [14, 2] },
      { kind: 'bar', at: 'hand' },
    ],
    ...shrug,
  },
  seated_dumbbell_shrug: {
    view: 'front',
    props: [pad(-10, 27, 10, 27), tower(0, 24), ends],
    from: { ...frontSeat, shrug: [0], arm: [16, 6] },
    to: { shrug: [6] },
  },
  arnold_press: {
    view: 'front',
    props: [...seatBack, ends],
    from: { ...frontSeat, hand: [7, 66], armLengths: [0.55, 0.75] },
    to: { hand: [12, 92], armLengths: [1, 1] },
  },
} as const satisfies Record<string, Movement>
