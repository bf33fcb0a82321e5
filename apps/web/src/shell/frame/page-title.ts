import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { createStore, useSelected } from '#lib/store'
import { useWording } from '#lib/words'
import { useProductName } from '../me/me.ts'

const ownTitles = createStore<readonly string[]>([])

/** Sets a page's title from its content: a client's name rather than 'Cliente'. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return
    ownTitles.set([...ownTitles.get(), title])
    return () => ownTitles.set(ownTitles.get().filter(other => other !== title))
  }, [title])
}

/** The title of the current page, from its screen or from the page itself. */
export function useCurrentTitle(): string {
  const say = useWording()
  const screen = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.screen })
  const ownTitle = useSelected(ownTitles, titles => titles.at(-1))
  return ownTitle ?? (screen ? say(screen.title) : '')
}

export function useDocumentTitle(): void {
  const title = useCurrentTitle()
  const brand = useProductName()
  useEffect(() => {
    document.title = title && title !== brand ? `${title} · ${brand}` : brand
  }, [title, brand])
}
