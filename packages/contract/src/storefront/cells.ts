import { z } from 'zod'
import { languages } from '../languages.ts'
import { areDistinct, CellId } from '../lists.ts'

// The cells of the rows of a storefront. A text has a cell for each language; a cell without a value is absent. Everything is plain text.

export const storefrontLimits = {
  link: { least: 3, most: 60 },
  sections: 24,
  services: 12,
  reviews: 40,
  images: 24,
  questions: 30,
  members: 20,
  offers: 40,
  title: 120,
  text: 4_000,
  button: 40,
  name: 80,
  serviceText: 600,
  reviewText: 1_500,
  answer: 2_000,
  memberText: 400,
  caption: 200,
  alt: 200,
  seoTitle: 70,
  seoText: 200,
  address: 300,
  picture: 10_000_000,
  /** Pictures of a storefront, used or not. */
  pictures: 200,
  zoom: { least: 1, most: 4 },
} as const

/** The widths in which a picture is kept for the page. */
export const pictureWidths = [240, 480, 800, 1200, 1800] as const

export const storefrontLayouts = ['studio', 'portrait', 'compact'] as const
export type StorefrontLayout = (typeof storefrontLayouts)[number]

export const sectionKinds = [
  'cover',
  'presentation',
  'offers',
  'services',
  'images',
  'members',
  'reviews',
  'questions',
  'text',
  'socials',
] as const
export type SectionKind = (typeof sectionKinds)[number]

export const socialNetworks = ['instagram', 'facebook', 'tiktok'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** The addresses of a network that a page may lead to: its own hosts alone, with https. */
const social = (hosts: string) => z.string().regex(new RegExp(`^https://(?:${hosts})/[A-Za-z0-9._@/-]{1,120}$`))

const text = (most: number) => z.string().trim().max(most).optional()
const inLanguages = <Name extends string>(name: Name, most: number) =>
  ({ [`${name}It`]: text(most), [`${name}En`]: text(most) }) as Record<`${Name}It` | `${Name}En`, ReturnType<typeof text>>

/** The professional has read a text of ours that the page begins with, and keeps it as it is. */
const isKept = z.boolean().optional()

/** Which part of a picture is seen: percentages of what its frame leaves over, and how much it is enlarged. */
const pictureCells = {
  picture: CellId.optional(),
  focusX: z.number().min(0).max(100).optional(),
  focusY: z.number().min(0).max(100).optional(),
  zoom: z.number().min(storefrontLimits.zoom.least).max(storefrontLimits.zoom.most).optional(),
}

export const StorefrontCells = z.object({
  layout: z.enum(storefrontLayouts).optional(),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .toLowerCase()
    .optional(),
  languages: z
    .array(z.enum(languages))
    .min(1)
    .max(languages.length)
    .refine(list => areDistinct(list, each => each))
    .optional(),
  instagram: social('(?:www\\.)?instagram\\.com').optional(),
  facebook: social('(?:www\\.|m\\.)?facebook\\.com').optional(),
  tiktok: social('(?:www\\.)?tiktok\\.com').optional(),
  privacyUrl: z
    .url({ protocol: /^https$/ })
    .max(storefrontLimits.address)
    .optional(),
  sharePicture: CellId.optional(),
  ...inLanguages('seoTitle', storefrontLimits.seoTitle),
  ...inLanguages('seoText', storefrontLimits.seoText),
})
export type StorefrontCells = z.output<typeof StorefrontCells>

export const SectionCells = z.object({
  kind: z.enum(sectionKinds).optional(),
  isHidden: z.boolean().optional(),
  ...inLanguages('title', storefrontLimits.title),
  ...inLanguages('text', storefrontLimits.text),
  ...inLanguages('button', storefrontLimits.button),
  ...pictureCells,
  isKept,
})
export type SectionCells = z.output<typeof SectionCells>

const itemCells = {
  service: {
    ...inLanguages('title', storefrontLimits.title),
    ...inLanguages('text', storefrontLimits.serviceText),
    ...pictureCells,
    isKept,
  },
  review: {
    name: text(storefrontLimits.name),
    ...inLanguages('title', storefrontLimits.title),
    ...inLanguages('text', storefrontLimits.reviewText),
    ...pictureCells,
  },
  /** Alt says what the picture shows, for those who do not see it. */
  image: { ...inLanguages('title', storefrontLimits.caption), ...inLanguages('alt', storefrontLimits.alt), ...pictureCells },
  question: { ...inLanguages('title', storefrontLimits.caption), ...inLanguages('text', storefrontLimits.answer), isKept },
  member: { memberId: CellId.optional(), ...inLanguages('text', storefrontLimits.memberText) },
  offer: { packageId: CellId.optional() },
}

export const storefrontCellsByType = {
  section: SectionCells,
  service: z.object(itemCells.service),
  review: z.object(itemCells.review),
  image: z.object(itemCells.image),
  question: z.object(itemCells.question),
  member: z.object(itemCells.member),
  offer: z.object(itemCells.offer),
} as const
export type StorefrontItemType = Exclude<keyof typeof storefrontCellsByType, 'section'>

/** The cells of every kind of item side by side: each kind keeps its own. */
export const ItemCells = z.object({
  ...itemCells.review,
  ...inLanguages('text', storefrontLimits.answer),
  ...inLanguages('title', storefrontLimits.caption),
  ...inLanguages('alt', storefrontLimits.alt),
  isKept,
  memberId: CellId.optional(),
  packageId: CellId.optional(),
})
export type ItemCells = z.output<typeof ItemCells>
