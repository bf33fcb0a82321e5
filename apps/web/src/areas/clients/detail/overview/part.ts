import type { ClientDetail } from '@allenio/contract/clients'
import type { ComponentType } from 'react'
import type { Way } from '#ui/empty-state'
import { slot } from '#lib/slots'

/** A figure at the head of the overview; without a value it is on its way. */
export interface Beat {
  label: string
  value?: string
  note?: string
  href?: string
  /** It has been too long. */
  isPressing?: boolean
}

/** Something that came in, with the words for it. */
export interface Addition {
  id: string
  at: string
  isByClient: boolean
  by: string | null
  Icon: ComponentType<{ stroke?: number; 'aria-hidden'?: true }>
  href: string
  /** Those of the same kind and hand in a row are one line, told by the newest. */
  isFolded?: true
  text: (count: number) => string
}

/** An area's summary of a client. */
export interface ClientSummary {
  /** Whether the area has nothing about the client; undefined until it has been read. */
  isEmpty: boolean | undefined
  beat?: Beat
  /** Undefined while they load; a failed read is reported in the area's own card. */
  additions: readonly Addition[] | undefined
}

/** An area's part in the overview of a client. Its code comes with the page, and its hooks read all at once. */
export interface OverviewPart {
  useSummary?: (id: string) => ClientSummary
  /** Offered while nothing is known of the client. */
  useFirstStep?: (client: ClientDetail) => Way
  card?: {
    place: 'main' | 'pair' | 'side'
    /** On a phone, before what is only looked at. */
    isFirst?: true
    Card: ComponentType<{ id: string; client: ClientDetail | undefined }>
    /** Shown also while nothing is known of the client. */
    isAlways?: true
  }
}

interface OverviewEntry {
  order: number
  part: () => Promise<{ part: OverviewPart }>
}

export const clientOverview = slot<OverviewEntry>()

let coming: Promise<readonly OverviewPart[]> | undefined

/** All of them at once, beside the page's own code. */
export function overviewParts(): Promise<readonly OverviewPart[]> {
  coming ??= Promise.all(clientOverview.entries().map(async ({ part }) => (await part()).part)).catch((error: unknown) => {
    // the next visit asks again
    coming = undefined
    throw error
  })
  return coming
}
