import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandPalette, type AccentRoles } from '@allenio/domain/colors'
import { publicStyle } from '#areas/landing'
import { runtimeFiles } from '#platform/places'

interface Asset {
  path: string
  type: string
  body: string
}

interface PageAssets {
  style: Asset
  script: Asset
}

const source = (name: string) => readFileSync(join(runtimeFiles, 'areas/storefront/plan-page/assets', name), 'utf8')

// The name changes with the content, so a browser may keep the file for ever.
function asset(name: string, ending: string, type: string, body: string): Asset {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10)
  return { path: `/storefront/${name}.${hash}.${ending}`, type, body }
}

const assetCache = new Map<string, PageAssets>()

/** The files that a plan page loads beside pictures and the font. */
export function pageAssets(fontUrl: string): PageAssets {
  const before = assetCache.get(fontUrl)
  if (before) return before
  const assets = {
    style: asset('plan', 'css', 'text/css; charset=utf-8', publicStyle(fontUrl) + source('plan.css')),
    script: asset('plan', 'js', 'text/javascript; charset=utf-8', source('plan.js')),
  }
  assetCache.set(fontUrl, assets)
  return assets
}

/** The colours of a business, readable in light and dark; undefined if the text is not a colour. */
export function colorSheet(hex: string): string | undefined {
  const palette = /^[0-9a-f]{6}$/.test(hex) ? brandPalette(hex) : undefined
  if (!palette) return undefined
  const pair = (role: keyof AccentRoles) => `light-dark(${palette.light[role]},${palette.dark[role]})`
  const declarations = [
    `--accent:${pair('accent')}`,
    `--accent-hover:${pair('hover')}`,
    `--on-accent:${pair('on')}`,
    `--accent-text:${pair('text')}`,
    `--accent-tint:${pair('tint')}`,
    `--mark:${pair('mark')}`,
  ]
  return `:root:root{${declarations.join(';')}}`
}
