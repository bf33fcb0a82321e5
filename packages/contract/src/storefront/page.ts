// imported for the things that the module declares, because the calls below show them
import type {} from '../packages/errors.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { languages } from '../languages.ts'
import { sectionKinds, socialNetworks, storefrontLayouts } from './cells.ts'

// A page is shown in one language. The renderer of domain/storefront draws it, on the server and in the editor.

export const PagePicture = z.object({
  /** The narrowest first. */
  sources: z.array(z.object({ url: z.string(), width: z.number().int() })),
  width: z.number().int(),
  height: z.number().int(),
  focusX: z.number(),
  focusY: z.number(),
  zoom: z.number(),
})
export type PagePicture = z.output<typeof PagePicture>

export const PageOffer = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  /** The language of name and description. */
  language: z.enum(languages),
  image: PagePicture.nullable(),
  /** In cents; 0 is free. */
  price: z.number().int(),
  currency: z.string(),
  /** Null for one payment. */
  interval: z.object({ unit: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']), count: z.number().int() }).nullable(),
  trialDays: z.number().int(),
  installments: z.number().int().nullable(),
  isFeatured: z.boolean(),
  /** Whether the page leads to an order: a business that takes no cards gives away what is free, and names the price of the rest. */
  isOnSale: z.boolean(),
})
export type PageOffer = z.output<typeof PageOffer>

export const PageItem = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string(),
  text: z.string(),
  /** The content of a picture of the gallery, in words. */
  alt: z.string(),
  picture: PagePicture.nullable(),
  offer: PageOffer.nullable(),
})
export type PageItem = z.output<typeof PageItem>

export const PageSection = z.object({
  id: z.uuid(),
  kind: z.enum(sectionKinds),
  isHidden: z.boolean(),
  title: z.string(),
  text: z.string(),
  button: z.string(),
  picture: PagePicture.nullable(),
  items: z.array(PageItem),
})
export type PageSection = z.output<typeof PageSection>

export const StorefrontPage = z.object({
  url: z.string(),
  language: z.enum(languages),
  /** The languages in which the page is there. */
  languages: z.array(z.enum(languages)),
  layout: z.enum(storefrontLayouts),
  color: z.string(),
  business: z.object({
    name: z.string(),
    logo: z.string().nullable(),
    /** The seller, line by line in the language of the page; empty in the editor. */
    seller: z.array(z.string()),
  }),
  title: z.string(),
  description: z.string(),
  privacyUrl: z.string().nullable(),
  socials: z.array(z.object({ network: z.enum(socialNetworks), url: z.string() })),
  sections: z.array(PageSection),
})
export type StorefrontPage = z.output<typeof StorefrontPage>

export const getLiveStorefront = endpoint({
  method: 'GET',
  path: '/live/:url',
  access: { public: 'Everybody may read a page that is published.' },
  summary: 'What a published and active page shows; a former link answers the page, too.',
  input: z.object({ url: z.string().max(100), language: z.enum(languages).optional() }),
  output: StorefrontPage,
  shows: ['storefront', 'package', 'business'],
  errors: ['not found'],
})
