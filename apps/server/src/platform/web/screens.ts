import { existsSync, readFileSync } from 'node:fs'

/** The addresses of all screens, as the build lists them: '/clients/$id', '/dash/customApps/{-$id}/edit'. */
interface Screens {
  has: (path: string) => boolean
}

export function readScreens(file: string): Screens {
  // a build of an older version has no list: then every address may be a screen
  if (!existsSync(file)) return { has: () => true }
  const paths = JSON.parse(readFileSync(file, 'utf8')) as string[] // written by our own build
  const patterns = paths.map(patternOf)
  return { has: path => patterns.some(pattern => pattern.test(path)) }
}

/** The router of the app reads addresses without regard to case, with or without a slash at their end. */
function patternOf(path: string): RegExp {
  const segments = path.split('/').filter(Boolean)
  const parts = segments.map(segment => {
    if (segment === '$') return '(?:/.*)?'
    if (/^\{-\$\w+\}$/.test(segment)) return '(?:/[^/]+)?'
    return segment.startsWith('$') ? '/[^/]+' : `/${segment.replaceAll(/[^\w-]/g, '\\$&')}`
  })
  return new RegExp(`^${parts.join('')}/?$`, 'i')
}
