import { useEffect } from 'react'
import { modalOpen } from '#ui/layers'
import type { EditorView } from './kind.ts'
import type { EditorSession } from './session.ts'

/** Alt+V changes the view also from within a cell, where V alone is typed. */
export function useViewKey(session: EditorSession): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // on a Mac, Alt+V types another sign
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyV' || modalOpen.get()) return
      event.preventDefault()
      toggleView(session)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [session])
}

/** Another view by a key: it takes the focus from the one that goes. */
export function toggleView({ view, takesFocus }: EditorSession): void {
  takesFocus.set(true)
  view.set(view.get() === 'rows' ? 'columns' : 'rows')
}

/** Another view by its button, which keeps the focus of whoever has come to it by keys. */
export function showView({ view, takesFocus }: EditorSession, next: EditorView): void {
  takesFocus.set(!document.activeElement?.matches(':focus-visible'))
  view.set(next)
}
