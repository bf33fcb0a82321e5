import type { PageItem, PageOffer, PageSection, SectionKind, StorefrontPage } from '@allenio/contract/storefront'
import { storefrontLimits } from '@allenio/contract/storefront'
import { element, type PageElement } from './nodes.ts'
import { priceText, rhythmText, termsText } from './prices.ts'
import { drawnPicture, drawnText, initialsOf, networkNames, shape, socialLinks, textMark, titleMark, type Drawing } from './render-parts.ts'
import { pageWords } from './words.ts'

interface DrawnSection {
  page: StorefrontPage
  section: PageSection
}

type Draw = (drawing: Drawing, drawn: DrawnSection) => readonly (PageElement | false)[]

/** A section in its frame: its title, a text where it has one, and what it holds. Nothing where it has nothing to show. */
export function drawSection(drawing: Drawing, drawn: DrawnSection): PageElement | false {
  const { section, page } = drawn
  if (section.kind === 'cover') return false
  if (!drawing.isEditing && isEmpty(drawn)) return false
  const { id, kind, isHidden } = section
  return element(
    'section',
    {
      class: `section is-${kind}${isHidden ? ' hidden' : ''}`,
      id: anchorOf(page, section),
      'aria-labelledby': kind === 'text' && section.title === '' ? undefined : `title-${id}`,
    },
    element('div', { class: 'inner' }, bodies[kind](drawing, drawn)),
    { rowId: drawing.isEditing ? id : undefined },
  )
}

/** The first section of a kind is named by it, so that a link into the page outlives a release. */
function anchorOf({ sections }: StorefrontPage, { id, kind }: PageSection): string {
  const first = sections.find(each => each.kind === kind)
  return first?.id === id ? kind : `${kind}-${id.slice(0, 8)}`
}

export function isEmpty({ section, page }: DrawnSection): boolean {
  switch (section.kind) {
    case 'cover':
      return false
    case 'presentation':
      return section.text === '' && section.picture === null
    case 'text':
      return section.text === '' && section.picture === null && section.title === ''
    case 'socials':
      return page.socials.length === 0
    default:
      return section.items.length === 0
  }
}

const presetTitle = (language: Drawing['language'], kind: SectionKind): string =>
  kind === 'cover' || kind === 'text' ? '' : pageWords[language][kind]

function heading(drawing: Drawing, { section: { id, kind, title } }: DrawnSection): PageElement | false {
  const preset = presetTitle(drawing.language, kind)
  const hint = preset || pageWords[drawing.language].hints.title
  const text = title || (drawing.isEditing ? '' : preset)
  if (text === '' && !drawing.isEditing) return false
  const mark = titleMark({ rowId: id, cell: 'title', hint, isPreset: preset !== '' })
  return element('h2', { id: `title-${id}` }, text, { text: drawing.isEditing ? mark : undefined })
}

const lead = (drawing: Drawing, { section: { id, text } }: DrawnSection): PageElement | false =>
  drawnText(drawing, {
    tag: 'p',
    className: 'lead',
    text,
    mark: textMark({ rowId: id, cell: 'text', hint: pageWords[drawing.language].hints.text }),
  })

const list = (drawing: Drawing, className: string, items: readonly PageItem[], draw: (item: PageItem, at: number) => PageElement) =>
  element(
    'ul',
    // the row of reviews scrolls on a phone, also by keys
    { class: `${className}${items.length === 1 ? ' single' : ''}`, tabindex: className === 'quotes' && !drawing.isEditing ? 0 : undefined },
    items.map((item, at) => element('li', {}, draw(item, at), { rowId: drawing.isEditing ? item.id : undefined })),
  )

const withPicture: Draw = (drawing, drawn) => {
  const { section } = drawn
  const picture = drawnPicture(drawing, {
    className: 'sidePicture',
    picture: section.picture,
    alt: section.title,
    sizes: '(min-width: 900px) 420px, 92vw',
    rowId: section.id,
  })
  return [
    element('div', { class: picture ? 'beside' : 'alone' }, [
      picture,
      element('div', { class: 'words' }, [heading(drawing, drawn), lead(drawing, drawn)]),
    ]),
  ]
}

const bodies: Record<SectionKind, Draw> = {
  cover: () => [],
  presentation: withPicture,
  text: withPicture,

  offers: (drawing, drawn) => [
    heading(drawing, drawn),
    lead(drawing, drawn),
    list(drawing, 'cards', drawn.section.items, ({ offer }) =>
      offer ? offerCard(drawing, drawn.page, offer) : element('div', { class: 'card' }),
    ),
  ],

  services: (drawing, drawn) => [
    heading(drawing, drawn),
    lead(drawing, drawn),
    list(drawing, 'cards', drawn.section.items, item => serviceCard(drawing, item)),
  ],

  images: (drawing, drawn) => [
    heading(drawing, drawn),
    lead(drawing, drawn),
    list(drawing, 'gallery', drawn.section.items, item => galleryImage(drawing, item)),
  ],

  members: (drawing, drawn) => [
    heading(drawing, drawn),
    lead(drawing, drawn),
    list(drawing, 'people', drawn.section.items, item => memberCard(drawing, item)),
  ],

  reviews: (drawing, drawn) => [
    heading(drawing, drawn),
    lead(drawing, drawn),
    list(drawing, 'quotes', drawn.section.items, item => reviewCard(drawing, item)),
    element('p', { class: 'small' }, `${pageWords[drawing.language].ownWords} ${drawn.page.business.name}.`),
  ],

  questions: (drawing, drawn) => [
    heading(drawing, drawn),
    lead(drawing, drawn),
    element(
      'div',
      { class: 'questionList' },
      drawn.section.items.map(item => question(drawing, item)),
    ),
  ],

  socials: (drawing, drawn) => [heading(drawing, drawn), lead(drawing, drawn), socialLinks(drawn.page.socials, true)],
}

function offerCard({ language }: Drawing, page: StorefrontPage, offer: PageOffer): PageElement {
  const words = pageWords[language]
  const terms = termsText(language, offer)
  const lang = offer.language === language ? undefined : offer.language
  return element('article', { class: `card offer${offer.isFeatured ? ' featured' : ''}` }, [
    drawnPicture(
      { language, isEditing: false },
      { className: 'top', picture: offer.image, alt: '', sizes: '(min-width: 900px) 340px, 92vw' },
    ),
    element('div', { class: 'body' }, [
      offer.isFeatured && element('p', { class: 'badge' }, words.featured),
      element('h3', { class: 'clampName', lang }, offer.name),
      element('p', { class: 'price' }, [
        element('strong', {}, priceText(language, offer.price, offer.currency)),
        element('span', {}, ` ${rhythmText(language, offer)}`),
      ]),
      terms !== '' && element('p', { class: 'terms' }, terms),
      offer.description !== '' && element('p', { class: 'text clampText', lang }, offer.description),
      offer.isOnSale
        ? element('a', { class: 'button', href: `/sf/plans/${offer.id}`, 'aria-label': `${words.choose}: ${offer.name}` }, [
            words.choose,
            shape('arrow'),
          ])
        : waysToAsk(language, page, offer),
    ]),
  ])
}

/** The card does not lead to an order that nobody can pay: it says who sells, with the first profile as the way to ask. */
function waysToAsk(language: Drawing['language'], { business, socials }: StorefrontPage, { name }: PageOffer): PageElement {
  const words = pageWords[language]
  const [profile] = socials
  const label = profile && words.askOn(networkNames[profile.network])
  return element('div', { class: 'ask' }, [
    element('p', { class: 'terms' }, words.soldBy(business.name)),
    profile &&
      element('a', { class: 'button quiet', href: profile.url, rel: 'noopener', 'aria-label': `${label}: ${name}` }, [
        shape(profile.network),
        label,
      ]),
  ])
}

function serviceCard(drawing: Drawing, { id, title, text, picture }: PageItem): PageElement {
  const { hints } = pageWords[drawing.language]
  return element('article', { class: 'card service' }, [
    drawnPicture(drawing, { className: 'top', picture, alt: '', sizes: '(min-width: 900px) 340px, 92vw', rowId: id }),
    element('div', { class: 'body' }, [
      drawnText(drawing, { tag: 'h3', className: '', text: title, mark: titleMark({ rowId: id, cell: 'title', hint: hints.service }) }),
      drawnText(drawing, {
        tag: 'p',
        className: 'text',
        text,
        mark: textMark({ rowId: id, cell: 'text', hint: hints.serviceText, most: storefrontLimits.serviceText }),
      }),
    ]),
  ])
}

function galleryImage(drawing: Drawing, { id, title, alt, picture }: PageItem): PageElement {
  const { hints, imageNumber } = pageWords[drawing.language]
  return element('figure', {}, [
    drawnPicture(drawing, {
      className: 'square',
      picture,
      alt: alt || title || imageNumber,
      sizes: '(min-width: 900px) 540px, 50vw',
      rowId: id,
    }),
    drawnText(drawing, {
      tag: 'figcaption',
      className: '',
      text: title,
      mark: titleMark({ rowId: id, cell: 'title', hint: hints.caption, most: storefrontLimits.caption }),
    }),
  ])
}

function memberCard(drawing: Drawing, { id, name, title, text, picture }: PageItem): PageElement {
  const { hints } = pageWords[drawing.language]
  return element('article', { class: 'person' }, [
    drawnPicture({ ...drawing, isEditing: false }, { className: 'round', picture, alt: '', sizes: '120px' }) ||
      element('div', { class: 'round initials', 'aria-hidden': 'true' }, initialsOf(name)),
    element('div', {}, [
      element('h3', {}, name),
      element('p', { class: 'role' }, title),
      drawnText(drawing, {
        tag: 'p',
        className: 'text',
        text,
        mark: textMark({ rowId: id, cell: 'text', hint: hints.memberText, most: storefrontLimits.memberText }),
      }),
    ]),
  ])
}

function reviewCard(drawing: Drawing, { id, name, title, text, picture }: PageItem): PageElement {
  const { hints } = pageWords[drawing.language]
  return element('figure', { class: 'quote' }, [
    element('blockquote', {}, [
      drawnText(drawing, { tag: 'h3', className: '', text: title, mark: titleMark({ rowId: id, cell: 'title', hint: hints.reviewTitle }) }),
      drawnText(drawing, {
        tag: 'p',
        className: 'text',
        text,
        mark: textMark({ rowId: id, cell: 'text', hint: hints.reviewText, most: storefrontLimits.reviewText }),
      }),
    ]),
    element('figcaption', {}, [
      drawnPicture(drawing, { className: 'face', picture, alt: '', sizes: '48px', rowId: id }) ||
        (name !== '' && element('div', { class: 'face initials', 'aria-hidden': 'true' }, initialsOf(name))),
      drawnText(drawing, {
        tag: 'span',
        className: 'name',
        text: name,
        mark: titleMark({ rowId: id, cell: 'name', hint: hints.name, most: storefrontLimits.name }),
      }),
    ]),
  ])
}

function question(drawing: Drawing, { id, title, text }: PageItem): PageElement {
  const { hints } = pageWords[drawing.language]
  const questionMark = titleMark({ rowId: id, cell: 'title', hint: hints.question, most: storefrontLimits.caption })
  const answer = drawnText(drawing, {
    tag: 'p',
    className: 'text',
    text,
    mark: textMark({ rowId: id, cell: 'text', hint: hints.answer, most: storefrontLimits.answer }),
  })
  // an editor shows all answers, because a key that is typed into a summary would open and close it
  if (drawing.isEditing) {
    return element('div', { class: 'question open' }, [element('h3', { class: 'summary' }, title, { text: questionMark }), answer], {
      rowId: id,
    })
  }
  return element('details', { class: 'question' }, [
    element('summary', { class: 'summary' }, [element('h3', {}, title), shape('plus')]),
    answer,
  ])
}
