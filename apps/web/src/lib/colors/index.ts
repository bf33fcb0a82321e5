export { brandPalette, contrast, hexOf, rgbOf, type AccentRoles, type Rgb } from '@allenio/domain/colors'
