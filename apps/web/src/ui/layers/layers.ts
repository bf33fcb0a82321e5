import { useEffect, useEffectEvent, useId } from 'react'
import { createStore, useSelected, useStored } from '#lib/store'

type Layer = { id: string; close: () => void }

const layers = createStore<readonly Layer[]>([])
const openness = createStore(false)

function set(next: readonly Layer[]) {
  const root = document.documentElement
  if (!openness.get()) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
  layers.set(next)
  root.toggleAttribute('data-modal-open', next.length > 0)
  openness.set(next.length > 0)
}

/** Closes the top layer; true if there was one to close. */
function closeTop(): boolean {
  const top = layers.get().at(-1)
  top?.close()
  return top !== undefined
}

/**
 * Whether a modal, side panel, gallery or the sheet of a phone is open. The router's blocker asks it on the way back:
 * `action === 'BACK' && modalOpen.closeTop()` closes the layer and stays on the page.
 */
export const modalOpen = { get: openness.get, watch: openness.watch, closeTop }

export const useIsModalOpen = () => useStored(openness)

/**
 * Registers a layer that covers the page: the page stops scrolling, and the browser's back button closes the layer. Answers whether it is
 * the top one, because Escape reaches all of them and closes one.
 */
export function useLayer(opened: boolean, onClose: () => void): boolean {
  const id = useId()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!opened) return
    const layer = { id, close: () => close() }
    set([...layers.get(), layer])
    return () => set(layers.get().filter(other => other !== layer))
  }, [opened, id])
  return useSelected(layers, all => all.at(-1)?.id === id)
}
