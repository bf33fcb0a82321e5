import type { Language, Permission } from '@allenio/contract'
import type { ComponentType } from 'react'
import type { ScreenFrame } from '#lib/screens'
import { slot } from '#lib/slots'

/** A client's header and tabs around every screen about them. */
export const clientFrame: ScreenFrame = { id: 'client', page: async () => ({ Page: (await import('./frame.tsx')).ClientFrame }) }

type Words = Readonly<Record<Language, string>>
type Icon = ComponentType<{ stroke?: number }>

/** A way to reach a client: an icon in their header. */
export interface ClientContact {
  id: string
  order: number
  permission: Permission
  label: Words
  Icon: Icon
  run: (clientId: string) => void
}

/** A next step with a client, for members who may edit them. The first is the header's button unless another action is more urgent. */
export interface ClientStep {
  id: string
  order: number
  /** The keyboard shortcut. */
  keys: string
  label: Words
  /** The label in the menu and in the list of shortcuts. */
  longLabel: Words
  Icon: Icon
  Dialog: ComponentType<{ client: { id: string; name: string }; onClose: () => void }>
}

export const clientContacts = slot<ClientContact>()
export const clientSteps = slot<ClientStep>()
