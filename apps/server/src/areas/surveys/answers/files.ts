import type { Answers, SurveyVersion } from '@allenio/contract/surveys'
import { answerFileLimit, answerTo, fileKindOf, questionsOf } from '@allenio/domain/surveys'
import type { ShownFile } from '@allenio/contract/files'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'
import { claimUpload, deleteFile, findFiles, presentFile, undeleteFile, type FileRow } from '#platform/files'

/** The files of questions that ask for files. Photos of progress belong to the client's progress. */
const filesIn = (answers: Answers) => Object.values(answers).flatMap(answer => (answer.kind === 'files' ? answer.files : []))

const photosIn = (answers: Answers) =>
  Object.values(answers).flatMap(answer => (answer.kind === 'progress' ? Object.values(answer.photos).flatMap(photo => photo ?? []) : []))

interface AnsweredFiles {
  answerId: string
  version: SurveyVersion
  answers: Answers
}

/** Turns the uploads that an answer names into its files; those of before that it no longer names are deleted. */
export async function storeFiles(db: WorkspaceDb, actor: Actor, { answerId, version, answers }: AnsweredFiles): Promise<void> {
  const stored = await db.many<Row<'survey_answer_files', 'file_id'>>(sql`
    select file_id from survey_answer_files where answer_id = ${answerId}`)
  const storedIds = stored.map(({ file_id: id }) => id)
  const named = filesIn(answers)
  for (const question of questionsOf(version)) {
    const answer = answerTo(question, answers)
    if (question.kind !== 'files' || answer?.kind !== 'files') continue
    for (const each of answer.files) {
      if (storedIds.includes(each.id)) continue
      const claim = { personId: actor.personId, accept: ['*/*'], maxBytes: answerFileLimit(each), field: 'answers' }
      const file = await claimUpload(db, each.id, claim)
      // the device may have named another type than the one that the bytes have
      if (!question.accepts.includes(fileKindOf({ mimeType: file.mime_type }))) throw wrongField('answers', 'file type not accepted')
      await db.run(sql`insert into survey_answer_files (answer_id, file_id) values (${answerId}, ${file.id})`)
    }
  }
  for (const id of storedIds) {
    if (named.some(file => file.id === id)) continue
    await db.run(sql`delete from survey_answer_files where answer_id = ${answerId} and file_id = ${id}`)
    await deleteFile(db, id)
  }
}

/** The files of answers as they are shown, by their ids. */
export async function readFiles(db: WorkspaceDb, { personId }: Pick<Actor, 'personId'>, answers: readonly Answers[]) {
  const ids = answers.flatMap(each => [...filesIn(each), ...photosIn(each)].map(({ id }) => id))
  const rows = ids.length > 0 ? await findFiles(db, ids) : []
  const filesById = new Map<string, ShownFile>(rows.map((row: FileRow) => [row.id, presentFile(row, personId)]))
  return (of: Answers): ShownFile[] => [...filesIn(of), ...photosIn(of)].flatMap(({ id }) => filesById.get(id) ?? [])
}

const fileIdsOf = async (db: WorkspaceDb, answerIds: readonly string[]): Promise<string[]> =>
  (
    await db.many<Row<'survey_answer_files', 'file_id'>>(sql`
    select file_id from survey_answer_files where answer_id = any(${[...answerIds]}::uuid[])`)
  ).map(({ file_id: id }) => id)

export async function deleteFilesOf(db: WorkspaceDb, answerIds: readonly string[]): Promise<void> {
  for (const id of await fileIdsOf(db, answerIds)) await deleteFile(db, id)
}

export async function undeleteFilesOf(db: WorkspaceDb, answerIds: readonly string[]): Promise<void> {
  for (const id of await fileIdsOf(db, answerIds)) await undeleteFile(db, id)
}
