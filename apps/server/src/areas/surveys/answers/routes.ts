import * as contract from '@allenio/contract/surveys'
import { dayIn } from '@allenio/domain/days'
import { actingAsCollaborator, lastDayFor, ownClient, reachClient, reachClientToChange, refuseStrangeDay } from '#areas/clients'
import type { Actor } from '#platform/access'
import { pageOf, type WorkspaceDb } from '#platform/db'
import { bind, withMessage } from '#platform/http'
import { postponeWelcome } from '../assignments/welcome.ts'
import { reachSurvey } from '../reach.ts'
import { listMarks } from './check-in-adherence.ts'
import { deleteAnswer, undeleteAnswer } from './deletion.ts'
import { readAnswerDetail } from './detail.ts'
import { saveDraft } from './drafts.ts'
import { readSurveyToFillIn } from './fill-in.ts'
import { matrixTable, readMatrix } from './matrix.ts'
import { readOfClient } from './of-client.ts'
import { readOwnAnswer, readOwnDetail, readOwnSurveys } from './own.ts'
import { countQueue, listQueue, presentAnswer, reachAnswer } from './queries.ts'
import { reviewAnswers, sendBack } from './review.ts'
import { correctAnswer, storeAnswer } from './send.ts'

/** The record of the calling client, locked: a withdrawn consent and an answer come one after the other. */
const lockOwnClient = async (db: WorkspaceDb, actor: Actor) => reachClientToChange(db, actor, (await ownClient(db, actor)).id)

const readAnswer = async (db: WorkspaceDb, actor: Actor, id: string) => presentAnswer(await reachAnswer(db, actor, id), actor)

export const answerBindings = [
  bind(contract.listCheckInMarks, ({ db, actor }, { clientId }) => listMarks(db, actor, [clientId].flat())),

  bind(contract.listCompletedSurveys, async ({ db, actor }, { page, collaboratorId, ...filters }) => {
    const eyes = await actingAsCollaborator(db, actor, collaboratorId)
    const rows = await listQueue(db, { eyes, filters, page })
    const { pageRows, nextPage } = pageOf(rows, page, contract.answersPerPage)
    return { surveys: pageRows.map(row => presentAnswer(row, actor)), nextPage, counts: await countQueue(db, eyes) }
  }),

  bind(contract.listClientSurveyAnswers, ({ db, actor }, { id, page, surveyId }) => readOfClient(db, actor, { id, page, surveyId })),

  bind(contract.getClientSurveyAnswer, async ({ db, actor }, { id, answerId }) => {
    await reachClient(db, actor, id)
    return readAnswerDetail(db, actor, { clientId: id, answerId })
  }),

  bind(contract.getSurveyMatrix, ({ db, actor }, { id, surveyId }) =>
    readMatrix(db, actor, { clientId: id, surveyId, language: actor.language }),
  ),

  bind(contract.exportSurveyMatrix, async ({ db, actor }, { id, surveyId, format, language = actor.language }) =>
    matrixTable(await readMatrix(db, actor, { clientId: id, surveyId, language }), format, language),
  ),

  bind(contract.reviewSurveyAnswers, async ({ db, actor }, review) => ({ changed: await reviewAnswers(db, actor, review) })),

  bind(contract.sendBackSurveyAnswer, async ({ db, actor }, change) => {
    await sendBack(db, actor, change)
    return withMessage(change.isSentBack ? 'survey sent back' : 'survey not sent back', await readAnswer(db, actor, change.id))
  }),

  bind(contract.deleteSurveyAnswer, async ({ db, actor }, deletion) => {
    await deleteAnswer(db, actor, deletion)
    return withMessage('survey answer deleted', {})
  }),

  bind(contract.undeleteSurveyAnswer, async ({ db, actor }, { id }) => {
    await undeleteAnswer(db, actor, id)
    return readAnswer(db, actor, id)
  }),

  bind(contract.getSurveyToFillIn, ({ db, actor }, { id: clientId, surveyId }) => readSurveyToFillIn(db, actor, { clientId, surveyId })),

  bind(contract.fillInSurvey, async ({ db, actor }, { id: clientId, answerId, surveyId, day, ...answer }) => {
    const client = await reachClientToChange(db, actor, clientId)
    await reachSurvey(db, actor, surveyId)
    refuseStrangeDay(day, await lastDayFor(db, actor, { clientId, days: [day] }))
    await storeAnswer(db, actor, { ...answer, id: answerId, client, surveyId, day, sentAt: new Date().toISOString(), isByClient: false })
    return withMessage('survey answer sent', await readAnswer(db, actor, answerId))
  }),

  bind(contract.listOwnSurveys, ({ db, actor }, { page }) => readOwnSurveys(db, actor, page)),

  bind(contract.getOwnSurveyAnswer, ({ db, actor }, { id }) => readOwnDetail(db, actor, id)),

  bind(contract.sendSurveyAnswer, async ({ db, actor }, { id, sentAt, ...answer }) => {
    const client = await lockOwnClient(db, actor)
    const day = dayIn(actor.timeZone, sentAt)
    refuseStrangeDay(day, await lastDayFor(db, actor, { clientId: client.id, days: [day] }), 'sentAt')
    await storeAnswer(db, actor, { ...answer, id, client, sentAt, day, isByClient: true })
    return withMessage('survey answer sent', await readOwnAnswer(db, actor, id))
  }),

  bind(contract.correctSurveyAnswer, async ({ db, actor }, { id, answers }) => {
    await correctAnswer(db, actor, { id, client: await lockOwnClient(db, actor), answers })
    return withMessage('survey answer corrected', await readOwnAnswer(db, actor, id))
  }),

  bind(contract.postponeSurvey, async ({ db, actor }, { id }) => {
    const client = await lockOwnClient(db, actor)
    await postponeWelcome(db, { id, clientId: client.id })
    return {}
  }),

  bind(contract.saveSurveyDraft, async ({ db, actor }, draft) => {
    const client = await lockOwnClient(db, actor)
    await saveDraft(db, client.id, draft)
    return {}
  }),
]
