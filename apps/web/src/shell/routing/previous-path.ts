import type { AnyRouter } from '@tanstack/react-router'

let previous: string | undefined

export const previousPath = () => previous

/** Stores the previous path within this page load. */
export const followPaths = (router: AnyRouter) =>
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (pathChanged && fromLocation) previous = fromLocation.pathname
  })
