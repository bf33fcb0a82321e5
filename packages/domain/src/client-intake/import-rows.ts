import type { dateOrders, importFaults } from '@allenio/contract/client-intake'
import { richTextBlocksAtMost } from '@allenio/contract/rich-text'
import { earliestBirthDate, heightCm as heights, tagsAtMost } from '@allenio/contract/clients'
import { splitName } from '@allenio/domain/clients'
import { cutCell, listSeparators, restoreFormula } from '@allenio/domain/tables'
import { parseDay, parseHeight, parsePhone } from '@allenio/domain/typed-values'
import type { ImportField } from './import-columns.ts'

export type ImportFault = (typeof importFaults)[number]

/** Why a row cannot become a client: which of its columns, and the beginning of what stands there. */
export interface Fault {
  column: number | null
  fault: ImportFault
  value: string
}

/** A client as a row of a table describes one. */
export interface ClientDraft {
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  sex: 'female' | 'male' | null
  birthDate: string | null
  heightCm: number | null
  language: 'it' | 'en' | null
  type: string | null
  tags: string[]
  goal: string
  injuries: string
  allergies: string
  subscriptionEnd: string | null
  consentDate: string | null
  note: string | null
}

export interface RowOptions {
  /** The field of each column; null where the column is skipped. */
  fields: readonly (ImportField | null)[]
  dateOrder: (typeof dateOrders)[number]
  /** The prefix for telephone numbers that have no country code. */
  countryCode: string
  today: string
  /** What unusual words in the column of the sex mean; null leaves it out. */
  sexes?: readonly SexWord[]
}

export interface SexWord {
  word: string
  sex: ClientDraft['sex']
}

const longest = { name: 80, email: 254, type: 60, tag: 40, goal: 500, injuries: 2000, allergies: 2000, note: 20_000 } as const
/** The number of characters that are kept of a refused cell. */
const shownLength = 60

export type ParsedClient = { draft: ClientDraft; dropped: Fault[] } | { fault: Fault }

/**
 * Reads one row. Without a name, or with more cells than columns, it is refused; any other cell that cannot be read is dropped,
 * because a client without a telephone is better than none.
 */
export function parseClient(cells: readonly string[], reading: RowOptions): ParsedClient {
  if (cells.length > reading.fields.length && cells.slice(reading.fields.length).some(Boolean)) {
    return { fault: { column: null, fault: 'row too long', value: cutCell(cells[reading.fields.length] ?? '', shownLength) } }
  }
  const draft = emptyDraft()
  const dropped: Fault[] = []
  for (const [column, field] of reading.fields.entries()) {
    const value = restoreFormula(cells[column] ?? '')
    if (field === null || value === '') continue
    const fault = take(draft, field, value, reading)
    if (!fault) continue
    const cell = { column, fault, value: cutCell(value, shownLength) }
    if (fault === 'name too long') return { fault: cell }
    dropped.push(cell)
    dropField(draft, field)
  }
  if (draft.firstName === '') [draft.firstName, draft.lastName] = [draft.lastName, '']
  if (draft.firstName === '') return { fault: { column: nameColumn(reading.fields), fault: 'name missing', value: '' } }
  return { draft, dropped }
}

function dropField(draft: ClientDraft, field: ImportField): void {
  if (field !== 'fullName') Object.assign(draft, { [field]: emptyDraft()[field] })
}

const emptyDraft = (): ClientDraft => ({
  firstName: '',
  lastName: '',
  email: null,
  phone: null,
  sex: null,
  birthDate: null,
  heightCm: null,
  language: null,
  type: null,
  tags: [],
  goal: '',
  injuries: '',
  allergies: '',
  subscriptionEnd: null,
  consentDate: null,
  note: null,
})

const nameColumn = (fields: RowOptions['fields']): number | null => {
  const at = fields.findIndex(field => field === 'firstName' || field === 'fullName')
  return at < 0 ? null : at
}

function take(draft: ClientDraft, field: ImportField, value: string, reading: RowOptions): ImportFault | undefined {
  switch (field) {
    case 'firstName':
    case 'lastName':
      draft[field] = value
      return value.length > longest.name ? 'name too long' : undefined
    case 'fullName': {
      const name = splitName(value)
      Object.assign(draft, name)
      return name.firstName.length > longest.name || name.lastName.length > longest.name ? 'name too long' : undefined
    }
    case 'email':
      draft.email = value
      return isAddress(value) ? undefined : 'email wrong'
    case 'phone':
      draft.phone = parsePhone(value, reading.countryCode) ?? null
      return draft.phone ? undefined : 'phone wrong'
    case 'sex':
      return takeSex(draft, value, reading)
    case 'language':
      draft.language = languages.get(value.toLowerCase()) ?? null
      return draft.language ? undefined : 'language unknown'
    case 'heightCm':
      draft.heightCm = fittingHeight(value) ?? null
      return draft.heightCm ? undefined : 'height wrong'
    case 'birthDate':
    case 'consentDate':
    case 'subscriptionEnd':
      return takeDay(draft, field, value, reading)
    case 'tags':
      draft.tags = [
        ...new Set(
          value
            .split(listSeparators)
            .map(tag => tag.trim())
            .filter(Boolean),
        ),
      ]
      if (draft.tags.length > tagsAtMost) return 'too many tags'
      return draft.tags.some(tag => tag.length > longest.tag) ? 'text too long' : undefined
    case 'type':
    case 'goal':
    case 'injuries':
    case 'allergies':
      draft[field] = value
      return value.length > longest[field] ? 'text too long' : undefined
    case 'note':
      draft.note = value
      // each line becomes a paragraph
      return value.length > longest.note || value.split('\n').length > richTextBlocksAtMost ? 'text too long' : undefined
    default:
      return field satisfies never
  }
}

function takeSex(draft: ClientDraft, value: string, { sexes: ownWords = [] }: RowOptions): ImportFault | undefined {
  const own = ownWords.find(({ word }) => plainWord(word) === plainWord(value))
  draft.sex = own ? own.sex : (sexes.get(plainWord(value)) ?? null)
  return own || draft.sex ? undefined : 'sex unknown'
}

/** "Sig.ra" as "sigra". */
const plainWord = (word: string): string => word.trim().toLowerCase().replaceAll('.', '')

function takeDay(
  draft: ClientDraft,
  field: 'birthDate' | 'consentDate' | 'subscriptionEnd',
  value: string,
  { dateOrder, today }: RowOptions,
): ImportFault | undefined {
  const day = parseDay(value, { today, order: dateOrder, needsYear: true })
  draft[field] = day ?? null
  if (!day) return 'date wrong'
  if (field !== 'subscriptionEnd' && day > today) return 'date ahead'
  return day < earliestBirthDate ? 'date too long ago' : undefined
}

const isAddress = (value: string): boolean =>
  value.length <= longest.email && /^[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[^\s@,;<>"().]{2,}$/.test(value) && !value.includes('..')

const sexes = new Map<string, 'female' | 'male'>([
  ...['f', 'femmina', 'femminile', 'donna', 'ragazza', 'sigra', 'female', 'woman', 'girl', 'w', 'mrs', 'ms'].map(
    word => [word, 'female'] as const,
  ),
  ...['m', 'maschio', 'maschile', 'uomo', 'ragazzo', 'sig', 'male', 'man', 'boy', 'mr'].map(word => [word, 'male'] as const),
])

const languages = new Map<string, 'it' | 'en'>([
  ...['it', 'ita', 'italiano', 'italian'].map(word => [word, 'it'] as const),
  ...['en', 'eng', 'inglese', 'english'].map(word => [word, 'en'] as const),
])

function fittingHeight(value: string): number | undefined {
  const cm = parseHeight(value)
  return cm !== undefined && cm >= heights.min && cm <= heights.max ? cm : undefined
}
