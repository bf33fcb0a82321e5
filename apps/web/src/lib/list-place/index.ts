export { isNarrowed, listAddress, oneOf, readText, withPreset } from './list-address.ts'
export type { ListAddress, ListFilters, ListPlace } from './list-address.ts'
export { rememberedPlace, rememberPlace } from './remembered-place.ts'
