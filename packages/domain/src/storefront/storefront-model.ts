import { storefrontLimits, type SectionKind, type StorefrontItemType } from '@allenio/contract/storefront'
import type { DocumentModel } from '@allenio/domain/documents'

/** A storefront is a document: items stand in sections. */
export const storefrontModel = {
  storefront: { parent: null },
  section: { parent: 'storefront', atMost: storefrontLimits.sections },
  service: { parent: 'section', atMost: storefrontLimits.services },
  review: { parent: 'section', atMost: storefrontLimits.reviews },
  image: { parent: 'section', atMost: storefrontLimits.images },
  question: { parent: 'section', atMost: storefrontLimits.questions },
  member: { parent: 'section', atMost: storefrontLimits.members },
  offer: { parent: 'section', atMost: storefrontLimits.offers },
} as const satisfies DocumentModel

/** The items that each kind of section holds; null for none. */
export const itemTypeOf = {
  cover: null,
  presentation: null,
  text: null,
  socials: null,
  offers: 'offer',
  services: 'service',
  images: 'image',
  members: 'member',
  reviews: 'review',
  questions: 'question',
} as const satisfies Record<SectionKind, StorefrontItemType | null>

export const itemsAtMost = (type: StorefrontItemType): number => storefrontModel[type].atMost
