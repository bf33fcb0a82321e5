import './theme.css'

export { applyBrand, brandColour, brandNames, brands } from './brand-colours.ts'
export type { BrandName } from './brand-colours.ts'
export { UiProvider } from './provider.tsx'
export type { UiProviderProps } from './provider.tsx'
export { schemeKey, schemes, useScheme } from './scheme.ts'
export type { Scheme } from './scheme.ts'
