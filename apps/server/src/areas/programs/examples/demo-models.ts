/** The exercises of a day: the name in the library's files, and the row in shorthand. */
type DemoRow = readonly [slug: string, line: string]

export interface DemoModel {
  title: string
  description: string
  folder: string | null
  isPrivate?: true
  /** The sex for which the loads are made; without it, for everybody. */
  sex?: 'female' | 'male'
  weeks: number
  weekdays: readonly number[]
  /** The kilograms that each week adds; the last week is lighter. */
  kgAWeek: number
  /** The points that each week adds to loads in percent. */
  percentAWeek?: number
  days: readonly { name: string; rows: readonly DemoRow[] }[]
}

const squat: DemoRow = ['barbell_back_squat', 'Squat con bilanciere 4x6 70kg @7 r150']
const bench: DemoRow = ['barbell_bench_press', 'Panca piana con bilanciere 4x6 50kg @7 r150']
const deadlift: DemoRow = ['conventional_deadlift', 'Stacco da terra convenzionale 4x5 90kg @7 r180']
const row: DemoRow = ['barbell_bent_over_row', 'Rematore con bilanciere 3x8-10 45kg rir2 r120']
const plank: DemoRow = ['plank', 'Plank sugli avambracci 3x45s r60 //gomiti fermi']
const hinge: DemoRow = ['romanian_deadlift', 'Stacco rumeno con bilanciere 3x8-10 60kg rir2 r120']
const lateral: DemoRow = ['dumbbell_lateral_raise', 'Alzate laterali con manubri 3x12-15 6kg rir1 r60']

export const demoModels: readonly DemoModel[] = [
  {
    title: 'Forza, tre giorni',
    sex: 'male',
    description: 'Tre alzate a settimana, con margine. L’ultima settimana è di scarico.',
    folder: 'Forza',
    weeks: 8,
    weekdays: [1, 3, 5],
    kgAWeek: 2.5,
    days: [
      { name: 'Squat', rows: [squat, row, ['walking_lunge', 'Affondi camminati a corpo libero 3x10 r90'], plank] },
      { name: 'Panca', rows: [bench, ['seated_cable_row', 'Pulley basso con triangolo 3x10 45kg rir2 r90'], lateral, plank] },
      {
        name: 'Stacco',
        rows: [
          deadlift,
          ['leg_press', 'Leg press 45 gradi 3x10 120kg rir2 r120'],
          ['pull_up', 'Trazioni alla sbarra presa prona 4xmax r150'],
        ],
      },
    ],
  },
  {
    title: 'Powerlifting, verso la gara',
    sex: 'male',
    description: 'Quattro giorni, carichi sempre più vicini al massimale.',
    folder: 'Forza',
    weeks: 6,
    weekdays: [1, 2, 4, 6],
    kgAWeek: 5,
    percentAWeek: 2.5,
    days: [
      { name: 'Squat pesante', rows: [['barbell_back_squat', 'Squat con bilanciere 5x3 75% @8 r210'], hinge, plank] },
      { name: 'Panca pesante', rows: [['barbell_bench_press', 'Panca piana con bilanciere 5x3 75% @8 r210'], row, lateral] },
      {
        name: 'Stacco',
        rows: [
          ['conventional_deadlift', 'Stacco da terra convenzionale 5x2 75% @8 r240'],
          ['leg_press', 'Leg press 45 gradi 3x8 140kg rir2 r120'],
        ],
      },
      {
        name: 'Panca leggera',
        rows: [
          ['barbell_bench_press', 'Panca piana con bilanciere 4x5 60% @6 r150'],
          ['triceps_pushdown', 'Push down ai cavi con barra 3x12 25kg rir1 r60'],
        ],
      },
    ],
  },
  {
    title: 'Ipertrofia, sopra e sotto',
    sex: 'male',
    description: 'Due volte la parte alta, due la parte bassa.',
    folder: 'Ipertrofia',
    weeks: 6,
    weekdays: [1, 2, 4, 5],
    kgAWeek: 1.25,
    days: [
      {
        name: 'Sopra A',
        rows: [bench, row, ['seated_dumbbell_shoulder_press', 'Lento avanti con manubri seduto 3x8-10 14kg rir2 r90'], lateral],
      },
      { name: 'Sotto A', rows: [squat, hinge, ['lying_leg_curl', 'Leg curl sdraiato 3x10-12 30kg rir1 r75']] },
      {
        name: 'Sopra B',
        rows: [
          ['incline_dumbbell_bench_press', 'Panca inclinata con manubri 3x8-12 20kg rir2 r90'],
          ['wide_grip_lat_pulldown', 'Lat machine presa larga 3x8-12 45kg rir2 r90'],
          ['dumbbell_curl', 'Curl con manubri 3x10-12 10kg rir1 r60'],
          ['triceps_pushdown', 'Push down ai cavi con barra 3x10-12 25kg rir1 r60'],
        ],
      },
      {
        name: 'Sotto B',
        rows: [
          ['leg_press', 'Leg press 45 gradi 4x10 120kg rir2 r120'],
          ['bulgarian_split_squat', 'Squat bulgaro a corpo libero 3x10 r90'],
          ['barbell_hip_thrust', 'Hip thrust con bilanciere 3x8-10 80kg rir2 r120'],
        ],
      },
    ],
  },
  {
    title: 'Glutei e gambe',
    sex: 'female',
    description: 'Tre giorni, ripetizioni alte e recuperi brevi.',
    folder: 'Ipertrofia',
    weeks: 6,
    weekdays: [1, 3, 6],
    kgAWeek: 2.5,
    days: [
      {
        name: 'Spinta',
        rows: [
          ['barbell_hip_thrust', 'Hip thrust con bilanciere 4x10 50kg rir2 r90'],
          ['goblet_squat', 'Goblet squat 3x12 12kg rir2 r75'],
          plank,
        ],
      },
      {
        name: 'Estensione',
        rows: [
          ['romanian_deadlift', 'Stacco rumeno con bilanciere 3x8-10 40kg rir2 r120'],
          ['walking_lunge', 'Affondi camminati a corpo libero 3x12 r75'],
          ['glute_bridge', 'Ponte glutei 3x15 r60'],
        ],
      },
      {
        name: 'Tutto',
        rows: [
          ['leg_press', 'Leg press 45 gradi 3x12 75kg rir2 r90'],
          ['lying_leg_curl', 'Leg curl sdraiato 3x12 20kg rir1 r60'],
          ['kettlebell_swing', 'Kettlebell swing a due mani 4x15 12kg r75'],
        ],
      },
    ],
  },
  {
    title: 'Forza, primi carichi',
    description: 'Le tre alzate da zero: prima la tecnica, poi il peso.',
    sex: 'female',
    folder: 'Forza',
    weeks: 8,
    weekdays: [1, 3, 5],
    kgAWeek: 2.5,
    days: [
      {
        name: 'Squat',
        rows: [
          ['barbell_back_squat', 'Squat con bilanciere 4x6 40kg @7 r150'],
          ['wide_grip_lat_pulldown', 'Lat machine presa larga 3x8-12 30kg rir2 r90'],
          plank,
        ],
      },
      {
        name: 'Panca',
        rows: [
          ['barbell_bench_press', 'Panca piana con bilanciere 4x6 25kg @7 r150'],
          ['seated_cable_row', 'Pulley basso con triangolo 3x10 27.5kg rir2 r90'],
          ['dumbbell_lateral_raise', 'Alzate laterali con manubri 3x12-15 4kg rir1 r60'],
        ],
      },
      {
        name: 'Stacco',
        rows: [
          ['conventional_deadlift', 'Stacco da terra convenzionale 4x5 55kg @7 r180'],
          ['leg_press', 'Leg press 45 gradi 3x10 70kg rir2 r120'],
          ['glute_bridge', 'Ponte glutei 3x15 r60'],
        ],
      },
    ],
  },
  {
    title: 'Ricomincio a corpo libero',
    description: 'Due giorni a casa, senza attrezzi.',
    folder: null,
    weeks: 4,
    weekdays: [2, 5],
    kgAWeek: 0,
    days: [
      {
        name: 'Primo',
        rows: [
          ['push_up', 'Piegamenti sulle braccia 3x8-12 r90'],
          ['bulgarian_split_squat', 'Squat bulgaro a corpo libero 3x8 r90'],
          ['dead_bug', 'Dead bug 3x10 r45'],
        ],
      },
      {
        name: 'Secondo',
        rows: [['glute_bridge', 'Ponte glutei 3x15 r60'], ['walking_lunge', 'Affondi camminati a corpo libero 3x10 r75'], plank],
      },
    ],
  },
  {
    title: 'Rientro dopo il mal di schiena',
    description: 'Da rivedere ogni settimana.',
    folder: null,
    isPrivate: true,
    weeks: 3,
    weekdays: [2, 4],
    kgAWeek: 0,
    days: [
      {
        name: 'Controllo',
        rows: [
          ['bird_dog', 'Bird dog 3x8 r45'],
          ['dead_bug', 'Dead bug 3x8 r45'],
          ['glute_bridge', 'Ponte glutei 3x12 r60'],
        ],
      },
      { name: 'Carico leggero', rows: [['goblet_squat', 'Goblet squat 3x8 8kg rir4 r90'], plank] },
    ],
  },
]

/** The training maxima of clients who follow the model in percent, by the names in the library's files. */
export const demoMaxima: Readonly<Record<string, number>> = {
  barbell_back_squat: 140,
  barbell_bench_press: 100,
  conventional_deadlift: 172.5,
}
