import type { ErrorCode } from '@allenio/contract'
import type { Question, QuestionKind, SurveyCells, SurveyVersion } from '@allenio/contract/surveys'
import { checkVersion, questionsOf, surveyCellsOf, versionOfRows } from '@allenio/domain/surveys'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { publishRelease, readReleases, readRows } from '#platform/documents'
import { AppError, type FieldFault } from '#platform/errors'
import { surveyKind } from './kind.ts'
import { readMetricFacts } from './metrics.ts'
import { readStoredReaders, refuseDraftReader } from './readers.ts'

/** The kinds that the questions of published versions had; a question never changes its kind. */
async function publishedKinds(db: WorkspaceDb, id: string): Promise<ReadonlyMap<string, QuestionKind>> {
  const releases = await db.many<Row<'document_releases', 'id'>>(
    sql`select id from document_releases where document_id = ${id} order by number`,
  )
  const rowsByRelease = await readReleases(
    db,
    releases.map(release => release.id),
  )
  return new Map(
    [...rowsByRelease.values()].flatMap(rows => questionsOf(versionOfRows(rows, id)).map(({ key, kind }) => [key, kind] as const)),
  )
}

/** Refuses a version that nobody could answer, with the fault of each question. */
async function refuseFaults(db: WorkspaceDb, version: SurveyVersion, kinds: ReadonlyMap<string, QuestionKind>): Promise<void> {
  const { faults } = checkVersion(version, { metrics: await readMetricFacts(db, 'it'), publishedKinds: kinds })
  if (faults.length === 0) return
  const code: ErrorCode = 'survey faults'
  const fields = Object.fromEntries(faults.map(({ question }): [string, FieldFault] => [question ?? 'content', { code }]))
  throw new AppError(code, { fields, values: { count: faults.length } })
}

interface Publishing {
  id: string
  /** The revision that was looked at. */
  revision?: number | undefined
}

/** Makes a version of a survey as it is now, for whoever is asked from now on. */
export async function publishSurvey(db: WorkspaceDb, actor: Actor, { id, revision }: Publishing): Promise<void> {
  // a publication locks the document anyway: the reader that is judged is the one that is published
  await db.maybeOne(sql`select from documents where id = ${id} for update`)
  refuseDraftReader(actor, await readStoredReaders(db, id))
  await releaseSurvey(db, { id, revision, authorId: actor.membershipId })
  await audit(db, { personId: actor.personId, action: 'publish survey', subjectId: id })
}

export async function releaseSurvey(
  db: WorkspaceDb,
  {
    id,
    revision,
    authorId,
    at,
  }: Publishing & { authorId: string | null; /** The moment of a version of the demo, which lies in the past. */ at?: string },
): Promise<string> {
  const kindsBefore = await publishedKinds(db, id)
  const { releaseId } = await publishRelease(db, surveyKind, { id, note: '', authorId, revision, ...(at !== undefined && { at }) })
  const rows = await readRows(db, surveyKind, id)
  const version = versionOfRows(rows, id)
  await refuseFaults(db, version, kindsBefore)
  await storePublished(db, { id, releaseId, cells: surveyCellsOf(rows, id), questions: questionsOf(version), at })
  return releaseId
}

interface Published {
  id: string
  releaseId: string
  cells: SurveyCells
  questions: readonly Question[]
  at: string | undefined
}

const storePublished = (db: WorkspaceDb, { id, releaseId, cells, questions, at }: Published) =>
  db.run(sql`
  update surveys e set release_id = ${releaseId}, version = r.number, published_revision = r.revision,
    published_at = coalesce(${at ?? null}::timestamptz, now()), questions = ${questions.length}, reader = ${cells.reader ?? null}::text,
    welcome_for = ${cells.welcomeFor ?? 'nobody'}, welcome_types = ${cells.welcomeTypes ?? []}::uuid[]
  from document_releases r where e.id = ${id} and r.id = ${releaseId}`)
