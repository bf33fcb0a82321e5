// Prints the screens of all areas as JSON, without rendering one: path, layout, access, area, title, showsRecords.
import { readScreens } from './vite/screen-list.ts'

/** Rewrites '/clients/$id' and '/sf/{-$url}' in the usual notation: '/clients/{id}' and '/sf/{url?}'. */
const worded = (path: string) => path.replaceAll(/\{-\$(\w+)\}/g, '{$1?}').replaceAll(/\$(\w+)/g, '{$1}')

// as in a build, which has no page of the design language
process.env['NODE_ENV'] = 'production'

const screens = (await readScreens())
  .map(({ path, layout, access, area, title, showsRecords }) => ({ path: worded(path), layout, access, area, title, showsRecords }))
  .sort((one, other) => one.path.localeCompare(other.path))

process.stdout.write(`${JSON.stringify(screens, null, 2)}\n`)
