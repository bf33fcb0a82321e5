import { addMetricValues } from '@allenio/contract/metrics'
import type { ClientMetric, Metric } from '@allenio/contract/metrics'
import { addDays } from '@allenio/domain/days'
import { useReplaceable } from '#areas/weights'
import { useToday } from '#shell'
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

/** Older days are hardly ever typed here, where all values are of one day. */
const replaceableDays = 400

/** The professional writes a client's values. */
export function ClientEntry({ clientId, ...rest }: ClientEntryProps) {
  const t = useWords()
  const today = useToday()
  const { weights } = useReplaceable({ clientIds: [clientId], from: addDays(today, -replaceableDays), to: addDays(today, 1) })
  const send = async (entries: Entry[]) => {
    await call(addMetricValues, { id: clientId, entries })
    toast({ type: 'success', text: t('savedEntries', { count: entries.length }) })
  }
  return <EntryPanel draft={`metrics ${clientId}`} replaceableWeights={weights} send={send} {...rest} />
}
