import type { Language } from '@allenio/contract'
import type { ProgramExample } from '@allenio/contract/programs'

/** The name of an exercise in the library's files, and its figures in shorthand. Loads are the client's, and so not there. */
type ExampleRow = readonly [slug: string, figures: string]

interface ExampleDay {
  name: Record<Language, string>
  rows: readonly ExampleRow[]
}

/** The first week of each example. */
export const exampleDays: Record<ProgramExample, readonly ExampleDay[]> = {
  'full body': [
    {
      name: { it: 'Squat e panca', en: 'Squat and bench' },
      rows: [
        ['barbell_back_squat', '4x6-8 rir3 r150'],
        ['barbell_bench_press', '4x6-8 rir3 r150'],
        ['seated_cable_row', '3x10-12 rir3 r90'],
        ['lying_leg_curl', '3x10-12 rir3 r90'],
        ['plank', '3x45s r60'],
      ],
    },
    {
      name: { it: 'Stacco e spinta in alto', en: 'Deadlift and overhead' },
      rows: [
        ['romanian_deadlift', '4x8-10 rir3 r120'],
        ['seated_dumbbell_shoulder_press', '3x8-10 rir3 r120'],
        ['wide_grip_lat_pulldown', '3x8-12 rir3 r90'],
        ['walking_lunge', '3x10 r90'],
        ['dead_bug', '3x10 r45'],
      ],
    },
    {
      name: { it: 'Gambe e schiena', en: 'Legs and back' },
      rows: [
        ['leg_press', '4x10-12 rir3 r120'],
        ['incline_dumbbell_bench_press', '3x8-12 rir3 r90'],
        ['barbell_bent_over_row', '3x8-10 rir3 r120'],
        ['dumbbell_lateral_raise', '3x12-15 rir3 r60'],
        ['side_plank', '3x30s r45'],
      ],
    },
  ],
  'upper lower': [
    {
      name: { it: 'Sopra, forza', en: 'Upper, strength' },
      rows: [
        ['barbell_bench_press', '4x5-6 rir3 r180'],
        ['barbell_bent_over_row', '4x6-8 rir3 r150'],
        ['seated_dumbbell_shoulder_press', '3x8-10 rir3 r120'],
        ['wide_grip_lat_pulldown', '3x8-10 rir3 r90'],
        ['triceps_pushdown', '3x10-12 rir2 r60'],
      ],
    },
    {
      name: { it: 'Sotto, forza', en: 'Lower, strength' },
      rows: [
        ['barbell_back_squat', '4x5-6 rir3 r180'],
        ['romanian_deadlift', '3x8-10 rir3 r150'],
        ['leg_press', '3x10-12 rir3 r120'],
        ['plank', '3x45s r60'],
      ],
    },
    {
      name: { it: 'Sopra, volume', en: 'Upper, volume' },
      rows: [
        ['incline_dumbbell_bench_press', '4x8-12 rir3 r90'],
        ['seated_cable_row', '4x10-12 rir3 r90'],
        ['dumbbell_lateral_raise', '4x12-15 rir2 r60'],
        ['dumbbell_curl', '3x10-12 rir2 r60'],
        ['triceps_pushdown', '3x12-15 rir2 r60'],
      ],
    },
    {
      name: { it: 'Sotto, volume', en: 'Lower, volume' },
      rows: [
        ['barbell_hip_thrust', '4x8-10 rir3 r120'],
        ['bulgarian_split_squat', '3x10 rir3 r90'],
        ['leg_extension', '3x12-15 rir2 r75'],
        ['lying_leg_curl', '3x10-12 rir2 r75'],
        ['hanging_knee_raise', '3x12 r60'],
      ],
    },
  ],
  'at home': [
    {
      name: { it: 'Spinta', en: 'Push' },
      rows: [
        ['push_up', '4x8-12 rir3 r90'],
        ['bodyweight_squat', '4x15 r60'],
        ['pike_push_up', '3x6-10 rir3 r90'],
        ['plank', '3x40s r45'],
      ],
    },
    {
      name: { it: 'Gambe e glutei', en: 'Legs and glutes' },
      rows: [
        ['reverse_lunge', '3x10 r75'],
        ['single_leg_glute_bridge', '3x12 r60'],
        ['step_up', '3x10 r75'],
        ['superman', '3x12 r45'],
      ],
    },
    {
      name: { it: 'Tutto il corpo', en: 'Whole body' },
      rows: [
        ['inverted_row', '4x8-10 rir3 r90'],
        ['bulgarian_split_squat', '3x10 rir3 r90'],
        ['mountain_climber', '3x30s r45'],
        ['side_plank', '3x30s r45'],
      ],
    },
  ],
  'push pull legs': [
    {
      name: { it: 'Spinta', en: 'Push' },
      rows: [
        ['barbell_bench_press', '4x6-8 rir3 r150'],
        ['seated_dumbbell_shoulder_press', '3x8-10 rir3 r120'],
        ['incline_dumbbell_bench_press', '3x8-12 rir3 r90'],
        ['dumbbell_lateral_raise', '3x12-15 rir2 r60'],
        ['triceps_pushdown', '3x10-12 rir2 r60'],
      ],
    },
    {
      name: { it: 'Tirata', en: 'Pull' },
      rows: [
        ['barbell_bent_over_row', '4x6-8 rir3 r150'],
        ['wide_grip_lat_pulldown', '3x8-10 rir3 r90'],
        ['seated_cable_row', '3x10-12 rir3 r90'],
        ['cable_face_pull', '3x12-15 rir2 r60'],
        ['dumbbell_curl', '3x10-12 rir2 r60'],
      ],
    },
    {
      name: { it: 'Gambe', en: 'Legs' },
      rows: [
        ['barbell_back_squat', '4x6-8 rir3 r180'],
        ['romanian_deadlift', '3x8-10 rir3 r120'],
        ['leg_press', '3x10-12 rir3 r120'],
        ['lying_leg_curl', '3x10-12 rir2 r75'],
        ['standing_calf_raise_machine', '4x10-15 rir2 r60'],
      ],
    },
  ],
  'strength basics': [
    {
      name: { it: 'Giorno A', en: 'Day A' },
      rows: [
        ['barbell_back_squat', '5x5 rir3 r180'],
        ['barbell_bench_press', '5x5 rir3 r180'],
        ['barbell_bent_over_row', '4x6-8 rir3 r150'],
        ['plank', '3x45s r60'],
      ],
    },
    {
      name: { it: 'Giorno B', en: 'Day B' },
      rows: [
        ['conventional_deadlift', '3x5 rir3 r210'],
        ['standing_barbell_overhead_press', '5x5 rir3 r180'],
        ['chin_up', '3x6-8 rir3 r150'],
        ['hanging_knee_raise', '3x10 r60'],
      ],
    },
    {
      name: { it: 'Giorno C', en: 'Day C' },
      rows: [
        ['barbell_front_squat', '4x6 rir3 r180'],
        ['close_grip_bench_press', '4x6-8 rir3 r150'],
        ['seated_cable_row', '4x8-10 rir3 r120'],
        ['45_degree_back_extension', '3x12 r75'],
      ],
    },
  ],
  'glutes and legs': [
    {
      name: { it: 'Glutei', en: 'Glutes' },
      rows: [
        ['barbell_hip_thrust', '4x8-10 rir3 r150'],
        ['dumbbell_bulgarian_split_squat', '3x8-10 rir3 r120'],
        ['cable_glute_kickback', '3x12-15 rir2 r60'],
        ['seated_hip_abduction_machine', '3x15-20 rir2 r60'],
      ],
    },
    {
      name: { it: 'Parte alta', en: 'Upper body' },
      rows: [
        ['wide_grip_lat_pulldown', '3x8-12 rir3 r90'],
        ['incline_dumbbell_bench_press', '3x8-12 rir3 r90'],
        ['seated_cable_row', '3x10-12 rir3 r90'],
        ['dumbbell_lateral_raise', '3x12-15 rir2 r60'],
        ['dead_bug', '3x10 r45'],
      ],
    },
    {
      name: { it: 'Gambe', en: 'Legs' },
      rows: [
        ['barbell_back_squat', '4x6-8 rir3 r180'],
        ['romanian_deadlift', '4x8-10 rir3 r120'],
        ['dumbbell_walking_lunge', '3x12 r90'],
        ['leg_extension', '3x12-15 rir2 r75'],
        ['standing_calf_raise_machine', '3x12-15 rir2 r60'],
      ],
    },
  ],
  'dumbbells only': [
    {
      name: { it: 'Spinta e gambe', en: 'Push and legs' },
      rows: [
        ['dumbbell_bench_press', '4x8-12 rir3 r90'],
        ['goblet_squat', '4x10-12 rir3 r90'],
        ['standing_dumbbell_shoulder_press', '3x8-12 rir3 r90'],
        ['dumbbell_lateral_raise', '3x12-15 rir2 r60'],
      ],
    },
    {
      name: { it: 'Tirata e catena posteriore', en: 'Pull and posterior chain' },
      rows: [
        ['single_arm_dumbbell_row', '4x8-12 rir3 r90'],
        ['dumbbell_romanian_deadlift', '4x10-12 rir3 r90'],
        ['dumbbell_rear_delt_fly', '3x12-15 rir2 r60'],
        ['dumbbell_curl', '3x10-12 rir2 r60'],
      ],
    },
    {
      name: { it: 'Tutto il corpo', en: 'Whole body' },
      rows: [
        ['dumbbell_reverse_lunge', '3x10 rir3 r90'],
        ['dumbbell_floor_press', '3x10-12 rir3 r90'],
        ['chest_supported_dumbbell_row', '3x10-12 rir3 r90'],
        ['farmer_carry', '3x40s r75'],
      ],
    },
  ],
  kettlebell: [
    {
      name: { it: 'Swing e squat', en: 'Swing and squat' },
      rows: [
        ['kettlebell_swing', '5x15 rir3 r75'],
        ['kettlebell_goblet_squat', '4x10 rir3 r90'],
        ['kettlebell_row', '3x10 rir3 r75'],
        ['suitcase_carry', '3x30s r60'],
      ],
    },
    {
      name: { it: 'Press e stacco', en: 'Press and deadlift' },
      rows: [
        ['kettlebell_overhead_press', '4x6-8 rir3 r90'],
        ['kettlebell_deadlift', '4x10 rir3 r90'],
        ['kettlebell_reverse_lunge', '3x8 r75'],
        ['kettlebell_halo', '3x8 r45'],
      ],
    },
    {
      name: { it: 'Flusso', en: 'Flow' },
      rows: [
        ['kettlebell_clean_and_press', '4x6 rir3 r90'],
        ['single_arm_kettlebell_swing', '4x12 r75'],
        ['kettlebell_turkish_get_up', '3x2 r90'],
        ['kettlebell_windmill', '3x5 r60'],
      ],
    },
  ],
  'gentle start': [
    {
      name: { it: 'In piedi e seduti', en: 'Up and down' },
      rows: [
        ['sit_to_stand', '3x8-10 rir3 r75'],
        ['wall_push_up', '3x8-10 rir3 r60'],
        ['band_row', '3x10-12 rir3 r60'],
        ['supported_heel_toe_raise', '3x10 r45'],
        ['single_leg_balance', '3x20s r45'],
      ],
    },
    {
      name: { it: 'Anche ed equilibrio', en: 'Hips and balance' },
      rows: [
        ['glute_bridge', '3x10-12 rir3 r60'],
        ['supported_standing_hip_abduction', '3x10 r60'],
        ['band_lat_pulldown', '3x10-12 rir3 r60'],
        ['bird_dog', '3x8 r45'],
        ['tandem_walk', '3x30s r45'],
      ],
    },
    {
      name: { it: 'Camminare forti', en: 'Walking strong' },
      rows: [
        ['step_up', '3x8 rir3 r75'],
        ['band_chest_press', '3x10-12 rir3 r60'],
        ['brisk_walking', '1x10m'],
        ['knee_plank', '3x20s r45'],
      ],
    },
  ],
  'mobility and core': [
    {
      name: { it: 'Colonna e spalle', en: 'Spine and shoulders' },
      rows: [
        ['cat_cow', '2x10 r30'],
        ['open_book', '2x8 r30'],
        ['wall_slide', '2x10 r30'],
        ['dead_bug', '3x8 rir3 r45'],
        ['side_plank', '3x25s r45'],
      ],
    },
    {
      name: { it: 'Anche', en: 'Hips' },
      rows: [
        ['90_90_hip_switch', '2x10 r30'],
        ['worlds_greatest_stretch', '2x6 r30'],
        ['adductor_rock_back', '2x10 r30'],
        ['glute_bridge', '3x12 rir3 r45'],
        ['plank', '3x30s r45'],
      ],
    },
    {
      name: { it: 'Tutto il corpo', en: 'Whole body' },
      rows: [
        ['deep_squat_hold', '2x30s r30'],
        ['quadruped_thoracic_rotation', '2x8 r30'],
        ['knee_to_wall_ankle_mobility', '2x10 r30'],
        ['bird_dog', '3x8 rir3 r45'],
        ['hollow_body_hold', '3x20s r45'],
      ],
    },
  ],
}
