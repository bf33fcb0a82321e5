import { useQueryClient } from '@tanstack/react-query'
import type { LateExtras } from '#shell'
import { useRealtime } from '#lib/realtime'
import { tabId } from '#lib/session'
import { judgeLater } from './diet/exclusion-changes.ts'

/** The team may add an allergy while the client looks at something else. */
function useOthersExclusions(): void {
  const cache = useQueryClient()
  useRealtime('changed', ({ things, tabs }) => {
    if (things.includes('exclusion') && tabs.some(tab => tab !== tabId)) judgeLater(cache)
  })
}

export const lateExtras: LateExtras = { beside: [useOthersExclusions] }
