/** Colours as numbers: sRGB channels from 0 to 1, and OKLCH, where equal steps of lightness look equal. */

export type Rgb = readonly [number, number, number]
type Oklch = { lightness: number; chroma: number; hue: number }

const hexColour = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

export function rgbOf(hex: string): Rgb | undefined {
  const digits = hexColour.exec(hex.trim())?.[1]
  if (!digits) return undefined
  const long = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255
  return [channel(0), channel(2), channel(4)]
}

const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255)

export const hexOf = (rgb: Rgb) => `#${rgb.map(channel => byte(channel).toString(16).padStart(2, '0')).join('')}`

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const gamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)

/** WCAG 2 relative luminance. */
export const luminance = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

export function contrast(one: Rgb, other: Rgb) {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export const mix = (over: Rgb, under: Rgb, share: number): Rgb => [
  over[0] * share + under[0] * (1 - share),
  over[1] * share + under[1] * (1 - share),
  over[2] * share + under[2] * (1 - share),
]

// Björn Ottosson's OKLab, https://bottosson.github.io/posts/oklab
function oklchOf([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, chroma: Math.hypot(a, bb), hue: Math.atan2(bb, a) }
}

function linearRgbOf({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const fits = (rgb: Rgb) => rgb.every(channel => channel >= -0.0005 && channel <= 1.0005)

/** Returns the hue at another lightness; the chroma is reduced if the screen cannot show it. */
export function atLightness(rgb: Rgb, lightness: number): Rgb {
  const { chroma, hue } = oklchOf(rgb)
  for (let share = 1; share > 0; share -= 0.04) {
    const candidate = linearRgbOf({ lightness, chroma: chroma * share, hue })
    if (fits(candidate)) return rounded(candidate)
  }
  return rounded(linearRgbOf({ lightness, chroma: 0, hue }))
}

// rounds to bytes, so that a contrast that is checked here also holds on the screen
function rounded(rgb: Rgb): Rgb {
  const toScreenValue = (channel: number) => byte(gamma(Math.max(0, channel))) / 255
  return [toScreenValue(rgb[0]), toScreenValue(rgb[1]), toScreenValue(rgb[2])]
}

export const lightnessOf = (rgb: Rgb) => oklchOf(rgb).lightness

/** The nearest lightness in the given direction whose colour passes; if none does, the last one tried. */
export function shiftUntil(rgb: Rgb, step: number, passes: (candidate: Rgb) => boolean): Rgb {
  let candidate = rgb
  for (let lightness = lightnessOf(rgb); lightness >= 0 && lightness <= 1; lightness += step) {
    if (passes(candidate)) return candidate
    candidate = atLightness(rgb, Math.min(1, Math.max(0, lightness + step)))
  }
  return candidate
}
