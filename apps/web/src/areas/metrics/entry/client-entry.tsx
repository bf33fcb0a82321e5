import { addMetricValues } from '@allenio/contract/metrics'
import type { ClientMetric, Metric } from '@allenio/contract/metrics'
import { call, messageOf, reportCallError } from '#lib/api'
import { fieldErrorsOf } from '#lib/forms'
import { toast } from '#ui/toast'
import { useWords } from '../words.ts'
import { EntryPanel } from './entry-panel.tsx'
import type { Entry, Outcome } from './entry-panel.tsx'
import { faultsByKind } from './typed-values.ts'

interface ClientEntryProps {
  clientId: string
  followedMetrics: readonly ClientMetric[]
  available: readonly Metric[]
  onClose: () => void
}

/** The professional writes a client's values. */
export function ClientEntry({ clientId, followedMetrics, available, onClose }: ClientEntryProps) {
  const t = useWords()
  const send = async (entries: Entry[]): Promise<Outcome> => {
    try {
      await call(addMetricValues, { id: clientId, entries })
    } catch (error) {
      reportCallError(error, { of: 'form', quiet: true, method: addMetricValues.method, path: addMetricValues.path })
      const faults = faultsByKind(
        fieldErrorsOf(error),
        entries.map(({ kind }) => kind),
      )
      return { isDone: false, faults, text: Object.keys(faults).length > 0 ? undefined : messageOf(error) }
    }
    toast({ type: 'success', text: t('savedEntries', { count: entries.length }) })
    return { isDone: true }
  }
  return <EntryPanel draft={`metrics ${clientId}`} {...{ followedMetrics, available, send, onClose }} />
}
