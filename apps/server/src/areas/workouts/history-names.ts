import type { Language } from '@allenio/contract'
import type { ExerciseCell } from '@allenio/contract/programs'
import { exerciseName } from '@allenio/domain/exercises'
import { listOfferedNames } from '#areas/exercises'
import { idOfSlug } from '#areas/system-exercises'
import type { WorkspaceDb } from '#platform/db'

/** Names of Strong and Hevy for which the library has other words. */
const knownNames: Readonly<Record<string, string>> = {
  'Squat (Barbell)': 'barbell_back_squat',
  'Front Squat (Barbell)': 'barbell_front_squat',
  'Deadlift (Barbell)': 'conventional_deadlift',
  'Sumo Deadlift (Barbell)': 'sumo_deadlift',
  'Romanian Deadlift (Barbell)': 'romanian_deadlift',
  'Overhead Press (Barbell)': 'standing_barbell_overhead_press',
  'Military Press (Barbell)': 'standing_barbell_overhead_press',
  'Shoulder Press (Dumbbell)': 'seated_dumbbell_shoulder_press',
  'Overhead Press (Dumbbell)': 'standing_dumbbell_shoulder_press',
  'Bent Over Row (Barbell)': 'barbell_bent_over_row',
  'Bent Over Row (Dumbbell)': 'bent_over_dumbbell_row',
  'Dumbbell Row': 'single_arm_dumbbell_row',
  'Bent Over One Arm Row (Dumbbell)': 'single_arm_dumbbell_row',
  'Lat Pulldown (Cable)': 'wide_grip_lat_pulldown',
  'Lat Pulldown (Machine)': 'lat_pulldown_machine',
  'Seated Row (Cable)': 'seated_cable_row',
  'Seated Cable Row - V Grip (Cable)': 'seated_cable_row',
  'Seated Row (Machine)': 'seated_row_machine',
  'Leg Extension (Machine)': 'leg_extension',
  'Seated Leg Curl (Machine)': 'seated_leg_curl',
  'Lying Leg Curl (Machine)': 'lying_leg_curl',
  'Leg Press (Machine)': 'leg_press',
  'Hip Thrust (Barbell)': 'barbell_hip_thrust',
  'Bicep Curl (Barbell)': 'barbell_curl',
  'Bicep Curl (Dumbbell)': 'dumbbell_curl',
  'Hammer Curl (Dumbbell)': 'hammer_curl',
  'Triceps Pushdown (Cable - Straight Bar)': 'triceps_pushdown',
  'Triceps Pushdown': 'triceps_pushdown',
  'Triceps Rope Pushdown': 'rope_triceps_pushdown',
  'Skullcrusher (Barbell)': 'barbell_skull_crusher',
  'Face Pull (Cable)': 'cable_face_pull',
  'Face Pull': 'cable_face_pull',
  'Pec Deck (Machine)': 'pec_deck',
  'Chest Fly (Machine)': 'pec_deck',
  'Chest Press (Machine)': 'chest_press_machine',
  'Standing Calf Raise (Machine)': 'standing_calf_raise_machine',
  'Running (Treadmill)': 'treadmill_run',
  Treadmill: 'treadmill_run',
}

/** The words of a name in any order: "Bench Press (Barbell)" is a barbell bench press. */
const wordsOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .toSorted()
    .join(' ')

const idsByKnownWords = new Map(Object.entries(knownNames).map(([name, slug]) => [wordsOf(name), idOfSlug(slug)]))

interface Match {
  name: string
  exercise: Required<ExerciseCell>
}

/** Finds exercises by what other apps call them, a business's own before those of the library. */
export async function matchNames(db: WorkspaceDb, names: readonly string[], language: Language): Promise<Match[]> {
  const offered = await listOfferedNames(db)
  const byId = new Map(offered.map(each => [each.id, each]))
  const byWords = new Map(offered.flatMap(each => [each.name_en, each.name_it].filter(Boolean).map(name => [wordsOf(name), each] as const)))
  return [...new Set(names)].flatMap(name => {
    const words = wordsOf(name)
    const exercise = byWords.get(words) ?? byId.get(idsByKnownWords.get(words) ?? '')
    if (!exercise) return []
    const { id, name_it: nameIt, name_en: nameEn } = exercise
    return [{ name, exercise: { id, name: exerciseName({ nameIt, nameEn }, language) } }]
  })
}
