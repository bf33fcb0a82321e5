import type { Language } from '@allenio/contract'
import type { MeasureCell, PaperBody } from '@allenio/contract/visits'
import { bodyBox, bodyOutlines } from '@allenio/domain/body-outlines'
import { bodyPlaceOf, nameOfMeasure, type BodyPlace } from '@allenio/domain/visits'
import { paperWords } from './words.ts'

interface Site {
  number: number
  cell: MeasureCell
  place: BodyPlace
}

type Mark = PaperBody['marks'][number]

/** The places on the body at which these measures were taken, numbered in their order. */
export const sitesOf = (cells: readonly MeasureCell[]): Site[] =>
  cells
    .flatMap(cell => {
      const place = bodyPlaceOf(cell)
      return place ? [{ cell, place }] : []
    })
    .map((site, at) => ({ ...site, number: at + 1 }))

/** The body from the sides on which there is something to show. */
export function presentBodies(sites: readonly Site[], language: Language): PaperBody[] {
  const say = paperWords(language)
  return (['front', 'back'] as const).flatMap((side): PaperBody[] => {
    const ownSites = sites.filter(({ place }) => place.view === side)
    if (ownSites.length === 0) return []
    const names = ownSites.map(({ number, cell }) => `${number} ${nameOfMeasure(cell, language)}`)
    return [{ side, name: say(side), marks: marksOf(ownSites), text: `${say(side)}: ${names.join(', ')}` }]
  })
}

/** The numbers of limbs stand outside; those of bands across the trunk, which lie close to each other, take turns. */
function marksOf(sites: readonly Site[]): Mark[] {
  const trunk = sites.filter(({ place }) => place.x === 0).toSorted((one, other) => one.place.y - other.place.y)
  return sites.map(site => {
    const { x, y, width = 0 } = site.place
    const isLeft = x < 0 || (x === 0 && trunk.indexOf(site) % 2 === 0)
    return { number: site.number, x, y, width, end: isLeft ? 'left' : 'right' }
  })
}

const { left, top, width, height } = bodyBox
const drawingOf = (half: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}"><g fill="#DDE2E8">` +
  `<path d="${half}"/><path d="${half}" transform="scale(-1 1)"/></g></svg>`

/** Marks are drawn upon these. */
export const bodyDrawings = { box: bodyBox, front: drawingOf(bodyOutlines.front), back: drawingOf(bodyOutlines.back) }
