import type { Permission } from '@allenio/contract'
import type { ClientDetail } from '@allenio/contract/clients'
import type { ComponentType } from 'react'
import type { Way } from '#ui/empty-state'
import type { Work } from '#lib/first-steps'
import { slot } from '#lib/slots'
import type { IconComponent } from '#ui/icon'

/** A figure at the head of the overview; without a value it is still loading. */
export interface OverviewFigure {
  label: string
  value?: string
  note?: string
  href?: string
  /** The last entry is too long ago. */
  isPressing?: boolean
}

/** Something that was added for the client, with its text. */
export interface Addition {
  id: string
  at: string
  isByClient: boolean
  by: string | null
  Icon: IconComponent
  href: string
  /** Additions in a row of the same kind and by the same author are one line, with the text of the newest. */
  isFolded?: true
  text: (count: number) => string
}

/** An area's summary of a client. */
export interface ClientSummary {
  /** Whether the area has nothing about the client; undefined until it has been read. */
  isEmpty: boolean | undefined
  figure?: OverviewFigure
  /** Undefined while they load; a failed read is reported in the area's own card. */
  additions: readonly Addition[] | undefined
}

/** An area's part in a client's overview. Its code loads with the page, and the hooks of all parts read at the same time. */
export interface OverviewPart {
  useSummary?: (id: string) => ClientSummary
  /** A first step that is offered while nothing is known about the client; those of the business's own work come before the others. */
  firstStep?: { work?: Work; useWay: (client: ClientDetail) => Way }
  card?: {
    place: 'main' | 'pair' | 'side'
    /** On a phone, this card comes before those that are only read. */
    isFirst?: true
    Card: ComponentType<{ id: string; client: ClientDetail | undefined }>
    /** The card is shown even while the area has nothing about the client. */
    isAlways?: true
  }
}

interface OverviewEntry {
  order: number
  /** Besides the right to view clients. */
  permission?: Permission
  part: () => Promise<{ part: OverviewPart }>
}

export const clientOverview = slot<OverviewEntry>()

interface LoadedPart {
  permission: Permission | undefined
  part: OverviewPart
}

let coming: Promise<readonly LoadedPart[]> | undefined

/** Loads all parts at once, at the same time as the page's own code. */
export function overviewParts(): Promise<readonly LoadedPart[]> {
  coming ??= Promise.all(clientOverview.entries().map(async ({ part, permission }) => ({ permission, part: (await part()).part }))).catch(
    (error: unknown) => {
      // forgets the failure, so that the next visit tries again
      coming = undefined
      throw error
    },
  )
  return coming
}
