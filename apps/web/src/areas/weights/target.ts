import type { Metric } from '@allenio/contract/metrics'
import type { ComponentType } from 'react'
import { slot } from '#lib/slots'

interface TargetDialogProps {
  clientId: string
  metric: Pick<Metric, 'kind' | 'name' | 'unit' | 'min' | 'max' | 'decimals'>
  onClose: () => void
}

/** Filled by the area that keeps targets: the dialog in which the target weight of a client is set. */
export const weightTarget = slot<{ Dialog: ComponentType<TargetDialogProps> }>()
