import type { Movement } from '../body.ts'
import { frame, quadruped, standingFront, supine, upright } from './shared.ts'

const seated = { hip: [0, 5.6], spine: [0], leg: [88, 90, 0] } as const
const halfKneeling = { hip: [-2, 26.2], spine: [0], foot: [29.6, 0, 90], farLeg: [200, 268, 250] } as const
const forward = { hip: [3.9, 23], farLeg: [216, 268, 250] } as const

/** Stretches and poses, by the exercise's name in the library's files. */
export const stretches = {
  childs_pose: {
    also: ['quadruped_rock_back'],
    from: { ...quadruped, knee: [0, 3.6] },
    to: { spine: [96, 104, 96], leg: [113, 270, 258], hand: [37.5, 2.6] },
  },
  cobra_stretch: {
    also: ['prone_press_up', 'upward_facing_dog'],
    from: { hip: [0, 5.6], spine: [90, 88, 78], leg: [270, 270, 254], hand: [22, 2.4] },
    to: { hip: [0, 5.6], spine: [62, 22, 8], hand: [24, 2.4] },
  },
  downward_facing_dog: {
    from: { hip: [-6.2, 25.4], spine: [72.4, 72.4, 66], foot: [-48, 0, 150], hand: [21.6, 2.4] },
    to: { hip: [-23.5, 44], spine: [132, 132, 138], foot: [-48, 0, 128] },
  },
  standing_forward_fold: {
    also: ['jefferson_roll_down'],
    from: { ...upright, arm: [178, 176] },
    to: { hip: [-10, 49.5], spine: [104, 140, 160], arm: [184, 182] },
  },
  seated_forward_fold: {
    also: ['pilates_spine_stretch_forward'],
    from: { ...seated, arm: [150, 140] },
    to: { spine: [44, 78, 86], arm: [92, 92] },
  },
  kneeling_hip_flexor_stretch: {
    also: ['half_kneeling_hip_flexor_rock'],
    from: { ...halfKneeling, arm: [170, 120] },
    to: { ...forward, spine: [1], arm: [166, 110] },
  },
  low_lunge_pose: { from: { ...halfKneeling, arm: [170, 150] }, to: { ...forward, spine: [-2], arm: [-2, -4] } },
  half_kneeling_ankle_rock: {
    also: ['knee_to_wall_ankle_mobility'],
    props: [frame(42, 0, 42, 90)],
    from: { ...halfKneeling, arm: [150, 120] },
    to: { ...forward, spine: [12], arm: [140, 110] },
  },
  standing_quad_stretch: {
    from: { hip: [0, 50.7], spine: [0], leg: [180, 184, 92], farFoot: [11.2, 0, 90], arm: [180, 178], farArm: [180, 176] },
    to: { leg: [178, 334, 250], arm: [198, 198], farArm: [120, 100] },
  },
  sphinx_pose: { from: { hip: [0, 5.6], spine: [78, 55, 40], leg: [270, 270, 254], arm: [190, 92] }, to: { spine: [76, 48, 28] } },
  knees_to_chest_stretch: { from: { ...supine, leg: [30, 130, 60], arm: [80, 60] }, to: { leg: [-34, 82], arm: [66, 20] } },
  single_knee_to_chest_stretch: {
    from: { ...supine, leg: [34, 134, 60], farLeg: [90, 90, 20], arm: [80, 60] },
    to: { leg: [-30, 86], arm: [66, 20] },
  },
  supine_hamstring_stretch_with_strap: {
    props: [{ kind: 'band', from: 'hand', to: 'toe' }],
    from: { ...supine, leg: [60, 74, 0], farLeg: [90, 90, 20], arm: [62, 30] },
    to: { leg: [2, 2, -80], arm: [50, 10] },
  },
  legs_up_the_wall_pose: { props: [frame(9, 0, 9, 90)], from: { ...supine, leg: [30, 70], arm: [95, 95] }, to: { leg: [2, 0, -80] } },
  bridge_pose: {
    also: ['segmental_bridge', 'pilates_shoulder_bridge'],
    from: { ...supine, foot: [26, 0, 90], arm: [95, 95] },
    to: { hip: [-4, 19.5], spine: [-119, -119, -84] },
  },
  chair_pose: { from: { ...upright, arm: [150, 140] }, to: { hip: [-13, 36], spine: [34, 30, 20], arm: [26, 24] } },
  warrior_i: {
    from: { hip: [0, 46], spine: [4], foot: [27.6, 0, 90], farFoot: [-20, 0, 126], arm: [170, 166] },
    to: { hip: [5, 37], spine: [6], farFoot: [-24, 0, 118], arm: [4, 2] },
  },
  warrior_iii: {
    from: { ...upright, farLeg: [180, 184, 92], arm: [20, 10] },
    to: { hip: [-4, 50], spine: [82, 84, 74], farLeg: [270, 272, 200], arm: [86, 86] },
  },
  tree_pose: {
    view: 'front',
    from: { ...standingFront, foot: undefined, leg: [2, 0], farLeg: [2, 0], arm: [30, -40] },
    to: { leg: [62, -68], arm: [172, 188] },
  },
  standing_side_bend_stretch: {
    also: ['standing_side_reach', 'standing_lat_stretch'],
    view: 'front',
    from: { ...standingFront, arm: [20, -30], farArm: [170, 176] },
    to: { hip: [-1, 51.4], spine: [20], farArm: [196, 206] },
  },
  wall_calf_stretch: {
    also: ['soleus_wall_stretch'],
    props: [frame(38, 0, 38, 108)],
    from: { hip: [0, 47], spine: [12], foot: [20, 0, 90], farFoot: [-20, 0, 96], hand: [35, 70] },
    to: { hip: [5, 45.4], spine: [22], farFoot: [-26, 0, 90] },
  },
  camel_pose: {
    from: { hip: [0, 27.5], knee: [0, 3.6], spine: [0], leg: [180, 270, 250], arm: [184, 184] },
    to: { spine: [-38, -62, -90], leg: [176, 270, 250], arm: [200, 196] },
  },
  deep_squat_hold: { from: { ...upright, arm: [160, 120] }, to: { hip: [-13, 17.6], spine: [38, 34, 20], arm: [84, 40] } },
  puppy_pose: { from: { ...quadruped }, to: { hip: [4, 27.6], spine: [112, 112, 100], hand: [54, 2.4], leg: [180, 270, 250] } },
  forward_leg_swing: { from: { ...upright, farLeg: [206, 226, 112], arm: [176, 160] }, to: { farLeg: [98, 104, 14] } },
  lateral_leg_swing: {
    view: 'front',
    from: { ...standingFront, foot: undefined, leg: [-4, -6], farLeg: [2, 0], arm: [30, -40] },
    to: { leg: [40, 40] },
  },
  standing_knee_hug: {
    also: ['walking_knee_hug'],
    from: { ...upright, farLeg: [170, 190, 92], arm: [170, 150] },
    to: { farLeg: [36, 176], arm: [140, 66] },
  },
} as const satisfies Record<string, Movement>
