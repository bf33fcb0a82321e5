import type { Movement, Prop } from '../body.ts'
import { dumbbells, frame, pad, stand, tower, upright } from './shared.ts'

const walk = {
  from: { hip: [0, 49], spine: [2], foot: [22, 0, 88], farFoot: [-10, 0, 130], arm: [180, 180] },
  to: { foot: [-10, 0, 130], farFoot: [22, 0, 88] },
} as const satisfies Movement
const swinging = { from: { arm: [206, 190], farArm: [156, 130] }, to: { arm: [156, 130], farArm: [206, 190] } } as const
const gait = { from: { ...walk.from, ...swinging.from }, to: { ...walk.to, ...swinging.to } } as const satisfies Movement
const run = {
  from: { hip: [0, 58], spine: [10], leg: [188, 212, 128], farLeg: [104, 196], arm: [150, 56], farArm: [226, 130] },
  to: { leg: [104, 196], farLeg: [188, 212, 128], arm: [226, 130], farArm: [150, 56] },
} as const satisfies Movement
const treadmill: Prop[] = [frame(-40, 1.2, 36, 1.2), frame(30, 2, 36, 62, 24, 66)]
const bike: Prop[] = [
  frame(-10, 46, -4, 20, 24, 24, 30, 62),
  pad(-16, 50, -3, 50),
  frame(-22, 0, 30, 0),
  frame(-4, 20, -14, 0),
  frame(24, 24, 26, 0),
  { kind: 'rod', at: [4, 20] },
]
const rower: Prop[] = [
  frame(-46, 12, 46, 12),
  tower(-42, 12),
  frame(46, 0, 46, 34),
  frame(26, 12, 32, 26),
  { kind: 'cable', from: [44, 28] },
]

/** Walks, runs, carries, jumps and machines for the heart, by the exercise's name in the library's files. */
export const conditioning = {
  jumping_jack: {
    view: 'front',
    from: { hip: [0, 50.7], spine: [0], foot: [5, 0, 90], arm: [8, 4] },
    to: { hip: [0, 47.6], foot: [20, 0, 90], arm: [150, 158] },
  },
  high_knees: {
    from: { hip: [0, 51], spine: [4], leg: [180, 180, 90], farLeg: [92, 186], arm: [214, 120], farArm: [152, 60] },
    to: { leg: [92, 186], farLeg: [180, 180, 90], arm: [152, 60], farArm: [214, 120] },
  },
  farmer_carry: { also: ['heavy_farmer_walk'], props: [dumbbells], ...walk },
  suitcase_carry: { props: [{ kind: 'dumbbells', hands: 1 }], ...walk },
  kettlebell_farmer_carry: { props: [{ kind: 'kettlebell' }], ...walk },
  trap_bar_carry: { also: ['frame_carry'], props: [{ kind: 'barbell', at: 'hand', plate: 9 }], ...walk },
  plate_overhead_carry: { props: [{ kind: 'disc', at: 'hand', radius: 8 }], from: { ...walk.from, arm: [0, 0] }, to: walk.to },
  overhead_carry: { also: ['waiter_carry'], props: [dumbbells], from: { ...walk.from, arm: [2, 0] }, to: walk.to },
  goblet_carry: {
    props: [{ kind: 'dumbbells', shape: 'upright', hands: 1 }],
    from: { ...walk.from, arm: undefined, grip: [-7, 10] },
    to: walk.to,
  },
  walking: { also: ['brisk_walking', 'hiking'], ...gait },
  treadmill_walk: { props: treadmill, ...gait },
  easy_run: {
    also: [
      'long_run',
      'tempo_run',
      'progression_run',
      'fartlek',
      'interval_running_400_m',
      'interval_running_1000_m',
      'running_30_30_intervals',
      'running_strides',
      'sprint',
      'trail_running',
      'shuttle_run',
    ],
    ...run,
  },
  treadmill_run: { also: ['treadmill_intervals'], props: treadmill, from: { ...run.from, hip: [0, 53] }, to: run.to },
  butt_kicks: {
    from: { hip: [0, 52], spine: [6], leg: [182, 186, 100], farLeg: [186, 312], arm: [150, 56], farArm: [226, 130] },
    to: { leg: [186, 312], farLeg: [182, 186, 100], arm: [226, 130], farArm: [150, 56] },
  },
  marching_in_place: {
    from: { hip: [0, 51], spine: [0], leg: [180, 180, 90], farLeg: [96, 182], arm: [206, 170], farArm: [156, 110] },
    to: { leg: [96, 182], farLeg: [180, 180, 90], arm: [156, 110], farArm: [206, 170] },
  },
  stationary_bike: {
    also: ['stationary_bike_intervals', 'indoor_cycling', 'bikeerg', 'easy_bike_warm_up'],
    props: bike,
    from: { hip: [-9, 54.5], spine: [32, 30, 18], foot: [13.6, 10, 100], farFoot: [13.6, 30, 96], hand: [28, 62] },
    to: { foot: [13.6, 30, 96], farFoot: [13.6, 10, 100] },
  },
  rowing_machine: {
    also: ['rowing_intervals_500_m', 'rowing_sprint', 'easy_row_warm_up'],
    props: rower,
    from: { hip: [0, 19], spine: [8, 12, 8], foot: [34, 26, 40], hand: [36, 38] },
    to: { hip: [-18, 19], spine: [-16, -14, -8], hand: [-13, 36] },
  },
  ski_erg: {
    also: ['ski_erg_intervals'],
    props: [frame(44, 0, 44, 122, 30, 122), frame(20, 0, 48, 0), { kind: 'cable', from: [32, 120] }],
    from: { hip: [0, 50.6], spine: [4], foot: stand, hand: [22, 98] },
    to: { hip: [-16, 40], spine: [52, 54, 44], hand: [4, 40] },
  },
  medicine_ball_slam: {
    props: [{ kind: 'disc', at: 'hand', radius: 6.5 }],
    from: { ...upright, spine: [-4], hand: [4, 109], armLengths: [1, 1] },
    to: { hip: [-18, 34], spine: [66, 70, 60], hand: [14, 14] },
  },
  wall_ball: {
    also: ['squat_to_press_with_medicine_ball'],
    props: [frame(40, 0, 40, 120), { kind: 'disc', at: 'hand', radius: 6.5 }],
    from: { hip: [0, 50.7], spine: [2], foot: stand, hand: [10, 108] },
    to: { hip: [-12, 25], spine: [24, 22, 14], hand: [12, 50] },
  },
  sled_push: {
    props: [frame(22, 1.4, 66, 1.4), { kind: 'box', at: [40, 2], size: [18, 22] }, frame(28, 2, 28, 60)],
    from: { hip: [-16, 42], spine: [56, 56, 50], foot: [-8, 0, 120], farFoot: [-44, 0, 140], hand: [26, 48] },
    to: { foot: [-44, 0, 140], farFoot: [-8, 0, 120] },
  },
  bear_crawl: {
    from: { hip: [-12, 36], spine: [98, 98, 88], foot: [-14, 0, 140], farFoot: [-34, 0, 150], hand: [12, 2.4], farHand: [28, 2.4] },
    to: { foot: [-34, 0, 150], farFoot: [-14, 0, 140], hand: [28, 2.4], farHand: [12, 2.4] },
  },
  inchworm: {
    from: { hip: [-26, 48], spine: [142, 150, 160], foot: [-16, 0, 90], hand: [-1, 2.4] },
    to: { hip: [-6.2, 25.4], spine: [72.4, 72.4, 66], foot: [-48, 0, 150], hand: [21.6, 2.4] },
  },
  broad_jump: {
    from: { hip: [-40, 32], spine: [50, 46, 30], foot: [-26, 0, 90], arm: [236, 220] },
    to: { hip: [22, 58], spine: [26, 24, 12], foot: [46, 20, 70], arm: [70, 60] },
  },
  tuck_jump: {
    from: { hip: [-12, 34], spine: [40, 36, 22], foot: stand, arm: [226, 206] },
    to: { hip: [0, 62], spine: [6, 8, 4], foot: [22, 26, 100], arm: [140, 90] },
  },
} as const satisfies Record<string, Movement>
