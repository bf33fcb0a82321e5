import { hrefTo } from '#lib/screens'
import { queueHref } from './queue/place.ts'

interface AnswerPlace {
  clientId: string
  answerId: string
}

/** An answer in the queue of the team, where the next one is a key away. */
export const reviewHref = ({ clientId, answerId }: AnswerPlace): string => queueHref({ answer: answerId, client: clientId })

export const clientSurveysHref = (id: string, search: { survey?: string; view?: 'table' } = {}): string =>
  hrefTo('/clients/$id/surveys', { id }, { search })

export const answerHref = ({ clientId, answerId }: AnswerPlace): string =>
  hrefTo('/clients/$id/surveys/$surveyAnswerId/details', { id: clientId, surveyAnswerId: answerId })
