import { relative, resolve } from 'node:path'
import type { PluginCreator } from 'postcss'

const source = resolve(import.meta.dirname, '../src')

/**
 * A plugin of PostCSS that puts the styles of each room into a layer, so that what the user of a part says about its look holds in whatever
 * order the files of a lazy page arrive (docs/decisions/web-build.md). index.html names the layers: later ones win, and the styles of
 * areas, in no layer, win over all.
 */
export const styleLayers: PluginCreator<never> = () => ({
  postcssPlugin: 'allenio-style-layers',
  Once(root, { AtRule }) {
    const path = relative(source, root.source?.input.file ?? '')
    const layer = layerOf(path)
    if (layer) {
      const nodes = root.nodes.map(node => node.clone())
      root.removeAll()
      root.append(new AtRule({ name: 'layer', params: layer, nodes }))
    }
  },
})
styleLayers.postcss = true

/** Finds the layer of a style by its path in the sources. */
function layerOf(path: string): string | undefined {
  if (path.startsWith('ui/theme/')) return 'base'
  // the library's styles have the layer `mantine`, and its variables must hold beside them
  if (path.startsWith('ui/mantine/')) return undefined
  if (path.startsWith('ui/')) return 'ui'
  return /^(?:lib|shell)\//.test(path) ? 'shell' : undefined
}
