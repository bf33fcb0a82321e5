import { useRouterState } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { config } from '#lib/config'
import { useWording } from '#lib/words'
import { brandNames } from '#ui/theme'

let own: readonly string[] = []
const watchers = new Set<() => void>()
const set = (next: readonly string[]) => {
  own = next
  for (const watcher of watchers) watcher()
}
const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Sets a page's title from its content: a client's name rather than 'Cliente'. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return
    set([...own, title])
    return () => set(own.filter(other => other !== title))
  }, [title])
}

/** The title of the current page, from its screen or from the page itself. */
export function useCurrentTitle(): string {
  const say = useWording()
  const screen = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.screen })
  const ownTitle = useSyncExternalStore(watch, () => own.at(-1))
  return ownTitle ?? (screen ? say(screen.title) : '')
}

export function useDocumentTitle(): void {
  const title = useCurrentTitle()
  useEffect(() => {
    const brand = brandNames[config.brand]
    document.title = title && title !== brand ? `${title} · ${brand}` : brand
  }, [title])
}
