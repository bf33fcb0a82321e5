import { brandPalette, type AccentRoles } from '#lib/colors'

const brandRoles = ['accent', 'hover', 'on', 'text', 'tint', 'mark'] as const satisfies (keyof AccentRoles)[]

/** The names of the custom properties that a brand colour sets. */
export const brandProperties: readonly string[] = brandRoles.flatMap(role => [`--brand-light-${role}`, `--brand-dark-${role}`])

/** The custom properties of a brand colour; none if the text is not a colour. */
export function brandStyle(colour: string): Record<string, string> {
  const palette = brandPalette(colour)
  if (!palette) return {}
  return Object.fromEntries(
    brandRoles.flatMap(role => [
      [`--brand-light-${role}`, palette.light[role]],
      [`--brand-dark-${role}`, palette.dark[role]],
    ]),
  )
}
