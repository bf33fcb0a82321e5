import type { Batch, Cells, Operation } from '@allenio/contract/documents'
import { SurveyVersion, type Answers, type SurveyCells } from '@allenio/contract/surveys'
import { addDays, romeDay } from '@allenio/domain/days'
import { rowsOfNewDocument } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { operationsWritingSurvey, surveyModel } from '@allenio/domain/surveys'
import { reachClientToChange } from '#areas/clients'
import { sql, type Database } from '#platform/db'
import { actorOf, clientOf, type TestTeam } from '#testing'
import { storeAnswer } from './answers/send.ts'
import { assignToClients } from './assignments/assign.ts'
import { insertSurvey } from './new-surveys.ts'
import { releaseSurvey } from './publish.ts'
import { reachSurvey } from './reach.ts'

export const today = romeDay()
export const refusal = (code: string) => ({ body: { code } })

interface Where {
  database: Database
}

type Team = Pick<TestTeam, 'workspaceId'>

export const batchOf = (...operations: Operation[]): Batch => ({ id: newId(), gestureId: newId(), kind: 'edit', operations })
export const setCells = (id: string, cells: Cells): Operation => ({ kind: 'set', id, cells })

/** Records a client's consent to health data on paper; an existing consent stays. */
export const consentOf = ({ database }: Where, { workspaceId }: Team, clientId: string): Promise<number> =>
  database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`
    insert into consents (id, client_id, purpose, language, day, form)
    values (${newId()}, ${clientId}, 'health data', 'it', ${today}, 'paper') on conflict do nothing`),
  )

export interface TestSurvey {
  id: string
  releaseId: string
  /** The keys of its questions: how they sleep, from 1 to 10, flagged at 3 or less, and what else there is. */
  sleep: string
  note: string
}

/** The questions of a check-in. */
export const questionsFor = ({ sleep, note }: Pick<TestSurvey, 'sleep' | 'note'>): SurveyVersion =>
  SurveyVersion.parse({
    pages: [
      {
        title: '',
        questions: [
          {
            kind: 'number',
            key: sleep,
            text: 'Come hai dormito?',
            isRequired: true,
            min: 1,
            max: 10,
            scale: { low: 'male', high: 'bene' },
            flags: [{ operator: 'at most', value: 3 }],
          },
          { kind: 'text', key: note, text: 'Che cosa non va?', isLong: true },
        ],
      },
    ],
  })

interface SurveyOptions {
  cells?: Partial<SurveyCells>
  version?: SurveyVersion
  isDraft?: boolean
}

/** A check-in of the coach with two questions, published. */
export async function surveyOf(
  { database }: Where,
  team: TestTeam,
  { cells, version, isDraft = false }: SurveyOptions = {},
): Promise<TestSurvey> {
  const [id, sleep, note] = [newId(), newId(), newId()]
  const allCells: SurveyCells = { name: 'Check-in', type: 'CHECK_IN', ...cells }
  const operations = operationsWritingSurvey(rowsOfNewDocument(surveyModel, { id, cells: {} }), {
    id,
    cells: allCells,
    version: version ?? questionsFor({ sleep, note }),
    newId,
  }).filter(({ kind }) => kind === 'insert')
  const releaseId = await database.withWorkspace(team.workspaceId, 'write', async db => {
    await insertSurvey(db, { id, cells: allCells, operations, authorId: team.coach.membershipId })
    return isDraft ? newId() : releaseSurvey(db, { id, authorId: team.coach.membershipId })
  })
  return { id, releaseId, sleep, note }
}

export interface TestAssignment extends TestSurvey {
  clientId: string
  assignmentId: string
}

/** A weekly check-in that the client has from today on, and may answer. */
export async function assignedOf(
  scene: Where,
  team: TestTeam,
  options: SurveyOptions & { clientId?: string } = {},
): Promise<TestAssignment> {
  const clientId = options.clientId ?? (await clientOf(scene, team))
  await consentOf(scene, team, clientId)
  const survey = await surveyOf(scene, team, options)
  const assignmentId = newId()
  const coach = actorOf(team.coach, 'coach')
  await scene.database.withWorkspace(team.workspaceId, 'write', async db =>
    assignToClients(db, coach, await reachSurvey(db, coach, survey.id), {
      clients: [
        {
          clientId,
          assignmentId,
          startDay: today,
          repetition: { kind: 'weekly', every: 1, days: [1, 2, 3, 4, 5, 6, 7] },
          untilDay: null,
          opensHoursBefore: 12,
          reminderHour: 8,
        },
      ],
      message: '',
    }),
  )
  return { ...survey, clientId, assignmentId }
}

export interface TestAnswer extends TestAssignment {
  answerId: string
}

export const answersOf = ({ sleep, note }: Pick<TestSurvey, 'sleep' | 'note'>, value = 7): Answers => ({
  [sleep]: { kind: 'number', value },
  [note]: { kind: 'text', text: 'Niente' },
})

/** Today's answer of the client. */
export async function answerOf(
  scene: Where,
  team: TestTeam,
  options: SurveyOptions & { value?: number; answers?: Answers; clientId?: string } = {},
): Promise<TestAnswer> {
  const assigned = await assignedOf(scene, team, options)
  const answerId = newId()
  const actor = actorOf(team.client, 'client')
  await scene.database.withWorkspace(team.workspaceId, 'write', async db =>
    storeAnswer(db, actor, {
      id: answerId,
      client: await reachClientToChange(db, actor, assigned.clientId),
      assignmentId: assigned.assignmentId,
      releaseId: assigned.releaseId,
      dueDay: today,
      day: today,
      sentAt: new Date().toISOString(),
      answers: options.answers ?? answersOf(assigned, options.value),
      isByClient: true,
    }),
  )
  return { ...assigned, answerId }
}

/** The team's client, whose record has their address, and who is not asked for a consent yet. */
export async function addressedClientOf(scene: Where, team: TestTeam): Promise<string> {
  const clientId = await clientOf(scene, team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`update clients set email = ${team.client.email}, email_key = lower(${team.client.email}) where id = ${clientId}`),
  )
  return clientId
}

/** A table of past answers of the team's client: one row for each, a week apart, the last one a week ago. */
export function pastAnswers({ client }: TestTeam, cells: readonly (readonly string[])[], headings = ['Sonno', 'Note']): string {
  const dayOf = (at: number) =>
    addDays(today, -7 * (cells.length - at))
      .split('-')
      .toReversed()
      .join('/')
  const rows = cells.map((row, at) => [`${dayOf(at)} 18.22.10`, client.email, ...row])
  return [['Informazioni cronologiche', 'Indirizzo email', ...headings], ...rows].map(row => row.join(';')).join('\n')
}
