import { atLightness, contrast, hexOf, lightnessOf, mix, rgbOf, shiftUntil } from './colour.ts'
import type { Rgb } from './colour.ts'

export type AccentRoles = {
  /** fill of the primary button */
  accent: string
  hover: string
  /** text and icons on the fill: white, or ink on a light colour */
  on: string
  /** the accent as text on page, card and tint: a contrast of at least 4.5 */
  text: string
  tint: string
  /** focus ring and active item on page and card: a contrast of at least 3 */
  mark: string
}

export type BrandPalette = { light: AccentRoles; dark: AccentRoles }

const WHITE: Rgb = [1, 1, 1]
const INK = rgb('#0c1016')
const SURFACES = {
  light: { page: rgb('#f2f4f7'), card: WHITE, tintShare: 0.09, away: -0.01 },
  dark: { page: rgb('#0f1318'), card: rgb('#161b22'), tintShare: 0.16, away: 0.01 },
} as const

const TEXT_CONTRAST = 4.5
const MARK_CONTRAST = 3

function rgb(hex: string): Rgb {
  const found = rgbOf(hex)
  if (!found) throw new Error(`not a colour: ${hex}`)
  return found
}

/** White text if it is readable, ink on light colours. In the narrow range where neither is readable the fill gets a little darker. */
function fillAndText(colour: Rgb): { fill: Rgb; on: Rgb } {
  if (contrast(WHITE, colour) >= TEXT_CONTRAST) return { fill: colour, on: WHITE }
  if (contrast(INK, colour) >= TEXT_CONTRAST) return { fill: colour, on: INK }
  return { fill: shiftUntil(colour, -0.01, candidate => contrast(WHITE, candidate) >= TEXT_CONTRAST), on: WHITE }
}

/** On a dark page a deep colour is made lighter until the button is visible, as far as its white text stays readable. */
function lifted(fill: Rgb, on: Rgb, card: Rgb): Rgb {
  if (on === INK) return fill
  const visible = shiftUntil(fill, 0.01, candidate => contrast(candidate, card) >= MARK_CONTRAST)
  return shiftUntil(visible, -0.01, candidate => contrast(WHITE, candidate) >= TEXT_CONTRAST)
}

function hovered(fill: Rgb, on: Rgb): Rgb {
  const darker = atLightness(fill, Math.max(0, lightnessOf(fill) - 0.06))
  return contrast(on, darker) >= TEXT_CONTRAST ? darker : atLightness(fill, Math.min(1, lightnessOf(fill) + 0.05))
}

function rolesOn(scheme: keyof typeof SURFACES, colour: Rgb): AccentRoles {
  const { page, card, tintShare, away } = SURFACES[scheme]
  const { fill: plain, on } = fillAndText(colour)
  const fill = scheme === 'dark' ? lifted(plain, on, card) : plain
  const tint = rgb(hexOf(mix(fill, card, tintShare)))
  const readable = (candidate: Rgb, floor: number, grounds: Rgb[]) => grounds.every(ground => contrast(candidate, ground) >= floor)
  return {
    accent: hexOf(fill),
    hover: hexOf(hovered(fill, on)),
    on: hexOf(on),
    text: hexOf(shiftUntil(fill, away, candidate => readable(candidate, TEXT_CONTRAST, [page, card, tint]))),
    tint: hexOf(tint),
    mark: hexOf(shiftUntil(fill, away, candidate => readable(candidate, MARK_CONTRAST, [page, card]))),
  }
}

/** Derives all accent roles from one brand colour, readable in both schemes; undefined if the text is not a colour. */
export function brandPalette(hex: string): BrandPalette | undefined {
  const colour = rgbOf(hex)
  return colour && { light: rolesOn('light', colour), dark: rolesOn('dark', colour) }
}
