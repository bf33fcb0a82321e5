import { deletedSurveyDays } from '@allenio/contract/surveys'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { defineSweep } from '#platform/jobs'
import { erasureOfRows, rowDeletion } from '#platform/row-changes'
import { erasureOfImports, importDays } from '#platform/table-imports'
import { surveyKind } from './kind.ts'
import { isVisible } from './reach.ts'

/** Only surveys that nobody was asked are deleted. */
export const surveyDeletion = rowDeletion({
  table: 'surveys',
  thing: 'survey',
  permission: 'delete surveys',
  days: deletedSurveyDays,
  isReachable: isVisible,
  documentKind: surveyKind.name,
})

/** The surveys among these that somebody was asked, or has answered: their answers must stay readable. */
export const listUsed = async (db: WorkspaceDb, ids: readonly string[]): Promise<string[]> =>
  (
    await db.many<Row<'surveys', 'id'>>(sql`
    select e.id from surveys e where e.id = any(${[...ids]}::uuid[]) and (
      exists (select from survey_assignments u where u.survey_id = e.id)
      or exists (select from survey_answers r where r.survey_id = e.id))`)
  ).map(({ id }) => id)

export async function refuseUsed(db: WorkspaceDb, id: string): Promise<void> {
  if ((await listUsed(db, [id])).length > 0) throw new AppError('survey used')
}

const erasedSurveys = erasureOfRows({ table: 'surveys', days: deletedSurveyDays })

export const sweepDeletedSurveys = defineSweep({
  name: 'sweep deleted surveys',
  cron: '51 * * * *',
  parts: () => [erasedSurveys, erasureOfImports('survey_imports', importDays)],
})
