import type { Output, Permission, Wording } from '@allenio/contract'
import type { adherenceKinds, ClientRow } from '@allenio/contract/clients'
import type { listAttention } from '@allenio/contract/home'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { EventColor } from '#lib/event-colors'
import type { RealtimeEvents } from '#lib/realtime'
import type { AreaScreen, ScreenFrame, ScreenPart, ScreenTab } from '#lib/screens'
import { slot } from '#lib/slots'
import type { AdherenceLevel } from '#ui/adherence-mark'
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

type PartScreen = Pick<ScreenPart, 'label' | 'order'> & Pick<AreaScreen, 'path' | 'page'> & Partial<AreaScreen>

/** A screen that is a part of a tab of the client's page; unless it says otherwise, its title is its label. */
export const clientPart = (tab: ScreenTab, { label, order, ...screen }: PartScreen): AreaScreen => ({
  access: { permission: 'view clients' },
  frame: clientFrame,
  part: { tab, label, order },
  title: label,
  ...screen,
})

/** A client's own weight, photos and metrics: one place with a tab for each. */
export const ownFrame: ScreenFrame = { id: 'own', page: async () => ({ Page: (await import('./own/frame.tsx')).OwnFrame }) }

export const ownTab: ScreenTab = { id: 'progress', label: { it: 'Progressi', en: 'Progress' }, order: 10 }

/** A screen that is a part of that place. It opens without a connection, as clients write between two visits. */
export const ownPart = ({ label, order, ...screen }: PartScreen): AreaScreen => ({
  access: { role: 'client' },
  isOffline: true,
  frame: ownFrame,
  part: { tab: ownTab, label, order },
  title: label,
  ...screen,
})

/** A way to reach a client: an icon in their header. */
export interface ClientContact {
  id: string
  order: number
  permission: Permission
  label: Wording
  Icon: IconComponent
  run: (clientId: string) => void
}

/** Small marks beside the client's name, such as the groups that they are in; `Marks` renders nothing where there are none. */
export interface ClientMarks {
  id: string
  order: number
  permission: Permission
  Marks: ComponentType<{ clientId: string }>
}

/** A warning for everybody who plans for a client, as a line in the client's header; `Line` renders nothing without a warning. */
export interface ClientWarning {
  id: string
  order: number
  permission: Permission
  Line: ComponentType<{ clientId: string }>
}

/** A part about the present client that a page about several, one after the other, opens beside its content at the press of a button. */
export interface ClientSidePart {
  id: string
  order: number
  permission: Permission
  label: Wording
  Icon: IconComponent
  Part: ComponentType<{ clientId: string }>
}

/** A block about a client in the panel beside a conversation, behind the warnings and the goal. */
export interface ClientPanelPart {
  id: string
  order: number
  permission: Permission
  title: Wording
  /** The client's page that shows more of it. */
  href: (clientId: string) => string
  Part: ComponentType<{ clientId: string }>
}

/** A step with a client, for members who may edit them, in the menu of the client's page and of their row in the list. */
export interface ClientStep {
  id: string
  order: number
  /** The keyboard shortcut. */
  keys: string
  /** The label in the menu and in the list of shortcuts. */
  longLabel: Wording
  Icon: IconComponent
  /** Besides the right to edit clients. */
  permission?: Permission
  Dialog: ComponentType<{ client: { id: string; name: string }; onClose: () => void }>
}

/** Something that can be assigned to a client. The header's main button offers them all unless another action is more urgent. */
export interface ClientAssignment extends ClientStep {
  /** The label under the word "Assign". */
  label: Wording
}

type PersonInNeed = Output<typeof listAttention>['attention'][number]

/** One reason for which a client needs attention. */
export type ClientInNeed = PersonInNeed['needs'][number] & Pick<PersonInNeed, 'client'>

/** The step that a reason asks for, if a client needs attention. The server says the reasons. */
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
  /** Shows the subject of the reason, as the inbox opens it; without it the client is shown in short. */
  Detail?: ComponentType<AttentionDetail>
  /** The detail scrolls by itself. */
  isWhole?: true
  /** The id of the part that stands beside it at first. */
  beside?: string
  /** Events after which somebody may have the reason, or no longer have it. */
  events?: readonly (keyof RealtimeEvents)[]
}

export interface AttentionDetail {
  need: ClientInNeed
  /** Marks it as seen and goes on. */
  onSeen: () => void
  /** Writes to the client about it; undefined where nobody may. */
  onReply: (() => void) | undefined
}

/** Something that a client does, or somebody with them, on a day; or what a member has to remember, about a client or about none. */
export interface AgendaEntry {
  id: string
  day: string
  /** As a clock shows it; without it the entry is for any time of the day. */
  time?: string
  /** Null where it is about several clients; then it has a title. */
  client: PersonInNeed['client'] | null
  /** Stands in the place of the client's name. */
  title?: string
  color?: EventColor
  text: string
  href: string
  /** The action of one press about it. */
  actions?: ReactNode
}

export interface AgendaDays {
  /** In their order, within the days that the page asks for. */
  entries: readonly AgendaEntry[]
  /** How many there are on each day, including those that were not sent. */
  counts: readonly { day: string; count: number }[]
}

export interface AgendaScope {
  collaboratorId?: string
  /** The days after today that are shown. */
  daysAhead: number
}

/** An area's part of the agenda on the home page. */
export interface AgendaSource {
  id: string
  order: number
  useDays: (scope: AgendaScope) => AgendaRead
}

export interface AgendaRead {
  data: AgendaDays | undefined
  error: Error | null
  isRefetching: boolean
  refetch: () => unknown
  /** Whether some of these days' entries were not sent yet. */
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => unknown
}

/** A block of a home page beside those that it has itself; it draws nothing while it has nothing to say. */
export interface HomeBlock {
  id: string
  order: number
  permission: Permission
  Block: ComponentType
}

/**
 * The first thing on a client's own home page. It says whether it has something to begin now: then it is the only large thing there,
 * and the first task stands in the list of the others.
 */
export interface OwnHero {
  id: string
  order: number
  Hero: ComponentType<{ onLead: (isLeading: boolean) => void }> & { preload: () => Promise<unknown> }
}

/** A page that opens before a client's own home, such as what a new client is asked. The home opens it as soon as there is an address. */
export interface OwnEntrance {
  id: string
  order: number
  useEntrance: () => { isKnown: boolean; href: string | undefined }
}

/** How regularly a client did what was planned. */
export interface ClientAdherence {
  percent: number | null
  level: AdherenceLevel | null
  /** The count behind it. */
  title: string
}

/** A column of the client list: a dot and a percentage of the last 28 days. */
export interface AdherenceColumn {
  /** The order and the filter of the list bear the same name. */
  id: (typeof adherenceKinds)[number]
  order: number
  permission: Permission
  label: Wording
  /** By the ids of the listed clients; undefined while they load. */
  useAdherence: (clientIds: readonly string[]) => ReadonlyMap<string, ClientAdherence> | undefined
}

/** The facts of a client that such an action knows. */
export type BulkClient = Pick<ClientRow, 'id' | 'name' | 'firstName' | 'isRegistered' | 'status'>

/** An action on all clients that are chosen in the list, or that are in a group. */
export interface BulkTool {
  id: string
  order: number
  permission: Permission
  label: Wording
  Icon: IconComponent
  /** A spare tool stands behind those of the list itself, and so in the menu where there is little room. */
  isSpare?: true
  Dialog: ComponentType<{ clients: readonly BulkClient[]; onClose: () => void; onDone: () => void }>
}

/** A way to add several clients at once, for members who may create clients. */
export interface IntakeWay {
  id: string
  order: number
  label: Wording
  Icon: IconComponent
  /** A button beside the page's title, if there is room; the others are in the menu. */
  isButton?: true
  /** The texts with which the empty list offers it; a way without them stands below the others there. */
  offer?: { title: Wording; text: Wording; action: Wording; Icon: IconComponent }
  Panel: ComponentType<{ onClose: () => void }>
  /** A part that keeps working while the panel is closed; it renders nothing. */
  background?: { isNeeded: () => boolean; Part: ComponentType }
}

/** A read that the device makes when somebody opens an active client, so that the client can be worked with where there is no network. */
export interface OfflineRead {
  id: string
  permission: Permission
  fetch: (cache: QueryClient, clientId: string) => Promise<unknown>
}

/** The places that lead through work with a client; the pages name their own. */
export type ClientRailPlace = 'overview' | 'visit' | 'need' | 'plan' | 'assignment' | 'other'

/** A line of steps above the pages of work with one client; `Line` renders nothing where no such work is under way. */
export interface ClientRailPart {
  id: string
  permissions: readonly Permission[]
  Line: ComponentType<{ clientId: string; place: ClientRailPlace }>
}

export const clientRails = slot<ClientRailPart>()
export const clientPanelParts = slot<ClientPanelPart>()
export const clientContacts = slot<ClientContact>()
export const clientMarks = slot<ClientMarks>()
export const clientWarnings = slot<ClientWarning>()
export const clientSideParts = slot<ClientSidePart>()
export const clientAssignments = slot<ClientAssignment>()
export const clientSteps = slot<ClientStep>()
export const attentionSteps = slot<AttentionStep>()
/** Today and the coming days on the home page. */
export const agendaSources = slot<AgendaSource>()
export const homeBlocks = slot<HomeBlock>()
/** On a client's own home page. */
export const ownBlocks = slot<HomeBlock>()
export const ownHeroes = slot<OwnHero>()
export const ownEntrances = slot<OwnEntrance>()
export const adherenceColumns = slot<AdherenceColumn>()
export const bulkTools = slot<BulkTool>()
export const intakeWays = slot<IntakeWay>()
export const offlineReads = slot<OfflineRead>()
