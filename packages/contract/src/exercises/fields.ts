import { z } from 'zod'
import { fileLimits, ShownFile } from '../files/files.ts'
import { rowTypes } from '../programs/cells.ts'

// Exercises of a business and of the product's library have these fields in common. Names of codes are in domain/exercises.

export const exerciseCategories = [
  'strength',
  'cardio',
  'stretching',
  'mobility',
  'plyometrics',
  'olympic',
  'powerlifting',
  'strongman',
  'functional',
  'warmup',
] as const
export type ExerciseCategory = (typeof exerciseCategories)[number]

export const muscles = [
  'chest',
  'front_delts',
  'side_delts',
  'rear_delts',
  'rotator_cuff',
  'biceps',
  'triceps',
  'forearms',
  'serratus',
  'lats',
  'traps',
  'upper_back',
  'neck',
  'abs',
  'obliques',
  'lower_back',
  'hip_flexors',
  'glutes',
  'abductors',
  'adductors',
  'quads',
  'hamstrings',
  'calves',
  'tibialis',
  'full_body',
  'cardio',
] as const
export type Muscle = (typeof muscles)[number]

// prettier-ignore
export const equipmentItems = [
  'bodyweight', 'barbell', 'dumbbell', 'kettlebell', 'ez_bar', 'trap_bar', 'safety_squat_bar', 'weight_plate', 'cable', 'machine',
  'smith_machine', 'landmine', 'resistance_band', 'mini_band', 'suspension_trainer', 'rings', 'pull_up_bar', 'dip_bars', 'parallettes',
  'bench', 'back_extension_bench', 'medicine_ball', 'swiss_ball', 'bosu', 'plyo_box', 'step', 'wall', 'chair', 'stick', 'towel',
  'yoga_block', 'foam_roller', 'massage_ball', 'ab_wheel', 'sliders', 'sandbag', 'sled', 'battle_ropes', 'climbing_rope',
  'sledgehammer', 'tire', 'log_bar', 'atlas_stone', 'yoke', 'strongman_implement', 'weight_vest', 'wrist_roller', 'hand_gripper',
  'neck_harness', 'jump_rope', 'agility_ladder', 'cones', 'hurdles', 'treadmill', 'stationary_bike', 'air_bike', 'rower', 'ski_erg',
  'elliptical', 'stair_climber', 'bicycle', 'pool', 'punching_bag', 'other',
] as const
export type Equipment = (typeof equipmentItems)[number]

export const mechanics = ['compound', 'isolation', 'none'] as const
export const forces = ['push', 'pull', 'static', 'none'] as const
export const exerciseLevels = ['beginner', 'intermediate', 'expert'] as const
/** How a set of the exercise is normally prescribed. */
export const exerciseTypes = rowTypes
export type ExerciseType = (typeof exerciseTypes)[number]

export const exerciseLimits = {
  name: 120,
  cue: 2_000,
  muscles: 8,
  equipment: 8,
  assets: 12,
  /** The bytes of a picture or film. */
  asset: fileLimits.file,
  poster: 10_000_000,
  perPage: 50,
} as const

/** An exercise has a name in one language at least. */
export const exerciseFields = {
  nameIt: z.string().trim().max(exerciseLimits.name),
  nameEn: z.string().trim().max(exerciseLimits.name),
  category: z.enum(exerciseCategories),
  /** The most important first. */
  primaryMuscles: z.array(z.enum(muscles)).max(exerciseLimits.muscles),
  /** Muscles that also work. A muscle that is also primary is left out. */
  secondaryMuscles: z.array(z.enum(muscles)).max(exerciseLimits.muscles),
  equipment: z.array(z.enum(equipmentItems)).max(exerciseLimits.equipment),
  mechanic: z.enum(mechanics),
  force: z.enum(forces),
  level: z.enum(exerciseLevels),
  type: z.enum(exerciseTypes),
  /** Repetitions or time are counted for each side. */
  isUnilateral: z.boolean(),
  cueIt: z.string().trim().max(exerciseLimits.cue),
  cueEn: z.string().trim().max(exerciseLimits.cue),
}
export type ExerciseFields = z.output<z.ZodObject<typeof exerciseFields>>

/** The fields of an exercise of which only the name is known. */
export const presetExercise = {
  nameIt: '',
  nameEn: '',
  category: 'strength',
  primaryMuscles: [],
  secondaryMuscles: [],
  equipment: [],
  mechanic: 'none',
  force: 'none',
  level: 'beginner',
  type: 'reps',
  isUnilateral: false,
  cueIt: '',
  cueEn: '',
} as const satisfies ExerciseFields

/** The fields that a write sends. A new exercise gets presets for the rest, an existing one keeps its values. */
export const writtenExercise = z.object(exerciseFields).partial().shape

export const assetKinds = ['image', 'video', 'link'] as const
export const videoProviders = ['youtube', 'vimeo'] as const
export type VideoProvider = (typeof videoProviders)[number]

/** A picture, a film, or a film that YouTube or Vimeo shows. */
export const ExerciseAsset = z.object({
  id: z.uuid(),
  kind: z.enum(assetKinds),
  file: ShownFile.nullable(),
  /** The picture that a film shows until it plays. */
  poster: ShownFile.nullable(),
  link: z.object({ provider: z.enum(videoProviders), videoId: z.string(), url: z.string() }).nullable(),
})
export type ExerciseAsset = z.output<typeof ExerciseAsset>

export const assetSummary =
  'A picture or film, by upload or as the form field "file" with "poster"; or the address of a film on YouTube or Vimeo. ' +
  `At most ${exerciseLimits.assets}.`

/** A file that was uploaded, or the address of a film. */
export const assetInput = {
  uploadId: z.uuid().optional(),
  posterUploadId: z.uuid().optional(),
  address: z.string().trim().min(1).max(500).optional(),
}
export const assetForm = { files: { file: 'uploadId', poster: 'posterUploadId' } } as const

/** The filters that a business's list and the super admin's share. */
export const commonExerciseFilters = {
  /** A muscle that is primary or secondary. */
  muscle: z.enum(muscles).optional(),
  equipment: z.enum(equipmentItems).optional(),
  category: z.enum(exerciseCategories).optional(),
  level: z.enum(exerciseLevels).optional(),
}

/** 'relevance' puts the best matches of the search first, then exercises with the muscle as primary, then sorts by name. */
export const exerciseSorts = ['relevance', 'name', '-name', 'created', '-created'] as const
export const exerciseSort = { sort: z.enum(exerciseSorts).default('relevance') }

export const exercisesInBulk = 500
export const ExerciseIds = z.array(z.uuid()).min(1).max(exercisesInBulk)

/** The changes to many exercises at once that those of a business and of the library have in common. */
export const commonExerciseChanges = [
  z.object({
    action: z.literal('set muscles'),
    ids: ExerciseIds,
    primaryMuscles: exerciseFields.primaryMuscles,
    secondaryMuscles: exerciseFields.secondaryMuscles,
  }),
  z.object({ action: z.literal('set equipment'), ids: ExerciseIds, equipment: exerciseFields.equipment }),
  z.object({ action: z.literal('set category'), ids: ExerciseIds, category: exerciseFields.category }),
  z.object({ action: z.literal('delete'), ids: ExerciseIds }),
  z.object({ action: z.literal('undelete'), ids: ExerciseIds }),
] as const
