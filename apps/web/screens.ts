// Prints the screens of all areas as JSON, without rendering one: path, layout, access, area, title, showsRecords.
import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'

/** Rewrites '/clients/$id' and '/sf/{-$url}' in the usual notation: '/clients/{id}' and '/sf/{url?}'. */
const worded = (path: string) => path.replaceAll(/\{-\$(\w+)\}/g, '{$1?}').replaceAll(/\$(\w+)/g, '{$1}')

// as in a build, which has no page of the design language
process.env['NODE_ENV'] = 'production'

/** The part of src/routes.ts that is printed; its own types need the whole app. */
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

// doors of areas also export components, which Node cannot read by itself
const { module } = await runnerImport<Routes>(join(import.meta.dirname, 'src/routes.ts'), { plugins: [noStyles] })
const screens = module.screens.list
  .map(({ path, layout, access, area, title, showsRecords }) => ({ path: worded(path), layout, access, area, title, showsRecords }))
  .sort((one, other) => one.path.localeCompare(other.path))

process.stdout.write(`${JSON.stringify(screens, null, 2)}\n`)
