import { createElement, Suspense, use, type FunctionComponent, type ReactNode } from 'react'

let loadingCount = 0

/** Whether a part of the page is being loaded: the page is at rest, but not all of it is there yet. */
export const isLoadingPart = (): boolean => loadingCount > 0

/**
 * A component that is loaded when it is first rendered, or by `preload`: `lazyPart(load, 'WeightDialog')`. Until then `fallback` stands in
 * its place. Unlike React's lazy, it renders at once if it is loaded already.
 */
export function lazyPart<Name extends string, Module extends Readonly<Record<Name, (props: never) => ReactNode>>>(
  load: () => Promise<Module>,
  name: Name,
  fallback: ReactNode = null,
): LazyPart<PropsOf<Module[Name]>> {
  const part = moduleOnce(load)
  const Part = (props: PropsOf<Module[Name]>) => {
    const Loaded: unknown = part.read()[name]
    return createElement(Loaded as FunctionComponent<PropsOf<Module[Name]>>, props) // the constraint says so, but not of one name
  }
  return Object.assign((props: PropsOf<Module[Name]>) => createElement(Suspense, { fallback }, createElement(Part, props)), {
    preload: part.preload,
  })
}

type LazyPart<Props> = FunctionComponent<Props> & { preload: () => Promise<unknown> }
type PropsOf<Part> = Part extends (props: infer Props extends object) => ReactNode ? Props : never

/**
 * A hook that answers a module, which is loaded when it is first used, or by `preload`. It suspends until then. It is for a
 * component with a type parameter, because `lazyPart` would fix that type.
 */
export function lazyModule<Module>(load: () => Promise<Module>): (() => Module) & { preload: () => void } {
  const { read, preload } = moduleOnce(load)
  return Object.assign(() => read(), { preload: () => void preload().catch(() => undefined) })
}

function moduleOnce<Module>(load: () => Promise<Module>) {
  let answer: { module: Module } | undefined
  let ahead: Promise<Module> | undefined
  let request: Promise<Module> | undefined
  const loadOnce = async (): Promise<Module> => {
    const module = await loadCounted(load)
    answer = { module }
    return module
  }
  const read = (): Module => answer?.module ?? use((request ??= forgetFailure(ahead ?? loadOnce(), () => (request = undefined))))
  // a module that did not come ahead is asked for again when it is rendered
  const preload = async (): Promise<void> => {
    if (answer || request) return
    await (ahead ??= loadOnce().finally(() => (ahead = undefined)))
  }
  return { read, preload }
}

const failureLastsMs = 2_000

/** Forgets a request that failed, after a while: React renders again at once, and would make the next one. */
export function forgetFailure<Answer>(request: Promise<Answer>, forget: () => void): Promise<Answer> {
  request.catch(() => setTimeout(forget, failureLastsMs))
  return request
}

async function loadCounted<Module>(load: () => Promise<Module>): Promise<Module> {
  loadingCount += 1
  try {
    return await load()
  } finally {
    loadingCount -= 1
  }
}
