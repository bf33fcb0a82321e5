import { html, type Html } from '#platform/html'
import { brandNames, type Brand } from '@allenio/contract'

// The drawings are the web app's own; only their proportions are known here, so that nothing moves while they load.
const proportions = { allenio: 444 / 122.5, coachplus: 675 / 158, warfit: 446 / 80 } as const satisfies Record<Brand, number>

const drawing = (brand: Brand) => `/brand/${brand}/wordmark-on-dark.svg`
const widthOf = (brand: Brand, height: number) => Math.round(proportions[brand] * height)

/** The name as drawn for dark grounds, `height` pixels tall. */
export const wordmark = (brand: Brand, height: number): Html =>
  html`<img class="wordmark" src="${drawing(brand)}" alt="${brandNames[brand]}"
 width="${widthOf(brand, height)}" height="${height}">`

/** The name for dark grounds, placed inside a drawing. */
export const wordmarkAt = (brand: Brand, x: number, y: number, height: number): Html =>
  html`<image href="${drawing(brand)}" x="${x}" y="${y}" width="${widthOf(brand, height)}" height="${height}"/>`
