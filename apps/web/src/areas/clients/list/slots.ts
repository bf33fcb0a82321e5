import type { Permission, Wording } from '@allenio/contract'
import type { ClientRow } from '@allenio/contract/clients'
import type { ComponentType } from 'react'
import { slot } from '#lib/slots'

type Icon = ComponentType<{ stroke?: number }>

/** An action on all clients that are chosen in the list. */
export interface BulkTool {
  id: string
  order: number
  permission: Permission
  label: Wording
  Icon: Icon
  Dialog: ComponentType<{ clients: readonly ClientRow[]; onClose: () => void; onDone: () => void }>
}

/** A way to add several clients at once, for members who may create clients. */
export interface IntakeWay {
  id: string
  order: number
  label: Wording
  Icon: Icon
  /** A button beside the page's title, if there is room; the others are in the menu. */
  isButton?: true
  /** The texts with which the empty list offers it. */
  offer: { title: Wording; text: Wording; action: Wording; Icon: Icon }
  Panel: ComponentType<{ onClose: () => void }>
  /** A part that keeps working while the panel is closed; it renders nothing. */
  background?: { isNeeded: () => boolean; Part: ComponentType }
}

export const bulkTools = slot<BulkTool>()
export const intakeWays = slot<IntakeWay>()
