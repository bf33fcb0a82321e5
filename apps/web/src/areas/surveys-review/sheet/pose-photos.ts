import type { ShownFile } from '@allenio/contract/files'
import { poses, type Pose } from '@allenio/contract/progress'
import type { Answer, SurveyAnswerDetail } from '@allenio/contract/surveys'
import { answerTo, questionsOf } from '@allenio/domain/surveys'
import type { SheetRow } from './rows.ts'

export const photoTimes = ['first', 'previous', 'now'] as const
export type PhotoTime = (typeof photoTimes)[number]

export interface PosePhotos {
  pose: Pose
  /** Undefined where that pose was not photographed, or its photo is gone. */
  photos: Readonly<Record<PhotoTime, ShownFile | undefined>>
}

type Detail = Pick<SurveyAnswerDetail, 'files' | 'previous' | 'first' | 'version' | 'answers'>

const photoOf = (answer: Answer | undefined, pose: Pose, files: readonly ShownFile[] = []): ShownFile | undefined => {
  const id = answer?.kind === 'progress' ? answer.photos[pose]?.id : undefined
  return files.find(file => file.id === id)
}

/** The photos of a question, pose by pose, then and now. A pose that nobody photographed is left out. */
export const pairPhotos = (row: Pick<SheetRow, PhotoTime>, { files, previous, first }: Detail): PosePhotos[] =>
  poses
    .map(pose => ({
      pose,
      photos: {
        first: photoOf(row.first, pose, first?.files),
        previous: photoOf(row.previous, pose, previous?.files),
        now: photoOf(row.now, pose, files),
      },
    }))
    .filter(({ photos }) => photoTimes.some(time => photos[time]))

/** A photo of each answer that has some, for the comparison of whole days. */
export function comparedFileIds({ version, answers, first, previous }: Detail): string[] {
  const all = [first, previous, { version, answers }]
  return all.flatMap(each => {
    const questionAnswers = each ? questionsOf(each.version).map(question => answerTo(question, each.answers)) : []
    const ids = questionAnswers.flatMap(answer => (answer?.kind === 'progress' ? Object.values(answer.photos).map(({ id }) => id) : []))
    return ids.slice(0, 1)
  })
}
