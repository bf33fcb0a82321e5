import type { Wording } from '@allenio/contract'
import type { ComponentType } from 'react'
import { slot } from '#lib/slots'
import type { IconComponent } from '#ui/icon'

/** A way for workouts that were done elsewhere to come in. */
export interface HistoryImport {
  label: Wording
  Icon: IconComponent
  /** The client is null for one's own workouts. */
  Panel: ComponentType<{ client: { id: string; name: string } | null; onClose: () => void }>
}

export const historyImports = slot<HistoryImport>()
