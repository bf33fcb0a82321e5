import { languages, type Input, type Language } from '@allenio/contract'
import {
  billingModels,
  intervalUnits,
  packageLimits,
  unlockedCreditsEach,
  type createPackage,
  type Package,
  type Unlocks,
} from '@allenio/contract/packages'
import { z } from 'zod'
import { draftReader } from '#lib/forms'
import { centsOf } from '#ui/decimal-field'

const namedThing = z.object({ id: z.string(), name: z.string() })
export type NamedThing = z.output<typeof namedThing>

const editedCredits = z.object({
  /** Tells the rows apart while they are edited. */
  key: z.string(),
  /** Empty for all kinds. */
  kindId: z.string(),
  amount: z.string(),
  /** Empty for ever. */
  validDays: z.string(),
  each: z.enum(unlockedCreditsEach),
})
export type EditedCredits = z.output<typeof editedCredits>

/** The rhythms that have a name of their own; the others are typed. */
export const namedRhythms = ['1 DAY', '1 WEEK', '1 MONTH', '3 MONTH', '6 MONTH', '1 YEAR'] as const
export const rhythms = [...namedRhythms, 'other'] as const

/** The values that the form edits. Numbers are texts, as they are typed. */
export const packageForm = z.object({
  name: z.string().trim().max(packageLimits.name),
  description: z.string().trim().max(packageLimits.description),
  language: z.enum(languages),
  billingModel: z.enum(billingModels),
  rhythm: z.enum(rhythms),
  intervalUnit: z.enum(intervalUnits),
  intervalCount: z.string(),
  price: z.string(),
  trialDays: z.string(),
  accessDays: z.string(),
  installments: z.string(),
  clientTypeId: z.string(),
  programs: z.array(namedThing),
  surveys: z.array(namedThing),
  collaborators: z.array(namedThing),
  credits: z.array(editedCredits),
  opensChat: z.boolean(),
  isActive: z.boolean(),
  isShown: z.boolean(),
  isFeatured: z.boolean(),
  /** Empty: the picture stays as it is; null: it is removed. */
  imageUploadId: z.string().nullable(),
})
export type PackageValues = z.output<typeof packageForm>

export const { parseDraft, mergedDraft } = draftReader<PackageValues>(packageForm.partial())

export const emptyValues = (name = '', language: Language = 'it'): PackageValues => ({
  name,
  description: '',
  language,
  billingModel: 'SUBSCRIPTION',
  rhythm: '1 MONTH',
  intervalUnit: 'MONTH',
  intervalCount: '1',
  price: '',
  trialDays: '',
  accessDays: '',
  installments: '',
  clientTypeId: '',
  programs: [],
  surveys: [],
  collaborators: [],
  credits: [],
  opensChat: true,
  isActive: true,
  isShown: true,
  isFeatured: false,
  imageUploadId: '',
})

const textOf = (number: number | null): string => (number === null ? '' : String(number))

/** The values of a package. `write` writes cents with the language's decimal mark. */
export function valuesOf({ terms, unlockNames, ...shown }: Package, write: (cents: number) => string): PackageValues {
  const { unlocks } = terms
  const names = new Map(unlockNames.map(({ id, name }) => [id, name]))
  // a thing that was deleted meanwhile has no name; it is left out, and the next save drops it
  const thingsOf = (ids: readonly string[]): NamedThing[] =>
    ids.flatMap(id => {
      const name = names.get(id)
      return name === undefined ? [] : { id, name }
    })
  const [intervalUnit, count] = [terms.intervalUnit ?? 'MONTH', terms.intervalCount ?? 1]
  return {
    name: shown.name,
    description: shown.description,
    language: shown.language,
    billingModel: terms.billingModel,
    rhythm: namedRhythms.find(rhythm => rhythm === `${count} ${intervalUnit}`) ?? 'other',
    intervalUnit,
    intervalCount: String(count),
    price: write(terms.price),
    trialDays: textOf(terms.trialDays || null),
    accessDays: textOf(terms.accessDays),
    installments: textOf(terms.installments),
    clientTypeId: terms.clientType?.id ?? '',
    programs: thingsOf(unlocks.programIds),
    surveys: thingsOf(unlocks.surveyIds),
    collaborators: thingsOf(unlocks.collaboratorIds),
    credits: unlocks.credits.map(({ kindId, amount, validDays, each }, index) => ({
      key: String(index),
      kindId: kindId ?? '',
      amount: String(amount),
      validDays: textOf(validDays),
      each,
    })),
    opensChat: unlocks.opensChat,
    isActive: shown.isActive,
    isShown: shown.isShown,
    isFeatured: shown.isFeatured,
    imageUploadId: '',
  }
}

const idsOf = (things: readonly NamedThing[]) => things.map(({ id }) => id)

const unlocksOf = ({ billingModel, programs, surveys, collaborators, credits, opensChat }: PackageValues): Unlocks => ({
  programIds: billingModel === 'ONE_TIME_PAYMENT' ? idsOf(programs) : [],
  surveyIds: idsOf(surveys),
  collaboratorIds: idsOf(collaborators),
  credits: credits.map(({ kindId, amount, validDays, each }) => ({
    kindId: kindId || null,
    amount: wholeOf(amount) ?? 0,
    validDays: wholeOf(validDays) ?? null,
    each: billingModel === 'ONE_TIME_PAYMENT' ? 'once' : each,
  })),
  opensChat,
})

/** The rhythm that the fields say. */
export function rhythmOf({ billingModel, rhythm, intervalUnit, intervalCount }: PackageValues) {
  if (billingModel === 'ONE_TIME_PAYMENT') return { intervalUnit: null, intervalCount: null }
  if (rhythm === 'other') return { intervalUnit, intervalCount: wholeOf(intervalCount) ?? 1 }
  const [count = '1', unit] = rhythm.split(' ')
  return { intervalUnit: intervalUnits.find(each => each === unit) ?? 'MONTH', intervalCount: Number(count) }
}

/** A price that may be asked, in cents; undefined for a text that is none. */
export function priceOf(text: string): number | undefined {
  const cents = centsOf(text)
  const { least, most } = packageLimits.price
  return cents === 0 || (cents !== undefined && cents >= least && cents <= most) ? cents : undefined
}

/** The terms as the preview shows them, as far as they can be read. */
export function termsOf(values: PackageValues, currency: string) {
  const isOnce = values.billingModel === 'ONE_TIME_PAYMENT'
  const price = priceOf(values.price) ?? 0
  const installments = wholeOf(values.installments)
  const isDivisible = installments !== undefined && installments >= 2 && price >= installments * packageLimits.installment
  return {
    ...rhythmOf(values),
    price,
    currency,
    trialDays: isOnce || price === 0 ? 0 : (wholeOf(values.trialDays) ?? 0),
    accessDays: isOnce ? (wholeOf(values.accessDays) ?? null) : null,
    installments: isOnce && isDivisible ? installments : null,
  }
}

type WrittenPackage = Input<typeof createPackage>

/** The input of a call for the fields of these names. */
export function fieldsOf(values: PackageValues, names: ReadonlySet<string>): WrittenPackage & { removesImage?: boolean } {
  const has = (...fields: (keyof PackageValues)[]) => fields.some(field => names.has(field))
  const isOnce = values.billingModel === 'ONE_TIME_PAYMENT'
  const { intervalUnit, intervalCount } = rhythmOf(values)
  const input: Partial<WrittenPackage> & { removesImage?: boolean } = {
    ...(has('name') && { name: values.name }),
    ...(has('description') && { description: values.description }),
    ...(has('language') && { language: values.language }),
    ...(has('isActive') && { isActive: values.isActive }),
    ...(has('isShown') && { isShown: values.isShown }),
    ...(has('isFeatured') && { isFeatured: values.isFeatured }),
    ...(has('billingModel') && { billingModel: values.billingModel }),
    ...(has('billingModel', 'rhythm', 'intervalUnit', 'intervalCount') && intervalUnit !== null && { intervalUnit, intervalCount }),
    ...(has('price') && { price: centsOf(values.price) ?? 0 }),
    ...(has('trialDays', 'billingModel') && !isOnce && { trialDays: wholeOf(values.trialDays) ?? 0 }),
    ...(has('accessDays', 'billingModel') && isOnce && { accessDays: wholeOf(values.accessDays) ?? null }),
    ...(has('installments', 'billingModel') && isOnce && { installments: wholeOf(values.installments) ?? null }),
    ...(has('clientTypeId') && { clientTypeId: values.clientTypeId || null }),
    ...(has('programs', 'surveys', 'collaborators', 'credits', 'opensChat', 'billingModel') && { unlocks: unlocksOf(values) }),
    ...(has('imageUploadId') && values.imageUploadId !== '' && values.imageUploadId !== null && { imageUploadId: values.imageUploadId }),
    ...(values.imageUploadId === null && { removesImage: true }),
  }
  // a new package has all of its fields, and a change may leave out any
  return input as WrittenPackage
}

export const allNames: ReadonlySet<string> = new Set(Object.keys(packageForm.shape))

/** A whole number; undefined for a text that is none. */
export const wholeOf = (text: string): number | undefined => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined)
