import { useEffect } from 'react'
import type { Store } from '#lib/store'
import { modalOpen } from '#ui/layers'
import type { EditorView } from './kind.ts'

/** Alt+V changes the view also from within a cell, where V alone is typed. */
export function useViewKey(view: Store<EditorView>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // on a Mac, Alt+V types another sign
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyV' || modalOpen.get()) return
      event.preventDefault()
      view.set(view.get() === 'rows' ? 'columns' : 'rows')
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [view])
}
