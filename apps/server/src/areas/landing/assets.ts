import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand, Language } from '@allenio/contract'
import { runtimeFiles } from '#platform/places'
import type { PublicSite } from './site.ts'

export type Asset = { path: string; type: string; body: string | Buffer }
export type Assets = { style: Asset; script: Asset; previews: Record<Language, Asset> }

const folder = join(runtimeFiles, 'areas/landing/assets')
const source = (name: string) => readFileSync(join(folder, name), 'utf8')

// The name changes with the content, so a browser may keep the file for ever.
function asset(name: string, ending: string, type: string, body: string | Buffer): Asset {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10)
  return { path: `/landing/${name}.${hash}.${ending}`, type, body }
}

const fontFace = (fontUrl: string) =>
  '@font-face{font-family:"Inter";font-style:normal;font-weight:100 900;' +
  `font-display:swap;src:url("${encodeURI(fontUrl)}") format("woff2")}\n`

const sheets = ['tokens.css', 'page.css', 'landing.css', 'drawings.css']

// the picture that other sites show where people share a link to the page
function preview(brand: Brand, language: Language): Asset {
  const name = `preview-${brand}-${language}`
  return asset(name, 'png', 'image/png', readFileSync(join(folder, `${name}.png`)))
}

export const filesOf = (assets: Assets): Asset[] => [assets.style, assets.script, ...Object.values(assets.previews)]

/** The look of every page that the server renders: colours, type, buttons. */
export const publicStyle = (fontUrl: string): string => fontFace(fontUrl) + compact(['tokens.css', 'page.css'].map(source).join(''))

const assetCache = new Map<string, Assets>()

/** The files that the public pages load beside themselves. */
export function assetsOf(site: Pick<PublicSite, 'brand' | 'fontUrl'>): Assets {
  const key = `${site.brand} ${site.fontUrl}`
  const before = assetCache.get(key)
  if (before) return before
  const style = fontFace(site.fontUrl) + compact(sheets.map(source).join(''))
  const assets: Assets = {
    style: asset('landing', 'css', 'text/css; charset=utf-8', style),
    script: asset('landing', 'js', 'text/javascript; charset=utf-8', source('landing.js')),
    previews: { it: preview(site.brand, 'it'), en: preview(site.brand, 'en') },
  }
  assetCache.set(key, assets)
  return assets
}

const compact = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\n\s*/g, '\n')
    .replace(/\n{2,}/g, '\n')
