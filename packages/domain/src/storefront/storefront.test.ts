import { newId } from '@allenio/domain/ids'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { childrenOf } from '@allenio/domain/documents'
import type { StorefrontContent } from '@allenio/contract/storefront'
import {
  changesSinceRelease,
  contentOfRows,
  documentMarkup,
  element,
  insertItems,
  itemsAtMost,
  linkFault,
  linkOfName,
  markupOf,
  moveRowBy,
  newStorefront,
  pageOfRows,
  priceText,
  renderPage,
  rhythmText,
  socialAddress,
  termsText,
  undescribedPictures,
  unreadTexts,
} from './index.ts'
import { applied, context, offer, rowsOf, sectionRow, storefrontId } from './storefront.testing.ts'

const facts = { publicUrl: 'https://allenio.test', fontUrl: '', iconUrl: '/icon.svg', shareUrl: null }
const known = { name: 'Studio Riva', language: 'it', profession: 'both', memberIds: [] } as const

describe('a package that the page cannot sell', () => {
  const html = (socials: Partial<StorefrontContent['settings']>) => {
    const rows = rowsOf({ settings: socials, sections: [{ kind: 'offers', items: [] }] })
    const offers = [{ ...offer(newId(), 'Percorso base'), isOnSale: false }]
    return markupOf(renderPage(pageOfRows(rows, storefrontId, { ...context, offers })))
  }

  test('names who sells it, and the first profile as the way to ask', () => {
    const page = html({ facebook: 'https://www.facebook.com/studio', instagram: 'https://www.instagram.com/studio' })
    expect(page).toContain('Si acquista direttamente da Studio Riva.')
    expect(page).toContain('aria-label="Chiedi su Instagram: Percorso base"')
    expect(page).not.toContain('/sf/plans/')
  })

  test('has no button without a profile', () => {
    expect(html({})).toContain('Si acquista direttamente da Studio Riva.')
    expect(html({})).not.toMatch(/Scegli|Chiedi/)
  })
})

describe('links', () => {
  test.each([
    ['studio-riva', undefined],
    ['Studio_Riva-2', undefined],
    ['a'.repeat(60), undefined],
    ['a'.repeat(61), 'storefront link length'],
    ['ab', 'storefront link length'],
    ['', 'storefront link length'],
    ['studio riva', 'storefront link signs'],
    ['müller', 'storefront link signs'],
    ['PLANS', 'storefront link reserved'],
    ['WorkoutPackage', 'storefront link reserved'],
  ])('%j: %s', (link, fault) => {
    expect(linkFault(link)).toBe(fault)
  })

  test('whatever a business is called, its name makes a link', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 150 }), name => linkFault(linkOfName(name)) === undefined))
    expect(linkOfName('Però Städte & Co.')).toBe('pero-stadte-co')
    expect(linkOfName('plans')).toBe('studio-plans')
  })

  test.each([
    ['instagram', '@studio.riva', 'https://www.instagram.com/studio.riva'],
    ['instagram', 'instagram.com/studio/', 'https://www.instagram.com/studio'],
    ['tiktok', 'studio', 'https://www.tiktok.com/@studio'],
    ['facebook', 'https://m.facebook.com/studio?ref=1', 'https://www.facebook.com/studio'],
    ['instagram', 'https://instagram.com.evil.test/studio', undefined],
    ['instagram', 'javascript:alert(1)', undefined],
    ['instagram', 'https://user@instagram.com/studio', undefined],
    ['facebook', 'https://www.instagram.com/studio', undefined],
    ['facebook', '', undefined],
  ] as const)('%s %j leads to %s', (network, typed, address) => {
    expect(socialAddress(network, typed)).toBe(address)
  })
})

describe('prices in words', () => {
  const terms = { price: 4900, currency: 'EUR', interval: null, trialDays: 0, installments: null }
  test.each([
    [terms, '49 €', 'una volta sola', ''],
    [{ ...terms, price: 4950 }, '49,50 €', 'una volta sola', ''],
    [{ ...terms, price: 0 }, 'Gratis', '', ''],
    [{ ...terms, interval: { unit: 'MONTH' as const, count: 1 } }, '49 €', 'al mese', ''],
    [{ ...terms, interval: { unit: 'WEEK' as const, count: 2 }, trialDays: 7 }, '49 €', 'ogni 2 settimane', 'I primi 7 giorni sono gratis'],
    [{ ...terms, price: 30000, installments: 3 }, '300 €', 'una volta sola', 'Anche in 3 rate da 100,00 €'],
  ])('%#', (given, price, rhythm, more) => {
    const plain = (text: string) => text.replaceAll(/\s/g, ' ')
    expect([plain(priceText('it', given.price, given.currency)), rhythmText('it', given), plain(termsText('it', given))]).toEqual([
      price,
      rhythm,
      more,
    ])
  })
})

describe('what is asked before a page becomes public', () => {
  test.each([
    ['it', 'coach'],
    ['en', 'dietitian'],
  ] as const)('in %s a %s reads each of our texts, and one that was changed, kept or hidden no more', (language, profession) => {
    const rows = rowsOf(newStorefront('studio', { ...known, language, profession }))
    const [first, second, ...others] = unreadTexts(rows, storefrontId)
    expect(others).toHaveLength(4)
    const textCell = language === 'it' ? 'textIt' : 'textEn'
    const read = applied(rows, [
      { kind: 'set', id: first?.rowId ?? '', cells: { [textCell]: 'Own words' } },
      { kind: 'set', id: second?.rowId ?? '', cells: { isKept: true } },
      { kind: 'set', id: sectionRow(rows, 'questions').id, cells: { isHidden: true } },
    ])
    expect(unreadTexts(read, storefrontId).map(({ text }) => text)).toEqual(others.slice(0, 2).map(({ text }) => text))
  })

  test('pictures of the gallery want words, which stand in their place on the page', () => {
    const [withWords, without] = [newId(), newId()]
    const described = { picture: withWords, titleIt: 'Sala pesi', altIt: 'Due persone sollevano un bilanciere' }
    const items = [described, { picture: without }]
    const rows = rowsOf({ settings: {}, sections: [{ kind: 'images', items }] })
    expect(undescribedPictures(rows, storefrontId)).toHaveLength(1)
    const file = { sources: [{ url: '/sf/studio/files/a.webp', width: 800 }], width: 800, height: 600 }
    const pictures = new Map([withWords, without].map(id => [id, file]))
    const page = markupOf(renderPage(pageOfRows(rows, storefrontId, { ...context, pictures })))
    expect(page).toContain('alt="Due persone sollevano un bilanciere"')
    expect(page).toContain('Sala pesi</figcaption>')
  })

  test('a package in the other language says so to whoever reads it aloud', () => {
    const rows = rowsOf({ settings: {}, sections: [{ kind: 'offers', items: [] }] })
    const offers = [{ ...offer(newId(), 'Online coaching'), language: 'en' as const, description: 'Weekly calls' }]
    const page = markupOf(renderPage(pageOfRows(rows, storefrontId, { ...context, offers })))
    expect(page).toMatch(/<h3[^>]* lang="en">Online coaching/)
    expect(page).toMatch(/<p[^>]* lang="en">Weekly calls/)
  })
})

describe('the markup', () => {
  test('escapes every text, wherever it stands', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const markup = markupOf(element('a', { href: text, 'aria-label': text }, text))
        const inside = /^<a href="([^"]*)" aria-label="([^"]*)">(.*)<\/a>$/s.exec(markup)
        expect(inside).not.toBeNull()
        for (const part of inside?.slice(1) ?? []) expect(part).not.toMatch(/[<>"'`]/)
      }),
    )
  })

  test.each(['javascript:alert(1)', ' javascript:x', '//evil.test', 'data:text/html,x', 'http://evil.test', 'vbscript:x'])(
    'leads nowhere for %j',
    href => {
      expect(markupOf(element('a', { href }))).toBe('<a href="#"></a>')
    },
  )

  test('of a page stays whole with any words in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), words => {
        const rows = rowsOf({
          settings: { layout: 'portrait', languages: ['it', 'en'], seoTitleIt: words },
          sections: [
            { kind: 'cover', titleIt: words, textIt: words, items: [] },
            { kind: 'questions', items: [{ titleIt: words || 'x', textIt: words }] },
            { kind: 'reviews', items: [{ name: words || 'x', textIt: words }] },
          ],
        })
        const html = documentMarkup(pageOfRows(rows, storefrontId, context), facts)
        expect(html.match(/<script/g)).toHaveLength(1)
        expect(html.match(/<\/script>/g)).toHaveLength(1)
        const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
        expect(() => JSON.parse(data)).not.toThrow()
      }),
      { numRuns: 60 },
    )
  })
})

describe('a page', () => {
  test.each(['studio', 'portrait', 'compact'] as const)('begins in the layout %s with words in place of what is missing', layout => {
    const html = markupOf(renderPage(pageOfRows(rowsOf(newStorefront(layout, known)), storefrontId, context)))
    expect(html).toContain(`page ${layout}`)
    expect(html).toContain('Studio Riva</h1>')
    expect(html).not.toContain('contenteditable')
    // nothing is shown that has nothing in it
    expect(html).not.toContain('Galleria')
  })

  test('shows the chosen packages first, once each, and those that are gone not at all', () => {
    const [one, two] = [offer(newId(), 'Uno'), offer(newId(), 'Due')]
    const rows = rowsOf({
      settings: {},
      sections: [{ kind: 'offers', items: [{ packageId: two.id }, { packageId: newId() }, { packageId: two.id }] }],
    })
    const page = pageOfRows(rows, storefrontId, { ...context, offers: [one, two] })
    expect(page.sections[0]?.items.map(item => item.offer?.name)).toEqual(['Due', 'Uno'])
  })

  test('falls back on the other language, and an editor does not', () => {
    const rows = rowsOf({ settings: { languages: ['it', 'en'] }, sections: [{ kind: 'text', titleIt: 'Ciao', items: [] }] })
    const titleIn = (isEditing: boolean) => pageOfRows(rows, storefrontId, { ...context, language: 'en', isEditing }).sections[0]?.title
    expect(titleIn(false)).toBe('Ciao')
    expect(titleIn(true)).toBe('')
  })

  test('hides what is hidden, and nobody appears who has not agreed', () => {
    const memberId = newId()
    const rows = rowsOf({
      settings: {},
      sections: [
        { kind: 'text', titleIt: 'Nascosta', isHidden: true, items: [] },
        { kind: 'members', items: [{ memberId }] },
      ],
    })
    const html = markupOf(renderPage(pageOfRows(rows, storefrontId, context)))
    expect(html).not.toContain('Nascosta')
    expect(html).not.toContain('Il team')
    const members = new Map([[memberId, { name: 'Paolo Riva', role: 'coach' as const, photo: null }]])
    expect(markupOf(renderPage(pageOfRows(rows, storefrontId, { ...context, members })))).toContain('Paolo Riva')
  })
})

describe('edits', () => {
  test('items go as far as there is room', () => {
    const rows = rowsOf({ settings: {}, sections: [{ kind: 'services', items: [] }] })
    const sectionId = sectionRow(rows, 'services').id
    const items = Array.from({ length: 20 }, () => ({ id: newId(), cells: {} }))
    const operations = insertItems(rows, { sectionId, type: 'service', items })
    const filled = applied(rows, operations)
    expect(childrenOf(filled, sectionId)).toHaveLength(itemsAtMost('service'))
    expect(insertItems(filled, { sectionId, type: 'service', items: [{ id: newId(), cells: {} }] })).toEqual([])
  })

  test('a content that is read and written again changes nothing, and what changes is named', () => {
    const rows = rowsOf(newStorefront('studio', known))
    const again = contentOfRows(rows, storefrontId)
    expect(rowsOf(again).size).toBe(rows.size)
    const services = sectionRow(rows, 'services')
    const moved = applied(rows, moveRowBy(rows, services.id, 1))
    expect(changesSinceRelease(rows, moved).every(({ kind }) => kind === 'moved')).toBe(true)
    const cut = applied(rows, [{ kind: 'delete', id: services.id }])
    expect(changesSinceRelease(rows, cut).map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => 'deleted'))
  })
})
