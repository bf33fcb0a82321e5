import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PluginOption } from 'vite'

const script = resolve(import.meta.dirname, '../../../scripts/walls.mjs')

/** Applies the import rules of scripts/walls.mjs while the code is written. */
export async function walls(): Promise<PluginOption[]> {
  // an image that only builds the web app does not contain the scripts
  if (!existsSync(script)) return []
  const { wallsPlugin }: { wallsPlugin?: () => PluginOption } = await import(pathToFileURL(script).href)
  return wallsPlugin ? [wallsPlugin()] : []
}
