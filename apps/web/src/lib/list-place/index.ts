export { isNarrowed, listAddress, oneOf, readText, readTexts, withPreset } from './list-address.ts'
export type { ListAddress, ListFilters, ListPlace } from './list-address.ts'
export { rememberedPlace, rememberPlace } from './remembered-place.ts'
