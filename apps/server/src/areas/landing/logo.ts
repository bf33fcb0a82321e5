import { html, raw, type Html } from '#platform/html'
import type { Brand } from './site.ts'

// Drawn with strokes on a grid of 785 by 222: `ink` follows the words around it, `accent` the brand.
const allenio = raw(`<g fill="none" stroke-width="36" class="s-logo"><path d="M107 221V136a44.5 44.5 0 0 0-89 0v22a44.5 44.5 0 0 0 89 0"/><path d="M108 73v60"/><path d="M306 150h91v-14a44.5 44.5 0 0 0-89 0v22a44.5 44.5 0 0 0 82 24"/><path d="M458 221V73M458 136a44.5 44.5 0 0 1 89 0v85M613 73v148"/><path d="M678 136a44.5 44.5 0 0 1 89 0v22a44.5 44.5 0 0 1-89 0z"/></g><path class="f-logo" d="M597 8h36l-3 40h-37z"/><path class="f-logo-accent" d="M176 0h38l-19 221h-39zM234 0h38l-19 221h-39z"/>`)

const coachplus = raw(`<g fill="none" stroke-width="27" class="s-logo"><path d="M70 80a28.5 28.5 0 0 0-56 8v24a28.5 28.5 0 0 0 56 8M111 88a28.5 28.5 0 0 1 57 0v24a28.5 28.5 0 0 1-57 0zM265 88a28.5 28.5 0 0 0-57 0v24a28.5 28.5 0 0 0 57 0M265 50v100M361 80a28.5 28.5 0 0 0-56 8v24a28.5 28.5 0 0 0 56 8M402 0v150M402 88a28.5 28.5 0 0 1 57 0v62"/></g><g fill="none" stroke-width="27" class="s-logo-accent"><path d="M499 50v147M499 88a28.5 28.5 0 0 1 57 0v24a28.5 28.5 0 0 1-57 0M596 0v150M636 50v62a28.5 28.5 0 0 0 57 0M693 50v100M787 82c-6-16-52-16-52 6 0 24 54 8 54 34 0 22-50 22-56 2"/></g>`)

const warfit = raw(`<g class="f-logo"><path d="M0 22 26 16 38 98 68 34 80 34 92 98 122 16 148 24 94 156 76 156 66 92 36 156 22 156z"/><path fill-rule="evenodd" d="M128 130 190 10h18l46 120h-28l-10-26h-38l-14 26zM190 82h18l-8-22z"/><path d="M262 14h58q36 0 34 36-2 24-22 32l22 36-26 12-28-46h-14l-6 46h-26zM286 36l-4 28h30q16 0 18-14 0-14-14-14z" fill-rule="evenodd"/><path d="M374 14h90l-4 24h-64l-2 20h50l-4 24h-50l-6 48h-26zM482 14h26l-16 116h-26zM526 14h102l-4 24h-38l-14 92h-26l14-92h-38z"/></g>`)

const wordmarks = {
  allenio: { drawing: allenio, width: 785, height: 222 },
  coachplus: { drawing: coachplus, width: 802, height: 200 },
  warfit: { drawing: warfit, width: 628, height: 160 },
} as const satisfies Record<Brand, { drawing: Html, width: number, height: number }>

/** The name as drawn, `height` pixels tall. */
export function wordmark(brand: Brand, name: string, height: number): Html {
  const mark = wordmarks[brand]
  return html`<svg class="wordmark" role="img" aria-label="${name}" width="${Math.round(mark.width / mark.height * height)}"
 height="${height}" viewBox="0 0 ${mark.width} ${mark.height}">${mark.drawing}</svg>`
}

/** The same, inside a drawing of ours. */
export function wordmarkAt(brand: Brand, x: number, y: number, height: number): Html {
  const mark = wordmarks[brand]
  return html`<svg x="${x}" y="${y}" width="${Math.round(mark.width / mark.height * height)}" height="${height}"
 viewBox="0 0 ${mark.width} ${mark.height}">${mark.drawing}</svg>`
}

const tiles = {
  allenio: raw(`<rect width="360" height="360" rx="80" fill="#12171e"/><path fill="#fff" d="M146 79h57l-93 203H53z"/><path fill="#e21f3c" d="m217 79 90 203h-60l-60-137zM178 228h36l24 54h-85z"/>`),
  coachplus: raw(`<rect width="360" height="360" rx="80" fill="#1650d8"/><path fill="none" stroke="#fff" stroke-width="44" d="M242 112a98 98 0 1 0 0 136"/><path stroke="#fff" stroke-width="34" d="M242 134v92M200 180h88"/>`),
  warfit: raw(`<rect width="360" height="360" rx="80" fill="#c8f031"/><path fill="#0c1016" d="m52 100 42-9 16 122 60-108h26l26 100 68-120 38 20-94 208h-28l-22-106-58 106H92z"/>`),
} as const satisfies Record<Brand, Html>

/** The app's tile, used as the pages' icon. */
export const tile = (brand: Brand): Html =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360">${tiles[brand]}</svg>`
