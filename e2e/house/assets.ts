import { baseUrl } from './api.ts'

/** Where the build under test serves a module that is fetched when it is needed. */
export async function assetOf(source: string): Promise<string> {
  const contents = (await (await fetch(`${baseUrl()}/assets.json`)).json()) as Record<string, string> // our own build's
  const [file] = Object.entries(contents).find(([name, holds]) => name.endsWith('.js') && holds === `src/${source}`) ?? []
  if (!file) throw new Error(`No file of the build holds ${source}`)
  return `/${file}`
}
