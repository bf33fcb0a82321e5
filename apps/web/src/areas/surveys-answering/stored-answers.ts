import { Answer, SurveyVersion } from '@allenio/contract/forms/surveys'
import type { Answers, OwnSurvey, sendSurveyAnswer } from '@allenio/contract/surveys'
import { newId } from '@allenio/domain/ids'
import { answerTo, visibleQuestions } from '@allenio/domain/surveys'
import { z } from 'zod'
import { valueAt, type UnsentWrite } from '#lib/offline'

// Begun answers stay on the device until they are sent; the files are stored apart from them, because they are large.

/** The answers that were begun, with the version that they belong to: whoever has begun one finishes that one. */
export interface BegunAnswers {
  /** The id of the answer, made once, so that it counts once however often it is sent. */
  id: string
  dueDay: string | null
  releaseId: string
  version: SurveyVersion
  answers: Answers
  /** The key of the question that was looked at last; null before the first and after the last one. */
  place: string | null
  savedAt: string
}

export type LocalFiles = Readonly<Record<string, File>>

export const answersDraft = (assignmentId: string): string => `survey ${assignmentId}`
/** The draft of a correction of an answer. */
export const correctionDraft = (answerId: string): string => `survey correction ${answerId}`
/** The draft of a professional who answers with a client. */
export const fillInDraft = ({ client, surveyId }: { client: { id: string }; surveyId: string }): string =>
  `survey of ${client.id} ${surveyId}`
export const filesDraft = (assignmentId: string): string => `survey files ${assignmentId}`

const Stored = z.object({
  id: z.uuid(),
  dueDay: z.string().nullable(),
  releaseId: z.uuid(),
  version: SurveyVersion,
  answers: z.record(z.string(), z.unknown()),
  place: z.string().nullable(),
  savedAt: z.string(),
})

/** One answer that cannot be read does not take the others with it. */
export function parseBegun(value: unknown): BegunAnswers | undefined {
  const { data } = Stored.safeParse(value)
  return data && { ...data, answers: readableAnswers(data.answers) }
}

const readableAnswers = (answers: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]) => {
      const { data } = Answer.safeParse(value)
      return data ? [[key, data]] : []
    }),
  )

export function parseFiles(value: unknown): LocalFiles | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, File] => entry[1] instanceof File))
}

/** The answers to begin with: the later ones of this device and of the server; those to an earlier check-in are over. */
export function startAnswers(survey: OwnSurvey, stored: BegunAnswers | undefined): BegunAnswers {
  const { dueDay, releaseId, version, draft, number } = survey
  const own = stored?.dueDay === dueDay ? stored : undefined
  if (own && (!draft || draft.savedAt <= own.savedAt)) return own
  const answersThere = draft?.answers ?? {}
  // somebody who began on another device goes on at the first question that is open
  const open = visibleQuestions(version, answersThere, { number }).find(question => !answerTo(question, answersThere))
  const place = draft ? (open?.key ?? null) : null
  const fresh = { id: own?.id ?? newId(), dueDay, releaseId, version, answers: answersThere, place }
  if (!own || draft?.releaseId !== own.releaseId) return { ...fresh, savedAt: draft?.savedAt ?? '' }
  // files and photos are on the device that took them alone
  const answers = { ...Object.fromEntries(Object.entries(own.answers).filter(([, { kind }]) => isFileKind(kind))), ...draft.answers }
  return { ...own, answers, savedAt: draft.savedAt }
}

const isFileKind = (kind: string): boolean => kind === 'files' || kind === 'progress'

/** The answers that another device of the client can continue with: without files, which are only here. */
export const answersToShare = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, { kind }]) => !isFileKind(kind)))

/** The files that answers name and this device has, by the field of the input that takes the id of the upload. */
export function filesToSend(answers: Answers, files: LocalFiles): Record<string, File> {
  const named = Object.entries(answers).flatMap(([key, answer]): [string, string][] => {
    if (answer.kind === 'files') return answer.files.map(({ id }, at) => [`answers.${key}.files.${at}.id`, id])
    if (answer.kind !== 'progress') return []
    return Object.entries(answer.photos).map(([pose, { id }]) => [`answers.${key}.photos.${pose}.id`, id])
  })
  return Object.fromEntries(named.flatMap(([field, id]) => (files[id] ? [[field, files[id]]] : [])))
}

type Refused = Pick<UnsentWrite<typeof sendSurveyAnswer>, 'input' | 'files'>

/** Turns refused answers into begun ones, so that they can be changed and sent again. */
export function reopenedAnswers(
  { input, files }: Refused,
  { version }: Pick<OwnSurvey, 'version'>,
): { answers: BegunAnswers; files: LocalFiles } {
  const { id, dueDay = null, releaseId, sentAt } = input
  const named = Object.entries(files).flatMap(([field, file]): [string, File][] => {
    const fileId = valueAt(input, field)
    return typeof fileId === 'string' ? [[fileId, file]] : []
  })
  return {
    answers: { id, dueDay, releaseId, version, answers: readableAnswers(input.answers), place: null, savedAt: sentAt },
    files: Object.fromEntries(named),
  }
}

/** Answers without the files that this device does not have any more: the browser may have made room. */
export const withoutLostFiles = (answers: Answers, files: LocalFiles): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => {
      if (answer.kind === 'files') return [key, { ...answer, files: answer.files.filter(({ id }) => files[id]) }]
      if (answer.kind !== 'progress') return [key, answer]
      return [key, { ...answer, photos: Object.fromEntries(Object.entries(answer.photos).filter(([, photo]) => files[photo.id])) }]
    }),
  )
