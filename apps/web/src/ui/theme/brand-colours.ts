import { brandNames, brands } from '#lib/config'
import { brandPalette } from './brand-palette.ts'
import type { AccentRoles, BrandPalette } from './brand-palette.ts'

export { brandNames, brands }
export type BrandName = (typeof brands)[number]

export const brandColour = { allenio: '#de1230', coachplus: '#1650d8', warfit: '#c8f031' } as const satisfies Record<BrandName, string>

const brandRoles = ['accent', 'hover', 'on', 'text', 'tint', 'mark'] as const satisfies (keyof AccentRoles)[]

// Allenio's own colours are defined by hand in roles.css; only other colours are derived
const derived = (colour: string) => (colour.toLowerCase() === brandColour.allenio ? undefined : brandPalette(colour))

function properties(palette: BrandPalette): [string, string][] {
  return brandRoles.flatMap(role => [
    [`--brand-light-${role}`, palette.light[role]],
    [`--brand-dark-${role}`, palette.dark[role]],
  ])
}

/** The custom properties as a style, for a part of a page with another brand; that part also needs `data-brand`. */
export function brandStyle(colour: string): Record<string, string> {
  const palette = derived(colour)
  return palette ? Object.fromEntries(properties(palette)) : {}
}

/** Sets a brand colour for the whole page. Allenio's own colour, or an invalid one, restores the default. */
export function applyBrand(colour: string, root: HTMLElement = document.documentElement) {
  for (const role of brandRoles) {
    root.style.removeProperty(`--brand-light-${role}`)
    root.style.removeProperty(`--brand-dark-${role}`)
  }
  for (const [name, value] of Object.entries(brandStyle(colour))) root.style.setProperty(name, value)
}
