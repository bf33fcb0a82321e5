import { createHash } from 'node:crypto'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/**
 * Adds a hash of the build's file names: in a meta tag for the running app, and in `build.json` for the server, which
 * checks whether a page is still the newest. `assets.json` names the source of each file: a new service worker uses it
 * to find the new versions of cached files, and a test to find the file that it checks.
 */
export function buildMark(): Plugin {
  let build = 'development'
  return {
    name: 'allenio:build-mark',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const names = Object.keys(bundle ?? {})
          .filter(isAsset)
          .sort()
        if (names.length) build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12)
        const font = names.find(name => name.includes('inter-latin-opsz-normal'))
        return [{ tag: 'meta', attrs: { name: 'build', content: build }, injectTo: 'head' }, ...(font ? [preload(font)] : [])]
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const contents = Object.values(bundle)
          .filter(({ fileName }) => isAsset(fileName))
          .map(file => [file.fileName, heldIn(file)])
        this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build }) })
        this.emitFile({ type: 'asset', fileName: 'assets.json', source: JSON.stringify(Object.fromEntries(contents)) })
      },
    },
  }
}

function heldIn(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string {
  if (file.type === 'asset') return file.originalFileNames[0] ?? file.names[0] ?? file.fileName
  return file.facadeModuleId?.replace(/^.*\/apps\/web\//, '').replace(/\?.*$/, '') ?? file.name
}

const preload = (font: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true },
  injectTo: 'head',
})

const isAsset = (name: string) => name.startsWith('assets/')
