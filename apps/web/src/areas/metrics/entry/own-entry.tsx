import { addOwnMetricValues } from '@allenio/contract/metrics'
import type { ClientMetric, Metric } from '@allenio/contract/metrics'
import { newId } from '@allenio/domain/ids'
import { messageOf } from '#lib/api'
import { fieldErrorsOf } from '#lib/forms'
import { sendOrKeep } from '#lib/offline'
import { toast } from '#ui/toast'
import { useWords } from '../words.ts'
import { EntryPanel } from './entry-panel.tsx'
import type { Entry, Outcome } from './entry-panel.tsx'
import { faultsByKind } from './typed-values.ts'

interface OwnEntryProps {
  followedMetrics: readonly ClientMetric[]
  available: readonly Metric[]
  onClose: () => void
}

/** A client writes their own values, with or without a network. */
export function OwnEntry({ followedMetrics, available, onClose }: OwnEntryProps) {
  const t = useWords()
  const nameOf = (kind: string) => available.find(metric => metric.kind === kind)?.name ?? kind
  const send = async (entries: Entry[]): Promise<Outcome> => {
    const outcome = await sendOrKeep(
      addOwnMetricValues,
      { entries: entries.map(entry => ({ id: newId(), ...entry })) },
      { title: t('waitingTitle', { names: entries.map(({ kind }) => nameOf(kind)).join(', ') }) },
    )
    if (outcome.state === 'refused') {
      const faults = faultsByKind(
        fieldErrorsOf(outcome.error),
        entries.map(({ kind }) => kind),
      )
      return { isDone: false, faults, text: Object.keys(faults).length > 0 ? undefined : messageOf(outcome.error) }
    }
    toast(
      outcome.state === 'sent'
        ? { type: 'success', text: t('savedEntries', { count: entries.length }) }
        : { type: 'info', text: t('kept') },
    )
    return { isDone: true }
  }
  return <EntryPanel draft="own metrics" {...{ followedMetrics, available, send, onClose }} />
}
