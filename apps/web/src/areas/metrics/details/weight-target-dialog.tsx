import { metricDefinitions } from '@allenio/contract/metrics'
import { TargetDialog } from './target-dialog.tsx'

interface WeightTargetDialogProps {
  clientId: string
  name: string
  onClose: () => void
}

/** The target of the weight, which other areas show, too. */
export const WeightTargetDialog = ({ clientId, name, onClose }: WeightTargetDialogProps) => (
  <TargetDialog clientId={clientId} metric={{ kind: 'weight', name, ...metricDefinitions.weight }} onClose={onClose} />
)
