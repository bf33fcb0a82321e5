export { parseText, parseTexts } from './address-texts.ts'
export { isNarrowed, listAddress, oneOf, parseAmount, parseId, withPreset } from './list-address.ts'
export type { ListAddress, ListFilters, ListPlace } from './list-address.ts'
export { rememberedPlace, rememberPlace } from './remembered-place.ts'
