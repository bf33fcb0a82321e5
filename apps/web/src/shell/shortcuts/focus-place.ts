import { useSyncExternalStore } from 'react'
import { isTypedInto } from './shortcut.ts'

/** Where the focus is, for the keys that hold there: in another field none of them does. */
export type FocusPlace = 'search' | 'rows' | 'field' | 'page'

function watch(look: () => void): () => void {
  document.addEventListener('focusin', look)
  document.addEventListener('focusout', look)
  return () => {
    document.removeEventListener('focusin', look)
    document.removeEventListener('focusout', look)
  }
}

export function useFocusPlace(searchId?: string): FocusPlace {
  return useSyncExternalStore(watch, () => placeOf(document.activeElement, searchId))
}

function placeOf(element: Element | null, searchId: string | undefined): FocusPlace {
  if (element && element.id === searchId) return 'search'
  if (element?.matches('tr[data-index], [data-row-opens]')) return 'rows'
  return isTypedInto(element) ? 'field' : 'page'
}
