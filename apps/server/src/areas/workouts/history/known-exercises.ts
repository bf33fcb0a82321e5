import type { Equipment, ExerciseAsset } from '@allenio/contract/exercises'
import { knownLimits, type KnownExercise } from '@allenio/contract/workouts'
import { exerciseName } from '@allenio/domain/exercises'
import { describeExercises, exerciseNames, listAlternatives, listSimilar } from '#areas/exercises'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'

const bars: ReadonlySet<string> = new Set<Equipment>([
  'barbell',
  'ez_bar',
  'trap_bar',
  'safety_squat_bar',
  'smith_machine',
  'landmine',
  'log_bar',
])

interface KnownOf {
  /** The ids of the exercises in the plan. */
  planned: readonly string[]
  /** The ids of exercises that were done lately. */
  recent: readonly string[]
  maySwap: boolean
}

/**
 * Lists the exercises that a device needs. Those of the plan and their approved alternatives come with cues and pictures, because
 * somebody may do them today; the others can only be chosen.
 */
export async function listKnown(db: WorkspaceDb, actor: Actor, { planned, recent, maySwap }: KnownOf): Promise<KnownExercise[]> {
  const alternatives = Map.groupBy(maySwap ? await listAlternatives(db, planned) : [], each => each.exercise_id)
  const similar = Map.groupBy(maySwap ? await listSimilar(db, planned) : [], each => each.exercise_id)
  const alternativesOf = (id: string) => (alternatives.get(id) ?? []).slice(0, knownLimits.alternatives).map(each => each.alternative_id)
  const similarOf = (id: string) => {
    const approved = new Set(alternativesOf(id))
    const others = (similar.get(id) ?? []).filter(each => !approved.has(each.similar_id))
    return others.slice(0, knownLimits.similar).map(each => each.similar_id)
  }
  const described = [...new Set([...planned, ...planned.flatMap(alternativesOf)])]
  const ids = [...new Set([...described, ...recent, ...planned.flatMap(similarOf)])].slice(0, knownLimits.exercises)
  const [names, descriptions] = [
    await exerciseNames(db, ids),
    new Map((await describeExercises(db, actor, described.slice(0, knownLimits.exercises))).map(each => [each.id, each])),
  ]
  const isThere = (id: string) => names.has(id)
  return [...names.values()]
    .map((row): KnownExercise => {
      const description = descriptions.get(row.id)
      return {
        id: row.id,
        name: exerciseName({ nameIt: row.name_it, nameEn: row.name_en }, actor.language),
        type: row.type,
        isUnilateral: row.is_unilateral,
        alternatives: alternativesOf(row.id).filter(isThere),
        similar: similarOf(row.id).filter(isThere),
        hasBar: row.equipment.some(each => bars.has(each)),
        primaryMuscles: description?.primaryMuscles ?? [],
        secondaryMuscles: description?.secondaryMuscles ?? [],
        equipment: description?.equipment ?? [],
        cue: description?.cue ?? '',
        assets: (description?.assets ?? []).slice(0, knownLimits.assets).map(withoutAddresses),
      }
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Removes addresses: they are signed anew every few minutes, so that every answer would have a new revision. */
const withoutAddresses = ({ id, kind, file, poster, link }: ExerciseAsset): KnownExercise['assets'][number] => ({
  id,
  kind,
  fileId: file?.id ?? null,
  posterId: poster?.id ?? null,
  link,
})
