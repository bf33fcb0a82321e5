import { sellerLines, type SellerIdentity } from '@allenio/domain/business'
import type { Language } from '@allenio/contract'
import type { Cells, DocumentRow } from '@allenio/contract/documents'
import type {
  ItemCells,
  PageItem,
  PageOffer,
  PagePicture,
  PageSection,
  SectionCells,
  StorefrontCells,
  StorefrontPage,
} from '@allenio/contract/storefront'
import { socialNetworks } from '@allenio/contract/storefront'
import { childrenOf, type DocumentRows } from '@allenio/domain/documents'
import { itemTypeOf } from './storefront-model.ts'
import { pageWords } from './words.ts'

/** The rows of a storefront name these things, and the page shows them. */
export interface PageContext {
  url: string
  language: Language
  business: { name: string; logo: string | null; color: string; seller?: SellerIdentity }
  pictures: ReadonlyMap<string, Pick<PagePicture, 'sources' | 'width' | 'height'>>
  /** The members who have agreed to appear. */
  members: ReadonlyMap<string, { name: string; role: 'admin' | 'coach' | 'nutritionist'; photo: PagePicture | null }>
  /** The packages that can be bought, in their order. */
  offers: readonly PageOffer[]
  /** An editor shows what is hidden or still empty, too. */
  isEditing?: boolean
}

export const presetLanguages: readonly Language[] = ['it']

/** The cells of the storefront's own row; they were judged when they were written. */
export const storefrontCellsOf = (rows: DocumentRows, id: string): StorefrontCells => rows.get(id)?.cells ?? {}

export const sectionCellsOf = ({ cells }: Pick<DocumentRow, 'cells'>): SectionCells => cells

/** A text in a language, or where it is missing there in the other one. */
export function textOf(cells: Cells, cell: string, language: Language, languages: readonly Language[] = ['it', 'en']): string {
  const inLanguage = (each: Language): string => {
    const value = cells[`${cell}${each === 'it' ? 'It' : 'En'}`]
    return typeof value === 'string' ? value : ''
  }
  return inLanguage(language) || (languages.map(inLanguage).find(Boolean) ?? '')
}

/** The page that the rows of a storefront come to, in one language. */
export function pageOfRows(rows: DocumentRows, id: string, context: PageContext): StorefrontPage {
  const settings = storefrontCellsOf(rows, id)
  const { url, business, isEditing = false } = context
  const languages = [...(settings.languages ?? presetLanguages)]
  const language = languages.includes(context.language) ? context.language : (languages[0] ?? context.language)
  const inLanguage = { ...context, language }
  const sections = childrenOf(rows, id).flatMap(row => sectionOf(rows, row, inLanguage))
  const cover = sections.find(({ kind }) => kind === 'cover')
  return {
    url,
    language,
    languages,
    layout: settings.layout ?? 'studio',
    color: settings.color ?? business.color,
    business: { name: business.name, logo: business.logo, seller: business.seller ? sellerLines(language, business.seller).slice(1) : [] },
    title: textOf(settings, 'seoTitle', language) || cover?.title || business.name,
    description: textOf(settings, 'seoText', language) || cover?.text || '',
    privacyUrl: settings.privacyUrl ?? null,
    socials: socialNetworks.flatMap(network => (settings[network] ? [{ network, url: settings[network] }] : [])),
    sections: isEditing ? sections : sections.filter(section => !section.isHidden),
  }
}

/** Two editors may have added a section of one kind: all of them are shown. */
function sectionOf(rows: DocumentRows, row: DocumentRow, context: PageContext): PageSection[] {
  if (row.type !== 'section') return []
  const cells = sectionCellsOf(row)
  const kind = cells.kind ?? 'text'
  const { language, isEditing = false } = context
  const itemType = itemTypeOf[kind]
  const items = childrenOf(rows, row.id)
    .filter(({ type }) => type === itemType)
    .flatMap(item => itemOf(item, context))
  const text = (cell: string) => (isEditing ? ownText(row.cells, cell, language) : textOf(row.cells, cell, language))
  return [
    {
      id: row.id,
      kind,
      isHidden: cells.isHidden ?? false,
      title: text('title'),
      text: text('text'),
      button: text('button'),
      picture: pictureOf(cells, context),
      items: kind === 'offers' ? withOtherOffers(items, context.offers) : items,
    },
  ]
}

/** In an editor each language has its own text, because somebody types into it. */
const ownText = (cells: Cells, cell: string, language: Language): string => textOf(cells, cell, language, [])

function itemOf(row: DocumentRow, context: PageContext): PageItem[] {
  const cells: ItemCells = row.cells
  const { language, isEditing = false, members, offers } = context
  const text = (cell: string) => (isEditing ? ownText(row.cells, cell, language) : textOf(row.cells, cell, language))
  const item = {
    id: row.id,
    name: cells.name ?? '',
    title: text('title'),
    text: text('text'),
    alt: text('alt'),
    picture: pictureOf(cells, context),
    offer: null,
  }
  if (row.type === 'member') {
    const member = members.get(cells.memberId ?? '')
    return member ? [{ ...item, name: member.name, title: pageWords[language][member.role], picture: member.photo }] : []
  }
  if (row.type === 'offer') {
    const offer = offers.find(({ id }) => id === cells.packageId)
    return offer ? [{ ...item, offer }] : []
  }
  const isEmpty = !item.name && !item.title && !item.text && !item.picture
  return isEmpty && !isEditing ? [] : [item]
}

/** The chosen packages come first, and then all others that are shown. */
function withOtherOffers(items: readonly PageItem[], offers: readonly PageOffer[]): PageItem[] {
  const chosenItems = [...new Map(items.flatMap(item => (item.offer ? [[item.offer.id, item] as const] : []))).values()]
  const isChosen = (id: string) => chosenItems.some(({ offer }) => offer?.id === id)
  const others = offers.filter(({ id }) => !isChosen(id))
  return [...chosenItems, ...others.map(offer => ({ id: offer.id, name: '', title: '', text: '', alt: '', picture: null, offer }))]
}

interface PictureCells {
  picture?: string | undefined
  focusX?: number | undefined
  focusY?: number | undefined
  zoom?: number | undefined
}

function pictureOf({ picture, focusX = 50, focusY = 50, zoom = 1 }: PictureCells, { pictures }: PageContext): PagePicture | null {
  const pictureFile = picture === undefined ? undefined : pictures.get(picture)
  return pictureFile ? { ...pictureFile, focusX, focusY, zoom } : null
}

/** The pictures that a page may show: those that its rows name. */
export function pictureIdsOf(rows: DocumentRows, id: string): string[] {
  const visible = childrenOf(rows, id).flatMap(section => [section, ...childrenOf(rows, section.id)])
  const pictureIds = [rows.get(id)?.cells['sharePicture'], ...visible.map(({ cells }) => cells['picture'])]
  return [...new Set(pictureIds.filter(value => typeof value === 'string'))]
}
