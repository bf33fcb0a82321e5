import type { AnyRouter } from '@tanstack/react-router'

let router: AnyRouter | undefined

/** The one router of the page; set once when it is made, so that what stands outside React can move too. */
export const installRouter = (made: AnyRouter) => {
  router = made
}

const here = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin)

export const isExternal = (address: string, origin = here()): boolean => new URL(address, origin).origin !== origin

/** Addresses of other sites, and of pages that the server renders, are full page loads. */
export function goTo(address: string, { replace = false }: { replace?: boolean } = {}): void {
  if (isExternal(address) || !router) {
    if (!/^https?:/.test(new URL(address, here()).protocol)) return
    return replace ? location.replace(address) : location.assign(address)
  }
  const { pathname, search, hash } = new URL(address, here())
  void router.navigate({ href: `${pathname}${search}${hash}`, replace })
}

export const currentRouter = () => router

/** A page stands and none is on its way. */
export const isAtRest = (): boolean => router?.state.status === 'idle' && router.state.resolvedLocation !== undefined
