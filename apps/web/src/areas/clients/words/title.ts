import type { Language } from '@allenio/contract'
import { inVariant } from './in-variant.ts'

/** A screen's or section's title as this product calls the people in it. */
export const titleInVariant = (title: Readonly<Record<Language, string>>): Readonly<Record<Language, string>> => inVariant(title)
