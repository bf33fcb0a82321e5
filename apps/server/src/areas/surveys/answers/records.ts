import { poses, type Pose } from '@allenio/contract/progress'
import type { Answers, SurveyVersion } from '@allenio/contract/surveys'
import { answerTo, questionsOf } from '@allenio/domain/surveys'
import { deleteSurveyValues, readMetrics, storeSurveyValues, undeleteSurveyValues } from '#areas/metrics'
import { deleteSurveyPhotos, storeSurveyPhotos, undeleteSurveyPhotos } from '#areas/progress'
import { deleteSurveyWeights, storeSurveyWeight, undeleteSurveyWeights } from '#areas/weights'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'

// The weight, metrics and photos of an answer stand among the client's other records, too, and follow the answer.

export interface AnswerRecords {
  weight: number | null
  values: Map<string, number>
  photos: Map<Pose, string>
}

/** Finds the weight, metrics and photos among the answers to a version; of several the last counts. */
export function recordsIn(version: SurveyVersion, answers: Answers): AnswerRecords {
  const records: AnswerRecords = { weight: null, values: new Map(), photos: new Map() }
  for (const question of questionsOf(version)) {
    const answer = answerTo(question, answers)
    if (answer?.kind === 'metric' && question.kind === 'metric') {
      if (question.metric === 'weight') records.weight = answer.value
      else records.values.set(question.metric, answer.value)
    }
    if (answer?.kind === 'progress') {
      if (answer.kg !== null) records.weight = answer.kg
      for (const pose of poses) {
        const photo = answer.photos[pose]
        if (photo) records.photos.set(pose, photo.id)
      }
    }
  }
  return records
}

interface StoredRecords {
  answerId: string
  clientId: string
  day: string
  isByClient: boolean
  records: AnswerRecords
}

export async function storeRecords(db: WorkspaceDb, actor: Actor, { records, ...answer }: StoredRecords): Promise<void> {
  const author = { authorId: actor.membershipId }
  await storeSurveyWeight(db, { ...answer, ...author, kg: records.weight })
  await storeSurveyValues(db, { ...answer, ...author, values: await stillThere(db, records.values) })
  await storeSurveyPhotos(db, actor, { ...answer, photos: records.photos })
}

/** A metric that was deleted while the client was offline keeps its value in the answer alone. */
async function stillThere(db: WorkspaceDb, values: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  if (values.size === 0) return new Map()
  const kinds = new Set((await readMetrics(db, 'it')).map(({ kind }) => kind))
  return new Map([...values].filter(([kind]) => kinds.has(kind)))
}

export async function deleteRecords(db: WorkspaceDb, answerIds: readonly string[]): Promise<void> {
  await deleteSurveyWeights(db, answerIds)
  await deleteSurveyValues(db, answerIds)
  await deleteSurveyPhotos(db, answerIds)
}

export async function undeleteRecords(db: WorkspaceDb, answerIds: readonly string[]): Promise<void> {
  await undeleteSurveyWeights(db, answerIds)
  await undeleteSurveyValues(db, answerIds)
  await undeleteSurveyPhotos(db, answerIds)
}
