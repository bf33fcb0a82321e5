import type { Output, Permission, Wording } from '@allenio/contract'
import type { ClientRow } from '@allenio/contract/clients'
import type { listAttention } from '@allenio/contract/home'
import type { ComponentType } from 'react'
import type { ScreenFrame, ScreenTab } from '#lib/screens'
import { slot } from '#lib/slots'
import type { IconComponent } from '#ui/icon'

/** A client's header and tabs around every screen about them. */
export const clientFrame: ScreenFrame = { id: 'client', page: async () => ({ Page: (await import('./detail/frame.tsx')).ClientFrame }) }

/** The tabs of that frame. A screen of any area names the one that it is part of. */
export const clientTabs = {
  overview: { id: 'overview', label: { it: 'Panoramica', en: 'Overview' }, order: 10 },
  training: { id: 'training', label: { it: 'Allenamento', en: 'Training' }, order: 20 },
  nutrition: { id: 'nutrition', label: { it: 'Nutrizione', en: 'Nutrition' }, order: 30 },
  body: { id: 'body', label: { it: 'Corpo', en: 'Body' }, order: 40 },
  tasks: { id: 'tasks', label: { it: 'Compiti', en: 'Tasks' }, order: 50 },
  documents: { id: 'documents', label: { it: 'Documenti', en: 'Documents' }, order: 60 },
} as const satisfies Record<string, ScreenTab>

/** A client's own weight, photos and metrics: one place with a tab for each. */
export const ownFrame: ScreenFrame = { id: 'own', page: async () => ({ Page: (await import('./own/frame.tsx')).OwnFrame }) }

export const ownTab: ScreenTab = { id: 'progress', label: { it: 'Progressi', en: 'Progress' }, order: 10 }

/** A way to reach a client: an icon in their header. */
export interface ClientContact {
  id: string
  order: number
  permission: Permission
  label: Wording
  Icon: IconComponent
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
  Icon: IconComponent
  Dialog: ComponentType<{ client: { id: string; name: string }; onClose: () => void }>
}

export type ClientInNeed = Output<typeof listAttention>['attention'][number]

/** What to do about a reason for which a client needs attention. The server says the reasons. */
export interface AttentionStep {
  /** The reason, as the server names it. */
  id: string
  icon: IconComponent
  /** The button's word. */
  label: Wording
  /** The page that shows more. */
  href: (need: ClientInNeed) => string
  /** Takes the step without leaving the page; the button of a step without `Dialog` or `run` opens the page. */
  Dialog?: ComponentType<{ need: ClientInNeed; onClose: () => void }>
  run?: (need: ClientInNeed) => Promise<unknown>
  /** Needed for `Dialog` or `run`. */
  permission?: Permission
}

/** An action on all clients that are chosen in the list. */
export interface BulkTool {
  id: string
  order: number
  permission: Permission
  label: Wording
  Icon: IconComponent
  Dialog: ComponentType<{ clients: readonly ClientRow[]; onClose: () => void; onDone: () => void }>
}

/** A way to add several clients at once, for members who may create clients. */
export interface IntakeWay {
  id: string
  order: number
  label: Wording
  Icon: IconComponent
  /** A button beside the page's title, if there is room; the others are in the menu. */
  isButton?: true
  /** The texts with which the empty list offers it. */
  offer: { title: Wording; text: Wording; action: Wording; Icon: IconComponent }
  Panel: ComponentType<{ onClose: () => void }>
  /** A part that keeps working while the panel is closed; it renders nothing. */
  background?: { isNeeded: () => boolean; Part: ComponentType }
}

export const clientContacts = slot<ClientContact>()
export const clientSteps = slot<ClientStep>()
export const attentionSteps = slot<AttentionStep>()
export const bulkTools = slot<BulkTool>()
export const intakeWays = slot<IntakeWay>()
