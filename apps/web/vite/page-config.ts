import type { Plugin } from 'vite'

/**
 * The built index.html keeps its placeholders, which the server fills in at each answer. In development, this plugin
 * asks the server for those values and fills them in.
 */
export function pageConfig(api: string): Plugin {
  return {
    name: 'allenio:page-config',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const facts = await factsOf(api)
        const name = facts.brand.replace(/^./, first => first.toUpperCase())
        return html
          .replaceAll('%CONFIG%', () => escaped(JSON.stringify(facts)))
          .replaceAll('%BRAND%', facts.brand)
          .replaceAll('%NAME%', name)
          .replaceAll('%LANG%', 'it')
      },
    },
  }
}

interface Facts {
  brand: string
}

async function factsOf(api: string): Promise<Facts> {
  try {
    const { data }: { data: Facts } = await (await fetch(`${api}/api/installation`)).json()
    return data
  } catch {
    // the server is still starting, so the app uses the same presets
    return { brand: process.env['BRAND'] || 'allenio' }
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
