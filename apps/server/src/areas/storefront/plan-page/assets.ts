import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandPalette, type AccentRoles } from '@allenio/domain/colors'
import { publicStyle } from '#areas/landing'
import { runtimeFiles } from '#platform/places'

interface Style {
  path: string
  body: string
}

const sheet = join(runtimeFiles, 'areas/storefront/plan-page/assets/plan.css')

const styleCache = new Map<string, Style>()

/** The style of a plan page. Its name changes with its content, so a browser may keep it for ever. */
export function styleAsset(fontUrl: string): Style {
  const cached = styleCache.get(fontUrl)
  if (cached) return cached
  const body = publicStyle(fontUrl) + readFileSync(sheet, 'utf8')
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10)
  const style = { path: `/storefront/plan.${hash}.css`, body }
  styleCache.set(fontUrl, style)
  return style
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
