import { useEffect } from 'react'
import { fetchAhead } from '#lib/build'
import { mayPrefetch } from '#lib/device'
import { createStore, useStored, type FollowedStore } from '#lib/store'

/** Code that a page needs once somebody works with it, and not in order to be shown. */
export interface LateModule<Module> extends FollowedStore<Module | undefined> {
  fetch: () => Promise<Module>
}

export function lateModule<Module>(load: () => Promise<Module>): LateModule<Module> {
  const loaded = createStore<Module | undefined>(undefined)
  let coming: Promise<Module> | undefined
  const begin = async () => {
    try {
      const module = await load()
      loaded.set(module)
      return module
    } catch (error) {
      // another attempt may succeed
      coming = undefined
      throw error
    }
  }
  return { get: loaded.get, watch: loaded.watch, fetch: () => (coming ??= begin()) }
}

/** The module once it is there: it is loaded as soon as the page is shown, or, where data are saved, with the first key or press. */
export function useLateModule<Module>(module: LateModule<Module>): Module | undefined {
  useEffect(() => {
    const begin = () => void fetchAhead(module.fetch).catch(() => undefined)
    if (!mayPrefetch()) return onFirstAct(begin)
    begin()
  }, [module])
  return useStored(module)
}

function onFirstAct(begin: () => void): () => void {
  const listening = new AbortController()
  const act = () => {
    listening.abort()
    begin()
  }
  for (const name of ['keydown', 'pointerdown', 'paste']) window.addEventListener(name, act, { signal: listening.signal })
  return () => listening.abort()
}
