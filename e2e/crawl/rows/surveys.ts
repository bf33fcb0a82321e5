import { createSurvey, listClientSurveyAnswers, listOwnSurveys, listSurveys } from '@allenio/contract/surveys'
import { call, demoToken, type DemoRole } from '../../house/api.ts'
import { first } from '../first.ts'

/** The first of the demo, or one that is made for the crawl. */
async function surveyId(role: DemoRole): Promise<string> {
  const token = demoToken(role)
  const { surveys } = await call(listSurveys, { page: 1 }, token)
  const [survey] = surveys
  if (survey) return survey.id
  return (await call(createSurvey, { name: 'Prima visita', type: 'WELCOME', example: 'first visit' }, token)).id
}

async function surveyAnswerId(role: DemoRole, { id = '' }: Readonly<Record<string, string>>): Promise<string> {
  const { answers } = await call(listClientSurveyAnswers, { id }, demoToken(role))
  return first(answers, 'survey answer of the demo’s client').id
}

const ownSurveyId = async (role: DemoRole) =>
  first((await call(listOwnSurveys, {}, demoToken(role))).surveys, 'survey that the demo’s client is asked').assignmentId

const ownAnswerId = async (role: DemoRole) =>
  first((await call(listOwnSurveys, {}, demoToken(role))).answers, 'answer that the demo’s client has sent').id

export const rows = {
  '/me/surveys/{id}': { id: ownSurveyId },
  '/me/survey-answers/{id}': { id: ownAnswerId },
  '/surveys/{id}': { id: surveyId },
  '/clients/{id}/surveys/{surveyAnswerId}': { surveyAnswerId },
  '/clients/{id}/surveys/{surveyId}': { surveyId },
}
