import { listOwnMetrics, type Metric } from '@allenio/contract/metrics'
import { getOwnSurveyAnswer, listOwnSurveys, sendSurveyAnswer, type OwnSurvey } from '@allenio/contract/surveys'
import type { Metrics } from '@allenio/domain/surveys'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listQuery, read } from '#lib/api'
import { useUnsentWrites, type UnsentWrite } from '#lib/offline'

export const ownSurveysQuery = () => listQuery(listOwnSurveys, {}, { rows: ({ answers }) => answers, isStored: true, quiet: true })

export const ownAnswerQuery = (id: string) => read(getOwnSurveyAnswer, { id }, { isStored: true, quiet: true })

export interface NamedMetrics {
  /** Bounds and units, as the rules of answers take them. */
  facts: Metrics
  nameOf: (kind: string) => string
}

const noMetrics: readonly Metric[] = []

/** The metrics that questions may ask for; they are on the device, too. */
export function useNamedMetrics(): NamedMetrics {
  const { data } = useQuery(read(listOwnMetrics, {}, { isStored: true, quiet: true }))
  const { metrics = noMetrics, available = noMetrics } = data ?? {}
  return useMemo(() => {
    const byKind = new Map([...available, ...metrics].map(metric => [metric.kind, metric]))
    return { facts: byKind, nameOf: kind => byKind.get(kind)?.name ?? '' }
  }, [metrics, available])
}

export type UnsentAnswer = UnsentWrite<typeof sendSurveyAnswer>

/** The answer to a check-in that is still on this device: it waits for the network, or the server refused it. */
export function useUnsentAnswers(): (survey: Pick<OwnSurvey, 'assignmentId' | 'dueDay'>) => UnsentAnswer | undefined {
  const writes = useUnsentWrites(sendSurveyAnswer)
  return ({ assignmentId, dueDay }) =>
    writes.findLast(({ input }) => input.assignmentId === assignmentId && (input.dueDay ?? null) === dueDay)
}
