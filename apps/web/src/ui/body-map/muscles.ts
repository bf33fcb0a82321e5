import { backMuscles } from './back-muscles.ts'
import { frontMuscles } from './front-muscles.ts'

export type BodySide = 'front' | 'back'
export type BodyMuscle = keyof typeof frontMuscles | keyof typeof backMuscles
export type MuscleLevel = 'primary' | 'secondary'
/** The muscles that are shaded. The rest of the body stays pale. */
export type MuscleLevels = Readonly<Partial<Record<BodyMuscle, MuscleLevel>>>

const shapes: Record<BodySide, Readonly<Partial<Record<BodyMuscle, string>>>> = { front: frontMuscles, back: backMuscles }

/** Every muscle of the map, each once, from above to below. */
export const bodyMuscles = [
  'neck',
  'traps',
  'front_delts',
  'side_delts',
  'rear_delts',
  'rotator_cuff',
  'chest',
  'serratus',
  'upper_back',
  'lats',
  'biceps',
  'triceps',
  'forearms',
  'abs',
  'obliques',
  'lower_back',
  'hip_flexors',
  'abductors',
  'glutes',
  'adductors',
  'quads',
  'hamstrings',
  'tibialis',
  'calves',
] as const satisfies readonly BodyMuscle[]

export const isBodyMuscle = (name: string): name is BodyMuscle => bodyMuscles.some(each => each === name)

export const shapeOf = (side: BodySide, muscle: BodyMuscle): string | undefined => shapes[side][muscle]

/** The side on which a muscle is a button; on the other side its shape belongs to the same button. */
export const buttonSideOf = (muscle: BodyMuscle): BodySide => {
  const seenFirst: BodySide = backFirst.has(muscle) ? 'back' : 'front'
  return shapeOf(seenFirst, muscle) === undefined ? 'front' : seenFirst
}

// muscles that are visible on both sides, but that people look for at the back
const backFirst: ReadonlySet<BodyMuscle> = new Set([
  'traps',
  'calves',
  'triceps',
  'rear_delts',
  'rotator_cuff',
  'upper_back',
  'lats',
  'lower_back',
  'glutes',
  'hamstrings',
])

/** All muscles of a side in one path, for a small picture with many of them on a page. */
export const pathOf = (side: BodySide, isMeant: (muscle: BodyMuscle) => boolean): string =>
  bodyMuscles.flatMap(muscle => (isMeant(muscle) ? [shapeOf(side, muscle) ?? ''] : [])).join('')
