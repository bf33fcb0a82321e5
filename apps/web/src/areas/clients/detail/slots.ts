import type { Permission, Wording } from '@allenio/contract'
import type { ComponentType } from 'react'
import { slot } from '#lib/slots'

type Icon = ComponentType<{ stroke?: number }>

/** A way to reach a client: an icon in their header. */
export interface ClientContact {
  id: string
  order: number
  permission: Permission
  label: Wording
  Icon: Icon
  run: (clientId: string) => void
}

/** A next step with a client, for members who may edit them. The first is the header's button unless another action is more urgent. */
export interface ClientStep {
  id: string
  order: number
  /** The keyboard shortcut. */
  keys: string
  label: Wording
  /** The label in the menu and in the list of shortcuts. */
  longLabel: Wording
  Icon: Icon
  Dialog: ComponentType<{ client: { id: string; name: string }; onClose: () => void }>
}

export const clientContacts = slot<ClientContact>()
export const clientSteps = slot<ClientStep>()
