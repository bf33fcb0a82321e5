import { addMetricValues } from '@allenio/contract/metrics'
import type { ClientMetric, Metric } from '@allenio/contract/metrics'
import { call } from '#lib/api'
import { toast } from '#ui/toast'
import { useWords } from '../words.ts'
import { EntryPanel } from './entry-panel.tsx'
import type { Entry } from './entry-panel.tsx'

interface ClientEntryProps {
  clientId: string
  followedMetrics: readonly ClientMetric[]
  available: readonly Metric[]
  onClose: () => void
}

/** The professional writes a client's values. */
export function ClientEntry({ clientId, ...rest }: ClientEntryProps) {
  const t = useWords()
  const send = async (entries: Entry[]) => {
    await call(addMetricValues, { id: clientId, entries })
    toast({ type: 'success', text: t('savedEntries', { count: entries.length }) })
  }
  return <EntryPanel draft={`metrics ${clientId}`} send={send} {...rest} />
}
