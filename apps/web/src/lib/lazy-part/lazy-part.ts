import { createElement, Suspense, use, useEffect, useState, type FunctionComponent, type ReactNode } from 'react'
import { fetchAhead } from '#lib/build'
import { isOnline, onOnlineChange } from '#lib/device'
import { loadFile, NotOnDevice } from './load-file.ts'

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
  const Part = suspendingPart(load, name)
  return Object.assign((props: PropsOf<Module[Name]>) => createElement(Suspense, { fallback }, createElement(Part, props)), {
    preload: Part.preload,
  })
}

/**
 * A lazy part for a place that has a Suspense of its own, such as the frame of a chart. Unlike React's lazy, it can be loaded after a
 * failure, once it is rendered again.
 */
export function suspendingPart<Name extends string, Module extends Readonly<Record<Name, (props: never) => ReactNode>>>(
  load: () => Promise<Module>,
  name: Name,
): LazyPart<PropsOf<Module[Name]>> {
  const part = moduleOnce(load)
  const Part = (props: PropsOf<Module[Name]>) => createElement(componentOf(part.read(), name), props)
  return Object.assign(Part, { preload: part.preload })
}

/**
 * A lazy part that nobody has asked for, such as a block among others: nothing stands in its place until it has come. If it cannot be
 * loaded, the page stays as it is, and it is asked for again after a while and when the network is back.
 */
export function latePart<Name extends string, Module extends Readonly<Record<Name, (props: never) => ReactNode>>>(
  load: () => Promise<Module>,
  name: Name,
): LazyPart<PropsOf<Module[Name]>> {
  const part = moduleOnce(load)
  const Part = (props: PropsOf<Module[Name]>) => {
    const hasCome = useHasCome(part)
    return hasCome ? createElement(componentOf(part.read(), name), props) : null
  }
  return Object.assign(Part, { preload: part.preload })
}

const askAgainMs = 5_000

function useHasCome({ preload, isLoaded }: Pick<ReturnType<typeof moduleOnce>, 'preload' | 'isLoaded'>): boolean {
  const [hasCome, setCome] = useState(isLoaded)
  useEffect(() => {
    if (hasCome) return
    let isShown = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(timer)
      // a page in use is not reloaded because of a part that nobody has asked for
      fetchAhead(preload).then(
        () => isShown && setCome(true),
        () => isShown && (timer = setTimeout(ask, askAgainMs)),
      )
    }
    ask()
    const forget = onOnlineChange(() => isOnline() && ask())
    return () => {
      isShown = false
      clearTimeout(timer)
      forget()
    }
  }, [preload, hasCome])
  return hasCome
}

function componentOf<Name extends string, Module extends Readonly<Record<Name, unknown>>>(module: Module, name: Name) {
  const component: unknown = module[name]
  return component as FunctionComponent<PropsOf<Module[Name]>> // the constraint of the callers says so, but not of one name
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
  return { read, preload, isLoaded: () => answer !== undefined }
}

const failureLastsMs = 2_000

/**
 * Forgets a request that failed, after a while: React renders again at once, and would make the next one. One without a network is
 * forgotten when the network is back, because the page tries again then.
 */
export function forgetFailure<Answer>(request: Promise<Answer>, forget: () => void): Promise<Answer> {
  request.catch(error => {
    if (!(error instanceof NotOnDevice)) return void setTimeout(forget, failureLastsMs)
    if (isOnline()) return forget()
    const stop = onOnlineChange(() => {
      stop()
      forget()
    })
  })
  return request
}

async function loadCounted<Module>(load: () => Promise<Module>): Promise<Module> {
  loadingCount += 1
  try {
    return await loadFile(load)
  } finally {
    loadingCount -= 1
  }
}
