import { wordsReady } from '#lib/words'
import { createElement, Suspense, use, type FunctionComponent, type ReactNode } from 'react'

let loadingCount = 0

/** Whether a part of the page is being loaded: the page is at rest, but not all of it is there yet. */
export const isLoadingPart = (): boolean => loadingCount > 0

/**
 * A component that is loaded when it is first rendered, or by `preload`: `lazyPart(() => import('./weight-dialog.tsx'),
 * 'WeightDialog')`. Until then `fallback` stands in its place. Unlike React's lazy, it renders at once if it is loaded already.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, (props: Props) => ReactNode>>,
  name: Name,
  fallback: ReactNode = null,
): FunctionComponent<Props> & { preload: () => Promise<unknown> } {
  let loadedPart: FunctionComponent<Props> | undefined
  let request: Promise<FunctionComponent<Props>> | undefined
  const loadPart = async (): Promise<FunctionComponent<Props>> => (loadedPart = (await loadCounted(load))[name])
  function Part(props: Props) {
    return createElement(loadedPart ?? use((request ??= loadPart())), props)
  }
  // a part that could not be loaded ahead is asked for again when it is rendered
  const preload = async () => {
    if (!request) await loadPart()
  }
  return Object.assign((props: Props) => createElement(Suspense, { fallback }, createElement(Part, props)), { preload })
}

/**
 * A hook that answers a module, which is loaded when it is first used, or by `preload`. It suspends until then. It is for a
 * component with a type parameter, because `lazyPart` would fix that type.
 */
export function lazyModule<Module>(load: () => Promise<Module>): (() => Module) & { preload: () => void } {
  let request: Promise<Module> | undefined
  const preload = () => {
    // without a network it fails, and is asked for again when it is rendered
    request ??= loadCounted(load).catch((error: unknown) => {
      request = undefined
      throw error
    })
    request.catch(() => undefined)
  }
  // a request that fails here stays: React renders again when it does, and would ask without end
  return Object.assign(() => use((request ??= loadCounted(load))), { preload })
}

async function loadCounted<Module>(load: () => Promise<Module>): Promise<Module> {
  loadingCount += 1
  try {
    const module = await load()
    await wordsReady()
    return module
  } finally {
    loadingCount -= 1
  }
}
