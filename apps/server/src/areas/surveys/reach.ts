import type { Asker } from '#areas/clients'
import { addSubjects, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'

export type SurveyRecord = Row<
  'surveys',
  'id' | 'name' | 'type' | 'release_id' | 'version' | 'questions' | 'reader' | 'archived_at' | 'published_revision'
>

export const isThere = sql`e.deleted_at is null`

/** A condition on surveys `e`: the library is the whole team's, and clients have those that they were asked or have answered. */
export function isVisible(asker: Asker): Sql {
  switch (asker.role) {
    case 'admin':
    case 'coach':
    case 'nutritionist':
      return sql`true`
    case 'client':
      return sql`e.id in (
        select u.survey_id from survey_assignments u join clients c on c.id = u.client_id where c.membership_id = ${asker.membershipId}
        union select r.survey_id from survey_answers r join clients c on c.id = r.client_id
        where c.membership_id = ${asker.membershipId} and r.deleted_at is null)`
    default:
      return asker.role satisfies never
  }
}

/** A condition on surveys `e` whose answers the asker may read: one that is kept to coaches has none for nutritionists. */
export const mayReadAnswers = (asker: Asker): Sql =>
  asker.role === 'coach' || asker.role === 'nutritionist' ? sql`coalesce(e.reader = ${asker.role}, true)` : sql`true`

/** The survey that a call names: absent and out of reach are alike. */
export async function reachSurvey(db: WorkspaceDb, asker: Asker, id: string): Promise<SurveyRecord> {
  const survey = found(
    await db.maybeOne<SurveyRecord>(sql`
    select e.id, e.name, e.type, e.release_id, e.version, e.questions, e.reader, e.archived_at, e.published_revision from surveys e
    where e.id = ${id} and ${isThere} and ${isVisible(asker)}`),
  )
  addSubjects(db, [id])
  return survey
}

/** The survey that a call names, locked for a change. */
export async function reachSurveyToChange(db: WorkspaceDb, asker: Asker, id: string): Promise<SurveyRecord> {
  await db.maybeOne(sql`select from surveys e where e.id = ${id} for no key update of e`)
  return reachSurvey(db, asker, id)
}
