import { addOwnMetricValues } from '@allenio/contract/metrics'
import type { ClientMetric, Metric } from '@allenio/contract/metrics'
import { newId } from '@allenio/domain/ids'
import { useOwnWeights, type OwnWeight } from '#areas/weights'
import { sendOrKeep } from '#lib/offline'
import { toast } from '#ui/toast'
import { useWords } from '../words.ts'
import { EntryPanel } from './entry-panel.tsx'
import type { Entry } from './entry-panel.tsx'

interface OwnEntryProps {
  followedMetrics: readonly ClientMetric[]
  available: readonly Metric[]
  onClose: () => void
}

/** A weight that still waits for the network cannot be named to the server. */
const isStored = ({ isReplaceable, isWaiting }: OwnWeight) => isReplaceable && !isWaiting

/** A client writes their own values, with or without a network. */
export function OwnEntry(props: OwnEntryProps) {
  const t = useWords()
  const { weights } = useOwnWeights()
  const nameOf = (kind: string) => props.available.find(metric => metric.kind === kind)?.name ?? kind
  const send = async (entries: Entry[]) => {
    const outcome = await sendOrKeep(
      addOwnMetricValues,
      { entries: entries.map(entry => ({ id: newId(), ...entry })) },
      { title: t('waitingTitle', { names: entries.map(({ kind }) => nameOf(kind)).join(', ') }) },
    )
    if (outcome.state === 'refused') throw outcome.error
    toast(
      outcome.state === 'sent'
        ? { type: 'success', text: t('savedEntries', { count: entries.length }) }
        : { type: 'info', text: t('kept') },
    )
  }
  return <EntryPanel draft="own metrics" replaceableWeights={weights.filter(isStored)} send={send} {...props} />
}
