import type { Input } from '@allenio/contract'
import { listClientTypes } from '@allenio/contract/clients'
import { listAllMetrics, type Metric } from '@allenio/contract/metrics'
import {
  getClientSurveyAnswer,
  getSurveyMatrix,
  listClientSurveyAnswers,
  listCompletedSurveys,
  listSurveys,
} from '@allenio/contract/surveys'
import type { Metrics } from '@allenio/domain/surveys'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMe } from '#shell'
import { listQuery, read } from '#lib/api'

export type QueueFilters = Omit<Input<typeof listCompletedSurveys>, 'page'>

const isWholeQueue = ({ state = 'waiting', ...others }: QueueFilters): boolean =>
  state === 'waiting' && Object.values(others).every(value => value === undefined)

/** The answers in the order of their urgency. What waits is stored, so that it can be read without a connection. */
export const queueQuery = (filters: QueueFilters) =>
  listQuery(listCompletedSurveys, filters, {
    rows: ({ surveys }) => surveys,
    quiet: true,
    ...(isWholeQueue(filters) && { isStored: true }),
  })

/** How many answers wait, wherever that is shown. */
export function useWaitingAnswerCount(): number {
  const mayReview = useMe()?.permissions.includes('update surveys') ?? false
  const { data } = useInfiniteQuery({ ...queueQuery({}), enabled: mayReview })
  return data?.first?.counts.waiting ?? 0
}

export const answerQuery = (clientId: string, answerId: string) =>
  read(getClientSurveyAnswer, { id: clientId, answerId }, { quiet: true, isStored: true })

export const clientAnswersQuery = (id: string, surveyId?: string) =>
  listQuery(
    listClientSurveyAnswers,
    { id, ...(surveyId !== undefined && { surveyId }) },
    { rows: ({ answers }) => answers, quiet: true, ...(surveyId === undefined && { isStored: true }) },
  )

export const matrixQuery = (id: string, surveyId: string) => read(getSurveyMatrix, { id, surveyId }, { quiet: true, isStored: true })

export const typesQuery = () => read(listClientTypes, {}, { quiet: true })

export const surveysToChooseQuery = (search: string) =>
  listQuery(listSurveys, search === '' ? {} : { search }, { rows: ({ surveys }) => surveys, quiet: true })

const noMetrics: readonly Metric[] = []

/** The metrics that questions may ask for, deleted ones excepted. */
export function useMetrics(): Metrics {
  const { data } = useQuery(read(listAllMetrics, {}, { quiet: true, isStored: true }))
  const metrics = data?.all_metrics ?? noMetrics
  return useMemo(() => new Map(metrics.map(metric => [metric.kind, metric])), [metrics])
}
