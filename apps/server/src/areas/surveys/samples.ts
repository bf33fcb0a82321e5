import * as contract from '@allenio/contract/surveys'
import { newId } from '@allenio/domain/ids'
import { sql, type Row } from '#platform/db'
import { tableImports } from '#platform/table-imports'
import { actorOf, asClient, clientOf, foundOnlyBy, refusing, samplesOf, uploadOf, type Scene, type TestTeam } from '#testing'
import { deleteAnswer } from './answers/deletion.ts'
import { unassign } from './assignments/ends.ts'
import { surveyDeletion } from './deletion.ts'
import { openTarget } from './imports/import-target.ts'
import {
  addressedClientOf,
  answerOf,
  answersOf,
  assignedOf,
  batchOf,
  consentOf,
  pastAnswers,
  questionsFor,
  setCells,
  surveyOf,
  today,
  type TestAnswer,
  type TestAssignment,
  type TestSurvey,
} from './scene.testing.ts'

const onEach = async <T, I extends object>(
  scene: Scene,
  make: (scene: Scene, team: TestTeam) => Promise<T>,
  input: (made: T, team: TestTeam) => I | Promise<I>,
) => ({
  as: 'coach' as const,
  input: await input(await make(scene, scene.a), scene.a),
  foreign: await input(await make(scene, scene.b), scene.b),
})

const onOwn = async <T, I extends object>(scene: Scene, make: (scene: Scene, team: TestTeam) => Promise<T>, input: (made: T) => I) => ({
  ...(await onEach(scene, make, input)),
  as: 'client' as const,
})

const onSurvey = <I extends object>(scene: Scene, input: (survey: TestSurvey, team: TestTeam) => I | Promise<I>) =>
  onEach(scene, surveyOf, input)
const onAssigned = <I extends object>(scene: Scene, input: (assigned: TestAssignment) => I | Promise<I>) => onEach(scene, assignedOf, input)
const onAnswer = <I extends object>(scene: Scene, input: (answer: TestAnswer) => I | Promise<I>) => onEach(scene, answerOf, input)

const deletedSurveyOf = async (scene: Scene, team: TestTeam): Promise<TestSurvey> => {
  const survey = await surveyOf(scene, team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db => surveyDeletion.deleteMany(db, [survey.id]))
  return survey
}

const endedOf = async (scene: Scene, team: TestTeam): Promise<TestAssignment> => {
  const assigned = await assignedOf(scene, team)
  const { id, assignmentId } = assigned
  await scene.database.withWorkspace(team.workspaceId, 'write', db => unassign(db, actorOf(team.coach, 'coach'), { id, assignmentId }))
  return assigned
}

const deletedAnswerOf = async (scene: Scene, team: TestTeam): Promise<TestAnswer> => {
  const answer = await answerOf(scene, team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    deleteAnswer(db, actorOf(team.coach, 'coach'), { id: answer.answerId, keepsRecords: false }),
  )
  return answer
}

const typeOf = async ({ database }: Scene, { workspaceId }: TestTeam): Promise<string> => {
  const id = newId()
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`insert into client_types (id, name, color) values (${id}, ${`Tipo ${id}`}, '#336699')`),
  )
  return id
}

async function pastTable(scene: Scene, team: TestTeam): Promise<string> {
  await consentOf(scene, team, await addressedClientOf(scene, team))
  const body = Buffer.from(pastAnswers(team, [['7', 'Bene']]))
  return uploadOf(team.coach, { name: 'Vecchi check-in.csv', mimeType: 'text/csv', body })
}

async function importOf(scene: Scene, team: TestTeam): Promise<{ id: string; surveyId: string }> {
  const survey = await surveyOf(scene, team)
  const uploadId = await pastTable(scene, team)
  const { id } = await scene.database.withWorkspace(team.workspaceId, 'write', async db => {
    const actor = actorOf(team.coach, 'coach')
    return tableImports(await openTarget(db, actor, { surveyId: null, fileName: 'Vecchi check-in.csv' })).start(db, actor, { uploadId })
  })
  return { id, surveyId: survey.id }
}

const onImport = async <I extends object>(scene: Scene, input: (made: { id: string; surveyId: string }) => I) => ({
  ...(await onEach(scene, importOf, input)),
  refusals: foundOnlyBy('coach'),
})

const terms = { startDay: today, repetition: { kind: 'once' as const } }
const content = { name: 'Sonno', type: 'CHECK_IN' as const }

const revisionOf = async ({ database }: Scene, { workspaceId }: TestTeam, id: string): Promise<number> =>
  database.withWorkspace(workspaceId, 'read', async db => {
    const { revision } = await db.one<Row<'documents', 'revision'>>(sql`select revision from documents where id = ${id}`)
    return revision
  })

export const surveySamples = samplesOf(contract, {
  listSurveys: async scene => {
    await surveyOf(scene, scene.a)
    return { as: 'coach', input: { authorId: scene.a.coach.membershipId }, idFilters: ['authorId'] }
  },
  listSurveyAuthors: () => ({ as: 'coach', input: {} }),
  listCheckInMarks: async scene => ({
    as: 'coach',
    input: { clientId: [await clientOf(scene, scene.a)] },
    foreign: { clientId: [await clientOf(scene, scene.b)] },
    idFilters: ['clientId'],
  }),
  getSurvey: scene => onAssigned(scene, ({ id }) => ({ id })),
  getSurveyDocument: scene => onSurvey(scene, ({ id }) => ({ id, since: 0 })),
  editSurvey: scene => onSurvey(scene, ({ id, note }) => ({ id, base: 0, batches: [batchOf(setCells(note, { text: 'E poi?' }))] })),
  listSurveySteps: scene => onSurvey(scene, ({ id }) => ({ id })),
  listSurveyCellChanges: scene => onSurvey(scene, ({ id, note }) => ({ id, rowId: note, cells: 'text' })),
  createSurvey: scene =>
    onEach(scene, typeOf, typeId => ({ ...content, welcomeTypes: [typeId], content: questionsFor({ sleep: 'sleep', note: 'note' }) })),
  updateSurvey: scene =>
    onSurvey(scene, async ({ id, sleep, note }, team) => ({
      id,
      ...content,
      welcomeTypes: [await typeOf(scene, team)],
      content: questionsFor({ sleep, note }),
      revision: await revisionOf(scene, team, id),
    })),
  publishSurvey: scene => onSurvey(scene, ({ id }) => ({ id })),
  cloneSurvey: scene => onSurvey(scene, ({ id }) => ({ id })),
  archiveSurvey: scene => onSurvey(scene, ({ id }) => ({ id, isArchived: true })),
  deleteSurvey: scene => onSurvey(scene, ({ id }) => ({ id })),
  undeleteSurvey: scene => onEach(scene, deletedSurveyOf, ({ id }) => ({ id })),
  changeManySurveys: scene => onSurvey(scene, ({ id }) => ({ action: 'archive' as const, ids: [id] })),

  sendAnamnesisSurvey: async scene => ({
    as: 'nutritionist',
    input: { id: await clientOf(scene, scene.a) },
    foreign: { id: await clientOf(scene, scene.b) },
  }),
  getAnamnesisAnswer: async scene => ({
    as: 'nutritionist',
    input: { id: await clientOf(scene, scene.a) },
    foreign: { id: await clientOf(scene, scene.b) },
  }),

  getSurveyForAssign: scene => onSurvey(scene, ({ id }) => ({ id })),
  listClientsForSurvey: scene => onSurvey(scene, ({ id }) => ({ id })),
  assignSurvey: scene =>
    onSurvey(scene, async ({ id }, team) => ({
      id,
      clients: [{ clientId: await clientOf(scene, team), assignmentId: newId(), ...terms }],
    })),
  undoAssignSurvey: async scene => ({
    ...(await onAssigned(scene, ({ id, assignmentId }) => ({ id, assignmentIds: [assignmentId] }))),
    // an assignment that is not there was taken back before
    idFilters: ['id', 'assignmentIds'],
  }),
  deleteUserSurvey: scene => onAssigned(scene, ({ id, assignmentId }) => ({ id, assignmentId })),
  undoDeleteUserSurvey: scene => onEach(scene, endedOf, ({ id, assignmentId }) => ({ id, assignmentId })),
  listSurveyAssignments: scene => onAssigned(scene, ({ id }) => ({ id })),

  listCompletedSurveys: async scene => {
    await answerOf(scene, scene.a)
    const input = { surveyId: newId(), clientTypeId: newId(), collaboratorId: scene.a.coach.membershipId }
    return {
      as: 'coach',
      input,
      idFilters: ['surveyId', 'clientTypeId', 'collaboratorId'],
      refusals: refusing('not found', 'nutritionist'),
    }
  },
  listClientSurveyAnswers: scene => onAnswer(scene, ({ clientId: id }) => ({ id })),
  getClientSurveyAnswer: scene => onAnswer(scene, ({ clientId: id, answerId }) => ({ id, answerId })),
  getSurveyMatrix: scene => onAnswer(scene, ({ clientId: id, id: surveyId }) => ({ id, surveyId })),
  exportSurveyMatrix: scene => onAnswer(scene, ({ clientId: id, id: surveyId }) => ({ id, surveyId })),
  reviewSurveyAnswers: scene => onAnswer(scene, ({ answerId }) => ({ ids: [answerId], isReviewed: true })),
  sendBackSurveyAnswer: scene => onAnswer(scene, ({ answerId: id }) => ({ id, isSentBack: true, note: 'Manca il peso' })),
  deleteSurveyAnswer: scene => onAnswer(scene, ({ answerId: id }) => ({ id })),
  undeleteSurveyAnswer: scene => onEach(scene, deletedAnswerOf, ({ answerId: id }) => ({ id })),
  getSurveyToFillIn: scene => onAssigned(scene, ({ clientId: id, id: surveyId }) => ({ id, surveyId })),
  fillInSurvey: scene =>
    onAssigned(scene, assigned => ({
      id: assigned.clientId,
      answerId: newId(),
      surveyId: assigned.id,
      releaseId: assigned.releaseId,
      day: today,
      answers: answersOf(assigned),
    })),

  startAnswerImport: async scene => ({
    ...(await onEach(scene, pastTable, uploadId => ({ uploadId }))),
    idFilters: ['surveyId'],
    refusals: foundOnlyBy('coach'),
  }),
  getAnswerImport: scene => onImport(scene, ({ id }) => ({ id })),
  updateAnswerImport: scene => onImport(scene, ({ id, surveyId }) => ({ id, surveyId })),
  acceptAnswerImport: scene => onImport(scene, ({ id }) => ({ id })),
  cancelAnswerImport: scene => onImport(scene, ({ id }) => ({ id })),
  downloadRefusedAnswers: scene => onImport(scene, ({ id }) => ({ id })),

  listOwnSurveys: scene => asClient(scene, {}),
  getOwnSurveyAnswer: scene => onOwn(scene, answerOf, ({ answerId: id }) => ({ id })),
  sendSurveyAnswer: async scene => ({
    ...(await onOwn(scene, assignedOf, assigned => ({
      id: newId(),
      assignmentId: assigned.assignmentId,
      releaseId: assigned.releaseId,
      dueDay: today,
      sentAt: new Date().toISOString(),
      answers: answersOf(assigned),
    }))),
    ofEveryClient: 'whoever has not consented is told so first',
  }),
  correctSurveyAnswer: scene => onOwn(scene, answerOf, answer => ({ id: answer.answerId, answers: answersOf(answer, 5) })),
  postponeSurvey: scene => onOwn(scene, assignedOf, ({ assignmentId: id }) => ({ id })),
  saveSurveyDraft: scene =>
    onOwn(scene, assignedOf, assigned => ({
      id: assigned.assignmentId,
      releaseId: assigned.releaseId,
      savedAt: new Date().toISOString(),
      answers: answersOf(assigned),
    })),
})
