import { listAllMetrics, listOwnMetrics, type Metric } from '@allenio/contract/metrics'
import { getOwnSurveyAnswer, getSurveyToFillIn, listOwnSurveys, sendSurveyAnswer, type OwnSurvey } from '@allenio/contract/surveys'
import type { Metrics } from '@allenio/domain/surveys'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listQuery, read } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { useUnsentWrites, type UnsentWrite } from '#lib/offline'

export const ownSurveysQuery = () => listQuery(listOwnSurveys, {}, { rows: ({ answers }) => answers, isStored: true, quiet: true })

export const surveysHref = hrefTo('/surveys')

export const homeHref = hrefTo('/home')

/** A survey as a professional fills it in with a client. */
export const toFillInQuery = (id: string, surveyId: string) => read(getSurveyToFillIn, { id, surveyId }, { isPageRead: true })

export const ownAnswerQuery = (id: string) => read(getOwnSurveyAnswer, { id }, { isStored: true, quiet: true })

export interface NamedMetrics {
  /** Bounds and units, as the rules of answers take them. */
  facts: Metrics
  nameOf: (kind: string) => string
}

const noMetrics: readonly Metric[] = []

/** The metrics that questions may ask a client for; they are on the device, too. */
export function useNamedMetrics(): NamedMetrics {
  const { data } = useQuery(read(listOwnMetrics, {}, { isStored: true, quiet: true }))
  const { metrics = noMetrics, available = noMetrics } = data ?? {}
  return useMemo(() => named([...available, ...metrics]), [metrics, available])
}

/** The metrics of the business, for the professional who fills a survey in. */
export function useTeamMetrics(): NamedMetrics {
  const { data } = useQuery(read(listAllMetrics, {}, { isStored: true, quiet: true }))
  const metrics = data?.all_metrics ?? noMetrics
  return useMemo(() => named(metrics), [metrics])
}

function named(metrics: readonly Metric[]): NamedMetrics {
  const byKind = new Map(metrics.map(metric => [metric.kind, metric]))
  return { facts: byKind, nameOf: kind => byKind.get(kind)?.name ?? '' }
}

export type UnsentAnswer = UnsentWrite<typeof sendSurveyAnswer>

/** The answers to an assignment that are still on this device, the one that was written last first. */
export const useUnsentOf = (assignmentId: string): UnsentAnswer[] =>
  useUnsentWrites(sendSurveyAnswer)
    .filter(({ input }) => input.assignmentId === assignmentId)
    .toReversed()

/** The answer to a check-in that is still on this device: it waits for the network, or the server refused it. */
export function useUnsentAnswers(): (survey: Pick<OwnSurvey, 'assignmentId' | 'dueDay'>) => UnsentAnswer | undefined {
  const writes = useUnsentWrites(sendSurveyAnswer)
  return ({ assignmentId, dueDay }) =>
    writes.findLast(({ input }) => input.assignmentId === assignmentId && (input.dueDay ?? null) === dueDay)
}
