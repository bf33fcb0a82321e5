export { brandPalette, type AccentRoles } from './brand-palette.ts'
export { contrast, hexOf, rgbOf, type Rgb } from './colors.ts'
