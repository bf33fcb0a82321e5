import type { ComponentType } from 'react'
import { slot } from '#lib/slots'

interface WeightTarget {
  Dialog: ComponentType<{ clientId: string; name: string; onClose: () => void }>
}

/** Filled by the area that keeps targets: where the target weight of a client is set. */
export const weightTarget = slot<WeightTarget>()
