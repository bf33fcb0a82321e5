import { brandNames, brands } from '#lib/config'
import type * as BrandStyle from './brand-style.ts'

export { brandNames, brands }
export type BrandName = (typeof brands)[number]

export const brandColour = { allenio: '#de1230', coachplus: '#1650d8', warfit: '#c8f031' } as const satisfies Record<BrandName, string>

let derived: typeof BrandStyle | undefined

const isOwn = (colour: string) => colour.toLowerCase() === brandColour.allenio

/** Allenio's own colours are defined by hand in roles.css. The arithmetic that derives others is loaded only for these. */
export async function brandReady(colour: string): Promise<void> {
  if (!isOwn(colour)) derived ??= await import('./brand-style.ts')
}

const wanted = new WeakMap<HTMLElement, string>()

/**
 * Sets a brand colour for the whole page, or for a part of it that has `data-brand`. Allenio's own colour, or an invalid
 * one, restores the default.
 */
export function applyBrand(colour: string, root: HTMLElement = document.documentElement): void {
  wanted.set(root, colour)
  if (isOwn(colour) || derived) return setColour(colour, root)
  const setStillWanted = () => {
    if (wanted.get(root) === colour) setColour(colour, root)
  }
  // if the arithmetic cannot be loaded, the page keeps the colour that it has
  brandReady(colour).then(setStillWanted, () => undefined)
}

function setColour(colour: string, { style }: HTMLElement): void {
  for (const name of derived?.brandProperties ?? []) style.removeProperty(name)
  if (isOwn(colour)) return
  for (const [name, value] of Object.entries(derived?.brandStyle(colour) ?? {})) style.setProperty(name, value)
}
