/** The scripts of apps and packages that are written without types, because a browser or a tool takes them as they are. */
export const plainScripts = new Set([
  // before the first paint, ahead of every file of the build
  'apps/web/public/boot.js',
  'apps/web/public/brand/scheme.js',
  // the address and the line are those that OneSignal asks for
  'apps/web/public/push/OneSignalSDKWorker.js',
  // moves the drawings of the landing page, which has no build
  'apps/server/src/areas/landing/assets/landing.js',
  // PostCSS reads no other configuration while Vite builds
  'apps/web/postcss.config.cjs',
])

export const plainScript = /\.[cm]?jsx?$/

/** A script without types that is not listed. */
export const findPlainScript = file =>
  plainScript.test(file) && !plainScripts.has(file)
    ? { file, line: 1, rule: 'script', message: 'is written without types: make it TypeScript, in the build of its app' }
    : undefined
