import { createHash } from 'node:crypto'
import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Names the build by what it consists of: in a meta tag for the app that runs, in `build.json` for the server's check
 * whether it is still the newest. `assets.json` lists the files: a new service worker finds the heirs of those kept.
 */
export function buildMark(): Plugin {
  let build = 'development'
  return {
    name: 'allenio:build-mark',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const names = Object.keys(bundle ?? {}).filter(isAsset).sort()
        if (names.length) build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12)
        const font = names.find(name => name.includes('inter-latin-opsz-normal'))
        return [
          { tag: 'meta', attrs: { name: 'build', content: build }, injectTo: 'head' },
          ...(font ? [preload(font)] : []),
        ]
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const assets = Object.keys(bundle).filter(isAsset).sort()
        this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build }) })
        this.emitFile({ type: 'asset', fileName: 'assets.json', source: JSON.stringify(assets) })
      },
    },
  }
}

const preload = (font: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true },
  injectTo: 'head',
})

const isAsset = (name: string) => name.startsWith('assets/')
