import type { Plugin } from 'vite'

/** Parts of libraries that our code never runs, but that every page would load because another module imports them. */
const replaced: readonly { module: RegExp; why: string; source: string }[] = [
  {
    module: /@mantine\/core\/esm\/.*\/default-variant-colors-resolver\.mjs$/,
    why: 'our theme has a resolver of its own; the preset one brings all arithmetic of colours with it',
    source: `export function defaultVariantColorsResolver() {
      throw new Error('the theme resolves its variants itself')
    }`,
  },
  {
    module: /@tanstack\/router-core\/dist\/esm\/rewrite\.js$/,
    why: 'the app stands at the root of its address, and the router rewrites none',
    source: `const keepUrl = (_rewrite, url) => url
    export { keepUrl as executeRewriteInput, keepUrl as executeRewriteOutput }
    export const composeRewrites = () => undefined
    export function rewriteBasepath() {
      throw new Error('the app stands at the root of its address')
    }`,
  },
  {
    module: /use-sync-external-store\/shim\/index\.js$/,
    why: 'React has had it since version 18',
    source: `export { useSyncExternalStore } from 'react'`,
  },
  {
    module: /use-sync-external-store\/shim\/with-selector\.js$/,
    why: 'the same in a few lines, because React has the store',
    source: `import { useRef, useSyncExternalStore } from 'react'
    export function useSyncExternalStoreWithSelector(subscribe, getSnapshot, _getServerSnapshot, selector, isEqual) {
      const last = useRef(undefined)
      return useSyncExternalStore(subscribe, () => {
        const state = getSnapshot()
        const { current } = last
        if (current && Object.is(current.state, state) && current.selector === selector) return current.value
        const selected = selector(state)
        const value = current && isEqual(current.value, selected) ? current.value : selected
        last.current = { state, selector, value }
        return value
      })
    }`,
  },
]

export function leanLibraries(): Plugin {
  return {
    name: 'allenio:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: replaced.map(each => each.module) },
      handler: id => {
        const found = replaced.find(each => each.module.test(id))
        return found && { code: found.source, moduleSideEffects: false }
      },
    },
  }
}
