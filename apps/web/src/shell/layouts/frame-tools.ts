import { createStore, useStored } from '#lib/store'

const place = createStore<HTMLElement | undefined>(undefined)

/** The ref of the place for tools in the sidebar; a phone has none. */
export const frameToolsRef = (element: HTMLElement | null) => {
  if (!element) return undefined
  place.set(element)
  return () => {
    if (place.get() === element) place.set(undefined)
  }
}

/** The place where an area may put a button that stays on every page. */
export const useFrameTools = () => useStored(place)
