import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'

/** The part of src/routes.ts that is read; its own types need the whole app. */
interface Routes {
  screens: { list: Record<'path' | 'layout' | 'access' | 'area' | 'title' | 'showsRecords', string>[] }
}

/** Nothing is drawn, so styles are left out. */
const noStyles: Plugin = {
  name: 'allenio:no-styles',
  enforce: 'pre',
  resolveId: id => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: id => (id === '\0no-styles' ? 'export default {}' : undefined),
}

/** The screens of all areas. Doors of areas also export components, which Node cannot read by itself. */
export async function readScreens(): Promise<Routes['screens']['list']> {
  const { module } = await runnerImport<Routes>(join(import.meta.dirname, '../src/routes.ts'), { configFile: false, plugins: [noStyles] })
  return module.screens.list
}

/** Adds `screens.json` with the addresses of all screens to the build: the server answers 404 to those that no screen has. */
export const screenList = (): Plugin => ({
  name: 'allenio:screen-list',
  apply: 'build',
  async generateBundle() {
    const paths = (await readScreens()).map(({ path }) => path).sort()
    this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(paths) })
  },
})
