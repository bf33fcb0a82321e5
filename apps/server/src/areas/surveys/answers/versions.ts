import type { SurveyVersion } from '@allenio/contract/surveys'
import { versionOfRows } from '@allenio/domain/surveys'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { readReleases } from '#platform/documents'
import { found } from '#platform/errors'

export interface Published {
  surveyId: string
  version: SurveyVersion
  /** From 1. */
  number: number
  publishedAt: string
  intro: string
}

/** Versions of surveys by their releases. */
export async function readVersions(db: WorkspaceDb, releaseIds: readonly string[]): Promise<ReadonlyMap<string, Published>> {
  const ids = [...new Set(releaseIds)]
  if (ids.length === 0) return new Map()
  const releases = await db.many<Row<'document_releases', 'id' | 'document_id' | 'number' | 'created_at'>>(sql`
    select r.id, r.document_id, r.number, r.created_at from document_releases r join surveys e on e.id = r.document_id
    where r.id = any(${ids}::uuid[])`)
  const contents = await readReleases(db, ids)
  return new Map(
    releases.flatMap(({ id, document_id: surveyId, number, created_at: publishedAt }) => {
      const rows = contents.get(id)
      if (!rows || surveyId === null) return []
      const intro = rows.get(surveyId)?.cells['intro']
      const version = versionOfRows(rows, surveyId)
      return [[id, { surveyId, version, number, publishedAt, intro: typeof intro === 'string' ? intro : '' }] as const]
    }),
  )
}

export const readVersion = async (db: WorkspaceDb, releaseId: string): Promise<Published> =>
  found((await readVersions(db, [releaseId])).get(releaseId))
