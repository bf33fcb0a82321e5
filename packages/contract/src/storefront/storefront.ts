import { z } from 'zod'
import { documentCalls } from '../documents.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { idInput, Nothing, Revision, Timestamp } from '../lists.ts'
import { ItemCells, SectionCells, StorefrontCells, storefrontLayouts, storefrontLimits } from './cells.ts'
import { PageOffer } from './page.ts'

// A storefront is a document, one for each business. The public page shows its last release; the link and the switch work at once.

export const storefrontErrors = {
  'storefront exists': 409,
  'storefront link signs': 422,
  'storefront link length': 422,
  'storefront link reserved': 422,
  'storefront link taken': 409,
  'storefront full': 422,
  'storefront not published': 409,
  'storefront texts unread': 409,
  /** The page shows prices, and does not say who sells; with a button that leads to the form. */
  'storefront seller unnamed': 409,
  'too many storefront pictures': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    storefront: typeof storefrontErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    storefront: 'storefront'
  }
}

const view = { permission: 'view storefronts' } as const
const update = { permission: 'update storefronts' } as const
const create = { permission: 'create storefronts' } as const

const ItemContent = z.object({ id: z.uuid().optional(), ...ItemCells.shape })
const SectionContent = z.object({
  id: z.uuid().optional(),
  ...SectionCells.shape,
  items: z.array(ItemContent).max(storefrontLimits.reviews).default([]),
})

/** A whole storefront as one value: its settings, and its sections with their items in their order. */
export const StorefrontContent = z.object({ settings: StorefrontCells, sections: z.array(SectionContent).max(storefrontLimits.sections) })
export type StorefrontContent = z.output<typeof StorefrontContent>

export const Storefront = z.object({
  id: z.uuid(),
  url: z.string(),
  /** The address to share. */
  address: z.string(),
  isActive: z.boolean(),
  revision: z.number().int(),
  /** The number of the last release; null where it was never published. */
  version: z.number().int().nullable(),
  publishedAt: Timestamp.nullable(),
  /** Something was edited since the last release, or there is none. */
  isDraft: z.boolean(),
  may: z.object({ update: z.boolean() }),
})
export type Storefront = z.output<typeof Storefront>

const StorefrontDetail = Storefront.extend({ content: StorefrontContent })

export const getStorefront = endpoint({
  method: 'GET',
  path: '/storefront',
  access: view,
  summary: 'The storefront of the business as it is edited; null while there is none.',
  input: Nothing,
  output: z.object({ storefront: StorefrontDetail.nullable(), /** The link that a new one would have. */ proposedUrl: z.string() }),
  shows: ['storefront', 'business'],
})

export const createStorefront = endpoint({
  method: 'POST',
  path: '/storefront',
  access: create,
  summary: 'Begins with what is known of the business, in one of the layouts. Nothing is public before it is published.',
  input: z.object({ layout: z.enum(storefrontLayouts).default('studio'), url: z.string().trim().max(200).optional() }),
  output: StorefrontDetail,
  changes: ['storefront'],
  errors: ['storefront exists', 'storefront link signs', 'storefront link length', 'storefront link reserved', 'storefront link taken'],
})

export const updateStorefront = endpoint({
  method: 'POST',
  path: '/storefront/:id',
  access: update,
  summary: 'Replaces the whole content of the draft. One that was made from an older revision is refused.',
  input: z.object({ ...idInput, content: StorefrontContent, revision: Revision }),
  output: StorefrontDetail,
  changes: ['storefront'],
  errors: ['not found', 'changed meanwhile', 'storefront full', 'record id taken'],
})

export const updateStorefrontSettings = endpoint({
  method: 'POST',
  path: '/storefront/settings/update',
  access: update,
  summary: 'Only what is sent changes. A new link works at once, and the former one leads to it; the other settings are part of the draft.',
  input: z.object({ url: z.string().trim().max(200).optional(), settings: StorefrontCells.partial().optional() }),
  output: StorefrontDetail,
  changes: ['storefront'],
  errors: ['not found', 'storefront link signs', 'storefront link length', 'storefront link reserved', 'storefront link taken'],
})

export const toggleStorefront = endpoint({
  method: 'PATCH',
  path: '/storefront/toggleActive/:id',
  access: update,
  summary: 'Works at once. Without a value it turns the switch.',
  input: z.object({ ...idInput, isActive: z.boolean().optional() }),
  output: Storefront,
  changes: ['storefront'],
  errors: ['not found', 'storefront not published'],
})

export const publishStorefront = endpoint({
  method: 'POST',
  path: '/storefront/:id/publish',
  access: update,
  summary: 'Makes a release of the draft. The first one makes the page public, and waits until each text of ours was changed or kept.',
  input: z.object({
    ...idInput,
    /** The revision that was looked at; the call is refused if the storefront was edited since. */
    revision: Revision.optional(),
  }),
  output: Storefront,
  changes: ['storefront'],
  errors: ['not found', 'changed meanwhile', 'storefront texts unread', 'storefront seller unnamed'],
})

export const StorefrontRelease = z.object({ id: z.uuid(), number: z.number().int(), createdAt: Timestamp, isCurrent: z.boolean() })

export const listStorefrontReleases = endpoint({
  method: 'GET',
  path: '/storefront/:id/releases',
  access: update,
  summary: 'The newest first.',
  input: z.object(idInput),
  output: z.object({
    releases: z.array(StorefrontRelease),
    /** The draft differs from the public release in these rows. */
    changes: z.array(z.object({ rowId: z.uuid(), kind: z.enum(['added', 'deleted', 'changed', 'moved']) })),
  }),
  shows: ['storefront'],
  errors: ['not found'],
})

export const restoreStorefrontRelease = endpoint({
  method: 'POST',
  path: '/storefront/:id/restore',
  access: update,
  summary: 'Brings the draft back to a former release, as one step that can be undone. It is public once it is published.',
  input: z.object({ ...idInput, releaseId: z.uuid() }),
  output: Storefront,
  changes: ['storefront'],
  errors: ['not found'],
})

export const {
  getDocument: getStorefrontDocument,
  editDocument: editStorefront,
  listDocumentSteps: listStorefrontSteps,
  listCellChanges: listStorefrontCellChanges,
} = documentCalls({ path: '/storefront/:id', view: update, update, thing: 'storefront' })

export const StorefrontPicture = z.object({
  id: z.uuid(),
  /** Addresses for the asker alone, for some minutes. */
  url: z.string(),
  thumbUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type StorefrontPicture = z.output<typeof StorefrontPicture>

export const memberAnswers = ['agreed', 'asked', 'not asked', 'refused'] as const
export type MemberAnswer = (typeof memberAnswers)[number]

export const StorefrontMember = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(['admin', 'coach', 'nutritionist']),
  photo: z.string().nullable(),
  /** Nobody but the admin appears before they have agreed. */
  answer: z.enum(memberAnswers),
})
export type StorefrontMember = z.output<typeof StorefrontMember>

export const getStorefrontParts = endpoint({
  method: 'GET',
  path: '/storefront/:id/parts',
  access: update,
  summary: 'What the rows of a storefront name: its pictures, the team, the packages, and the business.',
  input: z.object(idInput),
  output: z.object({
    business: z.object({ name: z.string(), logo: z.string().nullable(), color: z.string() }),
    pictures: z.array(StorefrontPicture),
    members: z.array(StorefrontMember),
    /** The packages that are sold and shown, in their order. */
    offers: z.array(PageOffer),
  }),
  shows: ['storefront', 'package', 'business', 'membership'],
  errors: ['not found'],
})

export const addStorefrontPicture = endpoint({
  method: 'POST',
  path: '/storefront/:id/pictures',
  access: update,
  summary: 'A picture for the page. Nobody sees it before a release shows it.',
  input: z.object({ ...idInput, uploadId: z.uuid() }),
  output: StorefrontPicture,
  changes: ['storefront'],
  errors: ['not found', 'file type not accepted', 'too many storefront pictures'],
  files: { image: 'uploadId' },
})

export const generateStorefrontUrl = endpoint({
  method: 'POST',
  path: '/live/generateUrl',
  access: create,
  summary: 'A free link, made from the name of the business.',
  input: z.object({ name: z.string().trim().max(storefrontLimits.title).optional() }),
  output: z.object({ url: z.string() }),
  changes: { nothing: 'It proposes a link, and keeps nothing.' },
})

export const askStorefrontMember = endpoint({
  method: 'POST',
  path: '/storefront/:id/members',
  access: update,
  summary: 'Asks a collaborator whether they want to appear.',
  input: z.object({ ...idInput, memberId: z.uuid() }),
  output: Nothing,
  changes: ['storefront'],
  errors: ['not found'],
})

export const getOwnStorefrontAnswer = endpoint({
  method: 'GET',
  path: '/storefront-appearance',
  access: { role: ['coach', 'nutritionist'] },
  summary: 'Whether one appears on the page of the business.',
  input: Nothing,
  output: z.object({ answer: z.enum(memberAnswers), businessName: z.string(), address: z.string().nullable() }),
  shows: ['storefront'],
})

export const answerStorefront = endpoint({
  method: 'PUT',
  path: '/storefront-appearance',
  access: { role: ['coach', 'nutritionist'] },
  summary: 'Agrees to appear on the page of the business, or withdraws that; a withdrawal works at once.',
  input: z.object({ isAgreed: z.boolean() }),
  output: z.object({ answer: z.enum(memberAnswers) }),
  changes: ['storefront'],
})
