import { atLightness, contrast, hexOf, lightnessOf, mix, rgbOf, shiftUntil } from './colors.ts'
import type { Rgb } from './colors.ts'

export interface AccentRoles {
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

type BrandPalette = { light: AccentRoles; dark: AccentRoles }

const whiteColour: Rgb = [1, 1, 1]
const inkColour = rgb('#0c1016')
const surfaces = {
  light: { page: rgb('#f2f4f7'), card: whiteColour, tintShare: 0.09, away: -0.01 },
  dark: { page: rgb('#0f1318'), card: rgb('#161b22'), tintShare: 0.16, away: 0.01 },
} as const

const textContrast = 4.5
const markContrast = 3

function rgb(hex: string): Rgb {
  const found = rgbOf(hex)
  if (!found) throw new Error(`not a colour: ${hex}`)
  return found
}

/** White text if it is readable, ink on light colours. In the narrow range where neither is readable the fill gets a little darker. */
function fillAndText(colour: Rgb): { fill: Rgb; on: Rgb } {
  if (contrast(whiteColour, colour) >= textContrast) return { fill: colour, on: whiteColour }
  if (contrast(inkColour, colour) >= textContrast) return { fill: colour, on: inkColour }
  return { fill: shiftUntil(colour, -0.01, candidate => contrast(whiteColour, candidate) >= textContrast), on: whiteColour }
}

/** On a dark page a deep colour is made lighter until the button is visible, as far as its white text stays readable. */
function lifted(fill: Rgb, on: Rgb, card: Rgb): Rgb {
  if (on === inkColour) return fill
  const visible = shiftUntil(fill, 0.01, candidate => contrast(candidate, card) >= markContrast)
  return shiftUntil(visible, -0.01, candidate => contrast(whiteColour, candidate) >= textContrast)
}

function hovered(fill: Rgb, on: Rgb): Rgb {
  const darker = atLightness(fill, Math.max(0, lightnessOf(fill) - 0.06))
  return contrast(on, darker) >= textContrast ? darker : atLightness(fill, Math.min(1, lightnessOf(fill) + 0.05))
}

function rolesOn(scheme: keyof typeof surfaces, colour: Rgb): AccentRoles {
  const { page, card, tintShare, away } = surfaces[scheme]
  const { fill: plain, on } = fillAndText(colour)
  const fill = scheme === 'dark' ? lifted(plain, on, card) : plain
  const tint = rgb(hexOf(mix(fill, card, tintShare)))
  const isReadable = (candidate: Rgb, floor: number, grounds: Rgb[]) => grounds.every(ground => contrast(candidate, ground) >= floor)
  return {
    accent: hexOf(fill),
    hover: hexOf(hovered(fill, on)),
    on: hexOf(on),
    text: hexOf(shiftUntil(fill, away, candidate => isReadable(candidate, textContrast, [page, card, tint]))),
    tint: hexOf(tint),
    mark: hexOf(shiftUntil(fill, away, candidate => isReadable(candidate, markContrast, [page, card]))),
  }
}

/** Derives all accent roles from one brand colour, readable in both schemes; undefined if the text is not a colour. */
export function brandPalette(hex: string): BrandPalette | undefined {
  const colour = rgbOf(hex)
  return colour && { light: rolesOn('light', colour), dark: rolesOn('dark', colour) }
}
