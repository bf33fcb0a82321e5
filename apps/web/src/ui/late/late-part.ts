import { useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { fetchAhead } from '#lib/build'

export type LatePart<Props> = {
  /** for somebody who waits */
  fetch: () => Promise<void>
  /** before somebody does: a failure is nobody's */
  fetchAhead: () => void
  /** undefined while it is not wanted or not here */
  use: (wanted: boolean) => ComponentType<Props> | undefined
}

/**
 * A part of the page that nobody sees before they press something. Unlike React's `lazy` it is drawn in the same
 * breath where it is here already: no fallback, and none of the pause that React makes after one.
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let part: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  const watchers = new Set<() => void>()
  const subscribe = (tell: () => void) => {
    watchers.add(tell)
    return () => {
      watchers.delete(tell)
    }
  }
  const begin = async () => {
    try {
      part = await load()
      for (const tell of watchers) tell()
    } catch (error) {
      // asked again, it may come
      coming = undefined
      throw error
    }
  }
  const fetch = () => (coming ??= begin())
  return {
    fetch,
    fetchAhead: () => {
      if (!coming) fetchAhead(fetch).catch(() => undefined)
    },
    use: wanted => useSyncExternalStore(subscribe, () => (wanted ? part : undefined)),
  }
}
