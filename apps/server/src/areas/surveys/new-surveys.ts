import type { ParsedInput } from '@allenio/contract'
import type { Operation } from '@allenio/contract/documents'
import { surveysAtMost, SurveyVersion, type createSurvey as creation, type SurveyCells } from '@allenio/contract/surveys'
import { rowsOfNewDocument } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { operationsWritingSurvey, surveyModel } from '@allenio/domain/surveys'
import { requireTypes } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { lockFor, sql, type Count, type WorkspaceDb } from '#platform/db'
import { createDocument, hasDocument } from '#platform/documents'
import { AppError } from '#platform/errors'
import { cellsOf, refuseTakenKeys } from './content.ts'
import { readExample } from './examples.ts'
import { surveyKind } from './kind.ts'
import { publishSurvey } from './publish.ts'
import { refuseReader } from './readers.ts'
import { isThere } from './reach.ts'

async function refuseTooMany(db: WorkspaceDb): Promise<void> {
  await lockFor(db, 'surveys')
  const { count } = await db.one<Count>(sql`select count(*) as count from surveys`)
  if (count >= surveysAtMost) throw new AppError('too many surveys', { values: { max: surveysAtMost } })
}

interface NewSurvey {
  id: string
  cells: SurveyCells
  /** The inserts of its rows. */
  operations: readonly Operation[]
  authorId: string | null
  originId?: string
  /** The moment of a survey of the demo, which lies in the past. */
  at?: string
}

export async function insertSurvey(db: WorkspaceDb, { id, cells, operations, authorId, originId, at }: NewSurvey): Promise<void> {
  await refuseTooMany(db)
  await createDocument(db, surveyKind, { id, cells: { ...cells }, operations, ...(originId && { originId }), ...(at && { at }) })
  await db.run(sql`
    update surveys set author_id = ${authorId}, created_at = coalesce(${at ?? null}::timestamptz, created_at) where id = ${id}`)
}

/** Whether a device sends a survey again that is there already; the id of another one is refused. */
async function isSentAgain(db: WorkspaceDb, { membershipId }: Pick<Actor, 'membershipId'>, id: string): Promise<boolean> {
  if (!(await hasDocument(db, id))) return false
  const own = await db.maybeOne(sql`select from surveys e where e.id = ${id} and e.author_id = ${membershipId} and ${isThere}`)
  if (!own) throw new AppError('record id taken')
  return true
}

/** The page with one question that an empty survey begins with. */
const emptyContent: SurveyVersion = SurveyVersion.parse({ pages: [{ title: '', questions: [{ kind: 'text', key: 'first', text: '' }] }] })

/** Answers the id. */
export async function createSurvey(db: WorkspaceDb, actor: Actor, written: ParsedInput<typeof creation>): Promise<string> {
  const { id = newId(), isDraft, content, example, ...fields } = written
  if (await isSentAgain(db, actor, id)) return id
  const begun = example ? readExample(example, actor.language) : undefined
  const version = content ?? begun?.version ?? emptyContent
  refuseReader(actor, fields.reader)
  await requireTypes(db, fields.welcomeTypes)
  await refuseTakenKeys(db, id, version)
  const cells = cellsOf({ ...fields, intro: fields.intro || (begun?.intro ?? '') })
  const rows = rowsOfNewDocument(surveyModel, { id, cells: {} })
  const operations = operationsWritingSurvey(rows, { id, cells, version, newId }).filter(({ kind }) => kind === 'insert')
  await insertSurvey(db, { id, cells, operations, authorId: actor.membershipId })
  await audit(db, { personId: actor.personId, action: 'create survey', subjectId: id })
  if (!isDraft) await publishSurvey(db, actor, { id })
  return id
}
