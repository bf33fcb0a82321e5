import type { ComponentType } from 'react'
import { fetchAhead } from '#lib/build'
import { lateModule } from '#lib/late-module'
import { useSelected } from '#lib/store'

export interface LatePart<Props> {
  /** loads the part because the person waits for it */
  fetch: () => Promise<void>
  /** loads the part before anybody needs it; a failure is ignored */
  fetchAhead: () => void
  /** undefined while the part is not wanted or not loaded */
  use: (isWanted: boolean) => ComponentType<Props> | undefined
}

/**
 * A part of the page that nobody sees before they press something. Unlike React's `lazy`, it renders at once if it is
 * loaded already: without a fallback, and without the pause that React makes after one.
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const module = lateModule(load)
  return {
    fetch: async () => void (await module.fetch()),
    fetchAhead: () => void fetchAhead(module.fetch).catch(() => undefined),
    use: isWanted => useSelected(module, loaded => (isWanted ? loaded : undefined)),
  }
}
