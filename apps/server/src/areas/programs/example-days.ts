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
}
