import type { Language } from '@allenio/contract'
import type { Muscle } from '@allenio/contract/exercises'

export const bodyRegions = ['upper', 'core', 'lower', 'full'] as const
export const bodySides = ['front', 'back', 'both'] as const

interface MuscleFacts {
  names: Readonly<Record<Language, string>>
  region: (typeof bodyRegions)[number]
  /** Where the body map shows it. */
  side: (typeof bodySides)[number]
}

/** In the order from head to foot of the library. The whole body and the heart are tags rather than areas of the body. */
export const muscleFacts = {
  chest: { names: { it: 'Petto', en: 'Chest' }, region: 'upper', side: 'front' },
  front_delts: { names: { it: 'Deltoidi anteriori', en: 'Front delts' }, region: 'upper', side: 'front' },
  side_delts: { names: { it: 'Deltoidi laterali', en: 'Side delts' }, region: 'upper', side: 'both' },
  rear_delts: { names: { it: 'Deltoidi posteriori', en: 'Rear delts' }, region: 'upper', side: 'back' },
  rotator_cuff: { names: { it: 'Cuffia dei rotatori', en: 'Rotator cuff' }, region: 'upper', side: 'back' },
  biceps: { names: { it: 'Bicipiti', en: 'Biceps' }, region: 'upper', side: 'front' },
  triceps: { names: { it: 'Tricipiti', en: 'Triceps' }, region: 'upper', side: 'back' },
  forearms: { names: { it: 'Avambracci', en: 'Forearms' }, region: 'upper', side: 'both' },
  serratus: { names: { it: 'Dentato anteriore', en: 'Serratus anterior' }, region: 'upper', side: 'front' },
  lats: { names: { it: 'Dorsali', en: 'Lats' }, region: 'upper', side: 'back' },
  traps: { names: { it: 'Trapezi', en: 'Traps' }, region: 'upper', side: 'back' },
  upper_back: { names: { it: 'Dorso alto e romboidi', en: 'Upper back and rhomboids' }, region: 'upper', side: 'back' },
  neck: { names: { it: 'Collo', en: 'Neck' }, region: 'upper', side: 'both' },
  abs: { names: { it: 'Addominali', en: 'Abs' }, region: 'core', side: 'front' },
  obliques: { names: { it: 'Obliqui', en: 'Obliques' }, region: 'core', side: 'front' },
  lower_back: { names: { it: 'Lombari', en: 'Lower back' }, region: 'core', side: 'back' },
  hip_flexors: { names: { it: 'Flessori dell’anca', en: 'Hip flexors' }, region: 'lower', side: 'front' },
  glutes: { names: { it: 'Glutei', en: 'Glutes' }, region: 'lower', side: 'back' },
  abductors: { names: { it: 'Abduttori', en: 'Hip abductors' }, region: 'lower', side: 'both' },
  adductors: { names: { it: 'Adduttori', en: 'Adductors' }, region: 'lower', side: 'front' },
  quads: { names: { it: 'Quadricipiti', en: 'Quads' }, region: 'lower', side: 'front' },
  hamstrings: { names: { it: 'Femorali', en: 'Hamstrings' }, region: 'lower', side: 'back' },
  calves: { names: { it: 'Polpacci', en: 'Calves' }, region: 'lower', side: 'back' },
  tibialis: { names: { it: 'Tibiale anteriore', en: 'Tibialis anterior' }, region: 'lower', side: 'front' },
  full_body: { names: { it: 'Corpo intero', en: 'Full body' }, region: 'full', side: 'both' },
  cardio: { names: { it: 'Sistema cardiovascolare', en: 'Cardiovascular system' }, region: 'full', side: 'both' },
} as const satisfies Record<Muscle, MuscleFacts>
