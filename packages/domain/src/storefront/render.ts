import type { PageSection, StorefrontPage } from '@allenio/contract/storefront'
import { storefrontLimits } from '@allenio/contract/storefront'
import { element, type PageElement } from './nodes.ts'
import { drawnPicture, drawnText, shape, socialLinks, textMark, titleMark, type Drawing } from './render-parts.ts'
import { drawSection, isEmpty } from './render-sections.ts'
import { pageWords } from './words.ts'

interface RenderOptions {
  /** Draws what is hidden or empty, too, and marks what can be edited. */
  isEditing?: boolean
}

/** A storefront as it is seen. The server and the editor draw this one tree. */
export function renderPage(page: StorefrontPage, { isEditing = false }: RenderOptions = {}): PageElement {
  const drawing: Drawing = { language: page.language, isEditing }
  const [cover, ...otherCovers] = page.sections.filter(({ kind }) => kind === 'cover')
  const others = page.sections.filter(section => section !== cover && !otherCovers.includes(section))
  return element('div', { class: `page ${page.layout}`, lang: page.language }, [
    element('div', { class: 'sheet' }, [
      drawCover(drawing, page, cover),
      // the editor’s own page has its main part already
      element(isEditing ? 'div' : 'main', isEditing ? {} : { id: 'content' }, [
        others.map(section => drawSection(drawing, { page, section })),
        element('div', { class: 'end' }),
      ]),
      drawFoot(page),
    ]),
  ])
}

function drawCover(drawing: Drawing, page: StorefrontPage, cover: PageSection | undefined): PageElement {
  const words = pageWords[drawing.language]
  const { business, socials } = page
  const rowId = cover?.id
  const title = cover?.title || (drawing.isEditing && cover ? '' : business.name)
  const picture = drawnPicture(drawing, {
    className: 'coverPicture',
    picture: cover?.picture ?? null,
    alt: '',
    sizes: page.layout === 'portrait' ? '100vw' : '(min-width: 900px) 560px, 100vw',
    isFirst: true,
    rowId,
  })
  const offers = page.sections.find(section => section.kind === 'offers')
  const hasOffers = offers !== undefined && !isEmpty({ page, section: offers })
  return element('header', { class: `cover${cover?.picture ? ' pictured' : ''}` }, [
    picture,
    element('div', { class: 'who' }, [
      business.logo !== null && element('img', { class: 'logo', src: business.logo, alt: '', width: 88, height: 88 }),
      element('h1', {}, title, {
        text: drawing.isEditing && rowId ? titleMark({ rowId, cell: 'title', hint: business.name, isPreset: true }) : undefined,
      }),
      rowId !== undefined &&
        drawnText(drawing, {
          tag: 'p',
          className: 'tagline',
          text: cover?.text ?? '',
          mark: textMark({ rowId, cell: 'text', hint: words.hints.tagline, most: storefrontLimits.serviceText }),
        }),
      element('div', { class: 'doors' }, [
        (hasOffers || drawing.isEditing) && drawButton(drawing, cover, words.seeOffers),
        socialLinks(socials, false),
      ]),
    ]),
  ], { rowId: drawing.isEditing ? rowId : undefined }) // prettier-ignore
}

function drawButton({ isEditing }: Drawing, cover: PageSection | undefined, preset: string): PageElement {
  const text = cover?.button || (isEditing && cover ? '' : preset)
  const mark = cover && titleMark({ rowId: cover.id, cell: 'button', hint: preset, most: storefrontLimits.button, isPreset: true })
  return element('a', { class: 'button', href: '#offers' }, [
    element('span', {}, text, { text: isEditing ? mark : undefined }),
    shape('arrow'),
  ])
}

function drawFoot({ url, business, privacyUrl, language, languages }: StorefrontPage): PageElement {
  const words = pageWords[language]
  const other = languages.find(each => each !== language)
  return element('footer', { class: 'foot' }, [
    element('p', {}, [business.name, ...business.seller].join(' · ')),
    element('ul', {}, [
      privacyUrl !== null && element('li', {}, element('a', { href: privacyUrl, rel: 'noopener' }, words.privacy)),
      other !== undefined &&
        element('li', {}, element('a', { href: `/sf/${url}?lang=${other}`, hreflang: other, lang: other }, words.otherLanguage)),
    ]),
  ])
}
