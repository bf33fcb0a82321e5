import type { Language, Wording } from '@allenio/contract'
import type { exerciseCategories, exerciseLevels, exerciseTypes, forces, mechanics, Equipment, Muscle } from '@allenio/contract/exercises'
import { equipmentNames } from './equipment.ts'
import { muscleFacts } from './muscles.ts'

export const categoryNames = {
  strength: { it: 'Forza', en: 'Strength' },
  cardio: { it: 'Cardio', en: 'Cardio' },
  stretching: { it: 'Stretching', en: 'Stretching' },
  mobility: { it: 'Mobilità', en: 'Mobility' },
  plyometrics: { it: 'Pliometria', en: 'Plyometrics' },
  olympic: { it: 'Pesistica olimpica', en: 'Olympic lifting' },
  powerlifting: { it: 'Powerlifting', en: 'Powerlifting' },
  strongman: { it: 'Strongman', en: 'Strongman' },
  functional: { it: 'Funzionale', en: 'Functional' },
  warmup: { it: 'Riscaldamento', en: 'Warm-up' },
} as const satisfies Record<(typeof exerciseCategories)[number], Wording>

export const levelNames = {
  beginner: { it: 'Principiante', en: 'Beginner' },
  intermediate: { it: 'Intermedio', en: 'Intermediate' },
  expert: { it: 'Avanzato', en: 'Expert' },
} as const satisfies Record<(typeof exerciseLevels)[number], Wording>

export const mechanicNames = {
  compound: { it: 'Multiarticolare', en: 'Compound' },
  isolation: { it: 'Isolamento', en: 'Isolation' },
  none: { it: 'Nessuna', en: 'None' },
} as const satisfies Record<(typeof mechanics)[number], Wording>

export const forceNames = {
  push: { it: 'Spinta', en: 'Push' },
  pull: { it: 'Trazione', en: 'Pull' },
  static: { it: 'Statica', en: 'Static' },
  none: { it: 'Nessuna', en: 'None' },
} as const satisfies Record<(typeof forces)[number], Wording>

export const exerciseTypeNames = {
  reps: { it: 'Ripetizioni', en: 'Repetitions' },
  time: { it: 'Tempo', en: 'Time' },
  distance: { it: 'Distanza', en: 'Distance' },
} as const satisfies Record<(typeof exerciseTypes)[number], Wording>

export const muscleName = (muscle: Muscle, language: Language): string => muscleFacts[muscle].names[language]
export const equipmentName = (item: Equipment, language: Language): string => equipmentNames[item][language]

/** In the asker's language, or in the other where it has none. */
export const exerciseName = ({ nameIt, nameEn }: { nameIt: string; nameEn: string }, language: Language): string =>
  language === 'it' ? nameIt || nameEn : nameEn || nameIt
