import type { RouteComponent } from '@tanstack/react-router'
import { use } from 'react'
import { fetchAhead } from '#lib/build'
import { loadFile } from '#lib/lazy-part'
import type { PageModule } from '#lib/screens'

/**
 * A page that is loaded on demand; the router loads it before rendering it. It is not the router's lazyRouteComponent,
 * because that reloads by its own rule when a chunk is missing, and #lib/build has our only rule. It is not React's
 * lazy either, because that suspends once more even when the page is loaded, and then its skeleton stays for a third of
 * a second.
 */
export function lazyPage(load: () => Promise<PageModule>): RouteComponent {
  let request: Promise<PageModule> | undefined
  let pageModule: PageModule | undefined
  const loadPrepared = async () => {
    const loadedModule = await load()
    await loadedModule.prepare?.()
    return loadedModule
  }
  const loadOnce = () => {
    request ??= loadFile(loadPrepared).then(
      result => (pageModule = result),
      (error: unknown) => {
        // the next try loads it again
        request = undefined
        throw error
      },
    )
    return request
  }
  // the promise is never replaced, so that a page that failed while rendering is not loaded again at every render
  let firstLoad: Promise<PageModule> | undefined
  function LoadedPage() {
    const { Page } = pageModule ?? use((firstLoad ??= loadOnce()))
    return <Page />
  }
  return Object.assign(LoadedPage, { preload: async () => void (await fetchAhead(loadOnce)) })
}
