import type { FunctionComponent } from 'react'
import { slot } from '#lib/slots'

interface OwnDietPage {
  id: string
  Page: FunctionComponent & { preload: () => Promise<unknown> }
}

/** The page that clients get at the address where the team has its library: their own diet. */
export const ownDietPages = slot<OwnDietPage>()
