import { brandNames, brands } from '#lib/config'
import { brandProperties, brandStyle } from './brand-style.ts'

export { brandNames, brands }
export type BrandName = (typeof brands)[number]

export const brandColour = { allenio: '#de1230', coachplus: '#1650d8', warfit: '#c8f031' } as const satisfies Record<BrandName, string>

const isOwn = (colour: string) => colour.toLowerCase() === brandColour.allenio

/**
 * Sets a brand colour for the whole page, or for a part of it that has `data-brand`. Allenio's own colours are defined by hand in
 * roles.css: its colour, or an invalid one, restores the default.
 */
export function applyBrand(colour: string, { style }: HTMLElement = document.documentElement): void {
  for (const name of brandProperties) style.removeProperty(name)
  if (isOwn(colour)) return
  for (const [name, value] of Object.entries(brandStyle(colour))) style.setProperty(name, value)
}
