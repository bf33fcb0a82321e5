import { z } from 'zod'
import { ClientCard } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { collaboratorFilter, Day, idInput, idList, listInput, Nothing, Timestamp } from '../lists.ts'
import { RichText } from '../rich-text.ts'

// A notice is what a team writes to many clients at once; each of them reads it on the noticeboard.

export const noticeErrors = {
  'notice empty': 422,
  'notice too long': 422,
  'notice without readers': 422,
  'notice day past': 422,
  'notice ends before': 422,
  'notice published': 409,
  'notice withdrawn': 409,
  'too many notices': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    notices: typeof noticeErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    notices: 'notice'
  }
}

export const noticeLimits = {
  notices: 500,
  title: 120,
  /** The letters of the text, without its looks. */
  text: 10_000,
  imageAlt: 200,
  /** In bytes. */
  image: 20_000_000,
  audience: 100,
  perPage: 20,
  readersPerPage: 50,
} as const
/** The days in which a deleted notice can be undeleted. */
export const deletedNoticeDays = 7

/** The sides of the cropped picture, which is twice as wide as it is high. */
export const noticePictureSides = { wide: { width: 1440, height: 720 }, small: { width: 512, height: 256 } } as const

export const noticeStatuses = ['scheduled', 'published', 'expired', 'withdrawn'] as const
export type NoticeStatus = (typeof noticeStatuses)[number]
export const noticeSorts = ['-publishAt', 'publishAt', 'title', '-title', 'status', '-status'] as const

export const audienceKinds = ['all', 'types', 'groups', 'collaborators'] as const
const audienceIds = z.array(z.uuid()).min(1).max(noticeLimits.audience)

/** Whom a notice is for: of these, the active clients whom its author reaches. */
export const NoticeAudience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('types'), ids: audienceIds }),
  z.object({ kind: z.literal('groups'), ids: audienceIds }),
  z.object({ kind: z.literal('collaborators'), ids: audienceIds }),
])
export type NoticeAudience = z.output<typeof NoticeAudience>

const share = z.number().min(0).max(1)
/** The part of a picture that is shown, as shares of its sides; the height follows from the ratio of 2:1. */
export const PictureCrop = z.object({ x: share, y: share, width: share })
export type PictureCrop = z.output<typeof PictureCrop>

const NoticePicture = z.object({
  /** The cropped picture; the original until it has been cropped, which takes some seconds. */
  url: z.string(),
  thumbUrl: z.string(),
  /** The picture as it was sent, for those who may crop it anew. */
  originalUrl: z.string().nullable(),
  crop: PictureCrop.nullable(),
  alt: z.string(),
})
export type NoticePicture = z.output<typeof NoticePicture>

const NoticeCounts = z.object({
  readers: z.int(),
  /** Readers to whom the notice has not been handed over yet. */
  waiting: z.int(),
  delivered: z.int(),
  read: z.int(),
  /** Readers who want no notification of notices, or could no longer sign in. */
  refused: z.int(),
  /** The clients of the audience who have no account. */
  withoutAccess: z.int(),
})

export const Notice = z.object({
  id: z.uuid(),
  title: z.string(),
  text: RichText,
  picture: NoticePicture.nullable(),
  status: z.enum(noticeStatuses),
  publishAt: Timestamp,
  /** The last day on which clients see it, in Rome. */
  visibleUntil: Day.nullable(),
  isPinned: z.boolean(),
  notifies: z.boolean(),
  /** Null to clients. */
  audience: NoticeAudience.nullable(),
  /** To clients, whoever stands for a member whose name is hidden. */
  author: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The counts of clients in the asker’s charge; null to clients. */
  counts: NoticeCounts.nullable(),
  /** When the asking client has read it. */
  readAt: Timestamp.nullable(),
  /** The asking client's own record, for a message about the notice. */
  clientId: z.uuid().nullable(),
  updatedAt: Timestamp,
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type Notice = z.output<typeof Notice>

const view = { permission: 'view notices' } as const
const update = { permission: 'update notices' } as const

export const listNotices = endpoint({
  method: 'GET',
  path: '/notices',
  access: view,
  summary:
    'Pinned ones first. An admin’s are all; a collaborator’s are their own and ' +
    'those that have reached clients in their charge; a client’s ' +
    'are those published for them. Days are in Rome.',
  input: z.object({
    ...listInput,
    ...collaboratorFilter,
    /** The day of publication; `publishAtFrom` and `publishAtTo` span several. */
    publishAt: Day.optional(),
    publishAtFrom: Day.optional(),
    publishAtTo: Day.optional(),
    status: z.enum(noticeStatuses).optional(),
    sort: z.enum(noticeSorts).default('-publishAt'),
  }),
  output: z.object({ notices: z.array(Notice), nextPage: z.int() }),
  shows: ['notice'],
})

const title = z.string().trim().min(1).max(noticeLimits.title)
const imageAlt = z.string().trim().max(noticeLimits.imageAlt)
/** A day and an hour in Rome; of the hour that comes twice in October, the first. Null: now. */
const publishOn = z.object({ day: Day, time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) }).nullable()

export const createNotice = endpoint({
  method: 'POST',
  path: '/notices',
  access: { permission: 'create notices' },
  input: z.object({
    title,
    text: RichText,
    imageUploadId: z.uuid().nullable().default(null),
    crop: PictureCrop.nullable().default(null),
    imageAlt: imageAlt.default(''),
    audience: NoticeAudience,
    publishOn: publishOn.default(null),
    visibleUntil: Day.nullable().default(null),
    notifies: z.boolean().default(true),
    isPinned: z.boolean().default(false),
  }),
  output: Notice,
  changes: ['notice'],
  errors: [
    'not found',
    'notice empty',
    'notice too long',
    'notice without readers',
    'notice day past',
    'notice ends before',
    'too many notices',
    'upload not complete',
    'file type not accepted',
    'over the maximum',
  ],
})

export const getNotice = endpoint({
  method: 'GET',
  path: '/notices/:id',
  access: view,
  input: z.object(idInput),
  output: Notice,
  shows: ['notice'],
  errors: ['not found'],
})

export const updateNotice = endpoint({
  method: 'POST',
  path: '/notices/:id',
  access: update,
  summary:
    'Only what is sent changes. Audience and hour are fixed once it is published. Nobody is notified of a change unless `notifiesAgain`. ' +
    '`updatedAt` as it was read.',
  input: z.object({
    ...idInput,
    updatedAt: Timestamp,
    title: title.optional(),
    text: RichText.optional(),
    /** Null removes the picture. */
    imageUploadId: z.uuid().nullable().optional(),
    crop: PictureCrop.nullable().optional(),
    imageAlt: imageAlt.optional(),
    audience: NoticeAudience.optional(),
    publishOn: publishOn.optional(),
    visibleUntil: Day.nullable().optional(),
    notifies: z.boolean().optional(),
    isPinned: z.boolean().optional(),
    notifiesAgain: z.boolean().default(false),
  }),
  output: Notice,
  changes: ['notice'],
  errors: [
    'not found',
    'changed meanwhile',
    'notice empty',
    'notice too long',
    'notice without readers',
    'notice day past',
    'notice ends before',
    'notice published',
    'notice withdrawn',
    'upload not complete',
    'file type not accepted',
    'over the maximum',
  ],
})

export const withdrawNotice = endpoint({
  method: 'POST',
  path: '/notices/:id/withdraw',
  access: update,
  summary: 'Clients no longer see it, and its notifications are taken back. A scheduled one is not published.',
  input: z.object(idInput),
  output: Notice,
  changes: ['notice', 'notification'],
  errors: ['not found'],
})

export const deleteNotice = endpoint({
  method: 'DELETE',
  path: '/notices/:id',
  access: { permission: 'delete notices' },
  input: z.object(idInput),
  output: Nothing,
  changes: ['notice', 'notification'],
  errors: ['not found'],
})

export const undeleteNotice = endpoint({
  method: 'POST',
  path: '/notices/:id/undelete',
  access: { permission: 'delete notices' },
  summary: 'Its notifications do not come back. One whose hour has passed meanwhile is published.',
  input: z.object(idInput),
  output: Notice,
  changes: ['notice'],
  errors: ['not found', 'too many notices'],
})

export const readNotice = endpoint({
  method: 'POST',
  path: '/notices/:id/read',
  access: { role: 'client' },
  input: z.object(idInput),
  output: Nothing,
  changes: ['notice', 'notification'],
  errors: ['not found'],
})

export const countUnreadNotices = endpoint({
  method: 'GET',
  path: '/notices/unread/count',
  access: { role: 'client' },
  input: Nothing,
  output: z.object({ unread: z.int() }),
  shows: ['notice'],
})

export const countNoticeAudience = endpoint({
  method: 'GET',
  path: '/notices/audience/count',
  access: { permission: 'create notices' },
  summary: 'How many people a notice of the asker would reach now.',
  input: z.object({ kind: z.enum(audienceKinds), ids: idList(noticeLimits.audience).optional() }),
  output: z.object({ people: z.int(), withoutAccess: z.int() }),
  shows: ['client', 'group', 'client type', 'collaborator'],
  errors: ['not found'],
})

export const readerStates = ['waiting', 'delivered', 'read', 'refused'] as const

const NoticeReader = z.object({ client: ClientCard, state: z.enum(readerStates), readAt: Timestamp.nullable() })
export type NoticeReader = z.output<typeof NoticeReader>

export const listNoticeReaders = endpoint({
  method: 'GET',
  path: '/notices/:id/readers',
  access: { permission: ['view notices', 'view clients'] },
  summary: 'The clients in the asker’s charge whom it was published for, by name; `delivered` has those who have not read it.',
  input: z.object({ ...idInput, page: listInput.page, state: z.enum(readerStates).optional() }),
  output: z.object({ readers: z.array(NoticeReader), nextPage: z.int() }),
  shows: ['notice', 'client'],
  errors: ['not found'],
})
