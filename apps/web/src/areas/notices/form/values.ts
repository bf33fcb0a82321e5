import type { Input } from '@allenio/contract'
import { audienceKinds, noticeLimits, type createNotice, type Notice, type NoticeAudience } from '@allenio/contract/notices'
import { PictureCrop } from '@allenio/contract/forms/notices'
import { RichText } from '@allenio/contract/forms/rich-text'
import { clockIn, dayIn } from '@allenio/domain/days'
import { z } from 'zod'
import { draftReader } from '#lib/forms'

const namedThing = z.object({ id: z.string(), name: z.string() })
export type NamedThing = z.output<typeof namedThing>

/** The values that the form edits; errors of the server come by these names. */
export const noticeForm = z.object({
  title: z.string().trim().max(noticeLimits.title),
  text: RichText,
  /** Empty: the picture stays as it is; null: it is removed. */
  imageUploadId: z.string().nullable(),
  crop: PictureCrop.nullable(),
  imageAlt: z.string().trim().max(noticeLimits.imageAlt),
  audience: z.enum(audienceKinds),
  types: z.array(namedThing),
  groups: z.array(namedThing.extend({ size: z.number() })),
  collaborators: z.array(namedThing),
  publishOn: z.enum(['now', 'later']),
  day: z.string(),
  time: z.string(),
  visibleUntil: z.string(),
  notifies: z.boolean(),
  isPinned: z.boolean(),
  notifiesAgain: z.boolean(),
})
export type NoticeValues = z.output<typeof noticeForm>

export const { parseDraft, mergedDraft } = draftReader<NoticeValues>(noticeForm.partial())

export const emptyText: RichText = { type: 'doc', content: [] }

export const emptyValues = (title = ''): NoticeValues => ({
  title,
  text: emptyText,
  imageUploadId: '',
  crop: null,
  imageAlt: '',
  audience: 'all',
  types: [],
  groups: [],
  collaborators: [],
  publishOn: 'now',
  day: '',
  time: '09:00',
  visibleUntil: '',
  notifies: true,
  isPinned: false,
  notifiesAgain: false,
})

const rome = 'Europe/Rome'

/** The names are those that are known; a type or colleague of whom the form has no name is called by none. */
export function valuesOf(notice: Notice, nameOf: (id: string) => { name: string; size: number }): NoticeValues {
  const { title, text, picture, audience, publishAt, visibleUntil, notifies, isPinned } = notice
  const named = (kind: NoticeAudience['kind']) =>
    audience?.kind === kind && audience.kind !== 'all' ? audience.ids.map(id => ({ id, ...nameOf(id) })) : []
  return {
    ...emptyValues(title),
    text,
    crop: picture?.crop ?? null,
    imageAlt: picture?.alt ?? '',
    audience: audience?.kind ?? 'all',
    types: named('types'),
    groups: named('groups'),
    collaborators: named('collaborators'),
    publishOn: 'later',
    day: dayIn(rome, publishAt),
    time: clockIn(rome, Date.parse(publishAt)),
    visibleUntil: visibleUntil ?? '',
    notifies,
    isPinned,
  }
}

/** The audience that the fields say; undefined while nothing is chosen. */
export function audienceOf(values: Pick<NoticeValues, 'audience' | 'types' | 'groups' | 'collaborators'>): NoticeAudience | undefined {
  const { audience: kind } = values
  if (kind === 'all') return { kind }
  const ids = values[kind].map(({ id }) => id)
  return ids.length === 0 ? undefined : { kind, ids }
}

const publishOnOf = ({ publishOn, day, time }: NoticeValues) => (publishOn === 'now' ? null : { day, time })

/** A new notice as it is sent. */
export const newNoticeOf = (values: NoticeValues): Input<typeof createNotice> => ({
  title: values.title,
  text: values.text,
  imageUploadId: values.imageUploadId || null,
  crop: values.imageUploadId ? values.crop : null,
  imageAlt: values.imageAlt,
  audience: audienceOf(values) ?? { kind: 'all' },
  publishOn: publishOnOf(values),
  visibleUntil: values.visibleUntil || null,
  notifies: values.notifies,
  isPinned: values.isPinned,
})

/** Only what somebody has changed; of a published notice, audience and hour stay. */
export function changesOf(values: NoticeValues, changed: ReadonlySet<string>, isScheduled: boolean) {
  const has = (...names: (keyof NoticeValues)[]) => names.some(name => changed.has(name))
  return {
    ...(has('title') && { title: values.title }),
    ...(has('text') && { text: values.text }),
    ...(values.imageUploadId !== '' && { imageUploadId: values.imageUploadId }),
    ...(has('crop') && values.imageUploadId !== null && { crop: values.crop }),
    ...(has('imageAlt') && { imageAlt: values.imageAlt }),
    ...(isScheduled && has('audience', 'types', 'groups', 'collaborators') && { audience: audienceOf(values) ?? { kind: 'all' as const } }),
    ...(isScheduled && has('publishOn', 'day', 'time') && { publishOn: publishOnOf(values) }),
    ...(has('visibleUntil') && { visibleUntil: values.visibleUntil || null }),
    ...(has('notifies') && { notifies: values.notifies }),
    ...(has('isPinned') && { isPinned: values.isPinned }),
    notifiesAgain: values.notifiesAgain,
  }
}
