import type { AnyRouter } from '@tanstack/react-router'
import { useParams } from '@tanstack/react-router'

let router: AnyRouter | undefined

/** Stores the only router of the page, so that code outside of React can navigate too. */
export const installRouter = (newRouter: AnyRouter) => {
  router = newRouter
}

const here = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin)

export const isExternal = (address: string, origin = here()): boolean => new URL(address, origin).origin !== origin

interface Way {
  replace?: boolean
  /** The text that was typed here is saved: nothing asks whether to leave it, also where the page has not rendered that yet. */
  isSaved?: boolean
}

/** Addresses of other sites, and of pages that the server renders, need a full page load. */
export function goTo(address: string, { replace = false, isSaved = false }: Way = {}): void {
  if (isExternal(address) || !router) {
    if (!/^https?:/.test(new URL(address, here()).protocol)) return
    return replace ? location.replace(address) : location.assign(address)
  }
  const { pathname, search, hash } = new URL(address, here())
  void router.navigate({ href: `${pathname}${search}${hash}`, replace, ignoreBlocker: isSaved })
}

export const currentRouter = () => router

/** Whether a page is shown and no other one is loading. */
export const isAtRest = (): boolean => router?.state.status === 'idle' && router.state.resolvedLocation !== undefined

/** A parameter of the page's address: useParam('id') on '/clients/$id'; empty if an optional one is missing. */
export function useParam(name: string): string {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  return params[name] ?? ''
}
