import { expect, type Page } from '@playwright/test'
import { baseUrl } from './api.ts'

/** Where the build under test serves a module that is fetched when it is needed. */
export async function assetOf(source: string): Promise<string> {
  const contents = (await (await fetch(`${baseUrl()}/assets.json`)).json()) as Record<string, string> // our own build's
  const [file] = Object.entries(contents).find(([name, holds]) => name.endsWith('.js') && holds === `src/${source}`) ?? []
  if (!file) throw new Error(`No file of the build holds ${source}`)
  return `/${file}`
}

/** A file of the build, with all that it imports. */
async function withImports(file: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(file)) return found
  found.add(file)
  const code = await (await fetch(`${baseUrl()}${file}`)).text()
  const imports = [...code.matchAll(/(?:from|import)\s?"\.\/([\w-]+\.js)"/g)].map(([, name]) => `/assets/${name}`)
  await Promise.all(imports.map(each => withImports(each, found)))
  return found
}

/** Waits until the service worker has stored all files that the page has loaded, and those that these lazy sources need. */
export async function waitUntilFilesStored(page: Page, sources: readonly string[] = []): Promise<void> {
  const sets = await Promise.all(sources.map(async source => withImports(await assetOf(source))))
  const files = sets.flatMap(set => [...set])
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => page.evaluate(missingFiles, files), { timeout: 30_000 }).toEqual([])
}

async function missingFiles(files: readonly string[]): Promise<string[]> {
  const cached = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()))
  const stored = new Set(cached.flat().map(({ url }) => new URL(url).pathname))
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return [...files, ...loaded.filter(path => path.startsWith('/assets/'))].filter(path => !stored.has(path))
}
