import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

type Layer = { close: () => void }

let layers: readonly Layer[] = []
const watchers = new Set<() => void>()

function set(next: readonly Layer[]) {
  const root = document.documentElement
  if (layers.length === 0) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
  layers = next
  root.toggleAttribute('data-modal-open', layers.length > 0)
  for (const tell of watchers) tell()
}

const isOpen = () => layers.length > 0

const subscribe = (tell: () => void) => {
  watchers.add(tell)
  return () => {
    watchers.delete(tell)
  }
}

/** Closes the top layer; true if there was one to close. */
function closeTop(): boolean {
  const top = layers[layers.length - 1]
  top?.close()
  return top !== undefined
}

/**
 * Whether a modal, side panel, gallery or phone drawer is open. The router's blocker asks it on the way back:
 * `action === 'BACK' && modalOpen.closeTop()` closes the layer and stays on the page.
 */
export const modalOpen = { get: isOpen, subscribe, closeTop }

export const useModalOpen = () => useSyncExternalStore(subscribe, isOpen, () => false)

/** Registers a layer that covers the page: the page stops scrolling, and the browser's back button closes the layer. */
export function useLayer(opened: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!opened) return
    const layer = { close: () => close() }
    set([...layers, layer])
    return () => set(layers.filter(other => other !== layer))
  }, [opened])
}
