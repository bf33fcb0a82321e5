import type { Repetition } from '@allenio/contract/repetition'
import { presetReminderHour } from '@allenio/contract/surveys'
import type { Actor } from '#platform/access'
import { insertWelcomeActions } from '#areas/client-actions'
import { addSubjects, sql, type Row, type WorkspaceDb } from '#platform/db'
import { isThere, reachSurveyToChange } from '../reach.ts'
import { assignToClients, hasSurvey } from './assign.ts'
import { endAssignments } from './ends.ts'

// Surveys that a sale asks a client.

type SurveyName = Row<'surveys', 'id' | 'name'>

const isOffered = sql`${isThere} and e.release_id is not null and e.archived_at is null`

/** The names of these surveys, as far as they are in the library. */
export const findSurveys = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<SurveyName>(sql`select e.id, e.name from surveys e where e.id = any(${[...ids]}::uuid[]) and ${isThere}`)

/** The ids of surveys that can be asked: published, and not archived. */
export const findSaleableSurveys = async (db: WorkspaceDb, ids: readonly string[]): Promise<string[]> =>
  (await db.many<Pick<SurveyName, 'id'>>(sql`select e.id from surveys e where e.id = any(${[...ids]}::uuid[]) and ${isOffered}`)).map(
    ({ id }) => id,
  )

interface GivenSurvey {
  surveyId: string
  clientId: string
  assignmentId: string
  day: string
}

const once: Repetition = { kind: 'once' }

/**
 * Asks a client a survey once. A welcome opens by itself when the client comes in. Answers 'gone' where the survey was deleted, archived or
 * never published, and 'had already' where the client is asked it anyway.
 */
export async function giveSurvey(db: WorkspaceDb, actor: Actor, given: GivenSurvey): Promise<'given' | 'had already' | 'gone'> {
  const { surveyId, clientId, assignmentId, day } = given
  const offered = await db.maybeOne(sql`select from surveys e where e.id = ${surveyId} and ${isOffered} for no key update of e`)
  if (!offered) return 'gone'
  const survey = await reachSurveyToChange(db, actor, surveyId)
  if (await hasSurvey(db, surveyId, [{ clientId, assignmentId }])) return 'had already'
  if (survey.type === 'WELCOME') {
    await insertWelcomeActions(db, db.workspaceId, [{ id: assignmentId, clientId, title: survey.name, day }])
    await db.run(sql`
      insert into survey_assignments (id, survey_id, client_id, opens_hours_before, opens_at_entry)
      values (${assignmentId}, ${surveyId}, ${clientId}, 0, true)`)
    addSubjects(db, [clientId])
    return 'given'
  }
  const terms = { startDay: day, repetition: once, untilDay: null, opensHoursBefore: 0, reminderHour: presetReminderHour }
  await assignToClients(db, actor, survey, { clients: [{ clientId, assignmentId, ...terms }], message: '' })
  return 'given'
}

/** Ends an assignment that a sale has made; its answers stay. */
export const endGivenSurvey = async (db: WorkspaceDb, assignmentId: string): Promise<void> =>
  void (await endAssignments(db, sql`u.id = ${assignmentId}`))
