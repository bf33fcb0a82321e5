import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { markup } from '#platform/html'
import { tile } from './logo.ts'
import type { PublicSite } from './site.ts'

export type Asset = { path: string, type: string, body: string | Uint8Array }
export type Assets = { style: Asset, script: Asset, icon: Asset, preview?: Asset }

const folder = new URL('./assets/', import.meta.url)
const source = (name: string) => readFileSync(new URL(name, folder), 'utf8')

// The name changes with the content, so a browser may keep the file for ever.
function asset(name: string, ending: string, type: string, body: string | Uint8Array): Asset {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10)
  return { path: `/landing/${name}.${hash}.${ending}`, type, body }
}

const fontFace = (fontUrl: string) =>
  `@font-face{font-family:"Inter";font-style:normal;font-weight:100 900;font-display:swap;src:url("${encodeURI(fontUrl)}") format("woff2")}\n`

const kept = new Map<string, Assets>()

/** The files that the public pages load beside themselves. */
export function assetsOf(site: Pick<PublicSite, 'brand' | 'fontUrl'>): Assets {
  const key = `${site.brand} ${site.fontUrl}`
  const before = kept.get(key)
  if (before) return before
  const preview = new URL(`preview-${site.brand}.png`, folder)
  const assets: Assets = {
    style: asset('landing', 'css', 'text/css; charset=utf-8', `${fontFace(site.fontUrl)}${compact(['tokens.css', 'page.css', 'landing.css', 'drawings.css'].map(source).join(''))}`),
    script: asset('landing', 'js', 'text/javascript; charset=utf-8', source('landing.js')),
    icon: asset(site.brand, 'svg', 'image/svg+xml', markup(tile(site.brand))),
    ...(existsSync(preview) ? { preview: asset(`preview-${site.brand}`, 'png', 'image/png', readFileSync(preview)) } : {}),
  }
  kept.set(key, assets)
  return assets
}

const compact = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\n\s*/g, '\n').replace(/\n{2,}/g, '\n')
