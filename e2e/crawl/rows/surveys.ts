import { createSurvey, listSurveys } from '@allenio/contract/surveys'
import { call, demoToken, type DemoRole } from '../../house/api.ts'

/** The first of the demo, or one that is made for the crawl. */
async function surveyId(role: DemoRole): Promise<string> {
  const token = demoToken(role)
  const { surveys } = await call(listSurveys, { page: 1 }, token)
  const [survey] = surveys
  if (survey) return survey.id
  return (await call(createSurvey, { name: 'Prima visita', type: 'WELCOME', example: 'first visit' }, token)).id
}

export const rows = { '/surveys/{id}': { id: surveyId } }
