import type { Language, Permission } from '@allenio/contract'
import type { ComponentType } from 'react'
import { slot } from '#lib/slots'

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

/** What comes next with a client, for those who may edit them: the first stands as the header's button where nothing presses more. */
export interface ClientStep {
  id: string
  order: number
  /** Its shortcut. */
  keys: string
  label: Words
  /** What the menu and the list of shortcuts call it. */
  longLabel: Words
  Icon: Icon
  Dialog: ComponentType<{ client: { id: string; name: string }; onClose: () => void }>
}

export const clientContacts = slot<ClientContact>()
export const clientSteps = slot<ClientStep>()
