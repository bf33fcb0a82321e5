import type { Input, Language } from '@allenio/contract'
import type { ClientDetail, createClient, sexes } from '@allenio/contract/clients'

/** The name under which the device stores the unsaved values of a new client. */
export const createDraft = 'client create'

/** The values of the form's fields; those that are typed are kept as text. */
export interface ClientValues {
  firstName: string
  lastName: string
  email: string
  phone: string
  sex: '' | (typeof sexes)[number]
  birthDate: string
  heightCm: string
  typeId: string
  tags: string[]
  collaboratorIds: string[]
  subscriptionEnd: string
  goal: string
  injuries: string
  allergies: string
  language: Language
  timeZone: string
  /** The day of the consent, which only the form of a new client asks for. */
  consentDate: string
  sendsInvitation: boolean
  photoUploadId: string
  removesPhoto: boolean
}

export const emptyValues = (home: { language: Language; timeZone: string }): ClientValues => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  sex: '',
  birthDate: '',
  heightCm: '',
  typeId: '',
  tags: [],
  collaboratorIds: [],
  subscriptionEnd: '',
  goal: '',
  injuries: '',
  allergies: '',
  ...home,
  consentDate: '',
  sendsInvitation: true,
  photoUploadId: '',
  removesPhoto: false,
})

export const valuesOf = (client: ClientDetail, decimal: string): ClientValues => ({
  firstName: client.firstName,
  lastName: client.lastName,
  email: client.email ?? '',
  phone: client.phone ?? '',
  sex: client.sex ?? '',
  birthDate: client.birthDate ?? '',
  heightCm: client.heightCm === null ? '' : String(client.heightCm).replace('.', decimal),
  typeId: client.type?.id ?? '',
  tags: [...client.tags],
  collaboratorIds: client.collaborators.map(({ id }) => id),
  subscriptionEnd: client.subscriptionEnd ?? '',
  goal: client.goal,
  injuries: client.injuries,
  allergies: client.allergies,
  language: client.language,
  timeZone: client.timeZone,
  consentDate: '',
  sendsInvitation: true,
  photoUploadId: '',
  removesPhoto: false,
})

/** The fields that the calls for creating and for updating a client have in common. */
export type ClientInput = Omit<Input<typeof createClient>, 'sendsInvitation' | 'subscriptionEnd' | 'consentDate' | 'photoUploadId'>

/** An empty field becomes null. */
export const fieldsOf = (values: ClientValues): ClientInput => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim() || null,
  phone: values.phone.trim() || null,
  sex: values.sex || null,
  birthDate: values.birthDate || null,
  heightCm: values.heightCm.trim() === '' ? null : Number(values.heightCm.trim().replace(',', '.')),
  language: values.language,
  timeZone: values.timeZone,
  typeId: values.typeId || null,
  tags: values.tags,
  collaboratorIds: values.collaboratorIds,
  goal: values.goal.trim(),
  injuries: values.injuries.trim(),
  allergies: values.allergies.trim(),
})

const unordered: ReadonlySet<string> = new Set(['tags', 'collaboratorIds'])

const isSame = (name: string, one: unknown, other: unknown): boolean =>
  unordered.has(name) && Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every(each => other.includes(each))
    : one === other

/** Returns only the fields that have changed. */
export const changedFields = (before: ClientValues, now: ClientValues): Partial<ClientInput> => {
  const was: Readonly<Record<string, unknown>> = { ...fieldsOf(before) }
  return Object.fromEntries(Object.entries(fieldsOf(now)).filter(([name, value]) => !isSame(name, was[name], value)))
}

const texts = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'sex',
  'birthDate',
  'heightCm',
  'typeId',
  'subscriptionEnd',
  'goal',
  'injuries',
  'allergies',
  'language',
  'timeZone',
  'consentDate',
] as const

/** An older version of the form may have written the draft, so missing values are taken from `start`. */
export function parseDraft(storedDraft: unknown, start: ClientValues): ClientValues | undefined {
  if (typeof storedDraft !== 'object' || storedDraft === null) return undefined
  const entries = new Map(Object.entries(storedDraft))
  const names = (value: unknown) => (Array.isArray(value) ? value.filter(each => typeof each === 'string') : undefined)
  const typed = Object.fromEntries(texts.flatMap(name => (typeof entries.get(name) === 'string' ? [[name, entries.get(name)]] : [])))
  return {
    ...start,
    ...(typed as Partial<ClientValues>),
    tags: names(entries.get('tags')) ?? start.tags,
    collaboratorIds: names(entries.get('collaboratorIds')) ?? start.collaboratorIds,
    sendsInvitation: entries.get('sendsInvitation') !== false,
  }
}

/** The unsaved values, and those that the record had when the form was opened. */
export interface EditDraft {
  base: ClientValues
  values: ClientValues
}

/** Applies the changes of a draft to the client as they are now. */
export function mergedDraft(storedDraft: unknown, start: ClientValues): EditDraft | undefined {
  if (typeof storedDraft !== 'object' || storedDraft === null || !('base' in storedDraft) || !('values' in storedDraft)) return undefined
  const [base, values] = [parseDraft(storedDraft.base, start), parseDraft(storedDraft.values, start)]
  if (!base || !values) return undefined
  const was: Readonly<Record<string, unknown>> = { ...base }
  const changes = Object.entries(values).filter(([name, value]) => !isSame(name, was[name], value))
  return changes.length > 0 ? { base: start, values: { ...start, ...Object.fromEntries(changes) } } : undefined
}
