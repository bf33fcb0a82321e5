import { html, type Html, type Insertable } from '#platform/html'

// Drawings are scaled as pictures: coordinates are those of the real screen at 1280 pixels, classes give the colours.
export type Look = string

export const words = (x: number, y: number, text: Insertable, look: Look = ''): Html =>
  html`<text x="${x}" y="${y}" class="${look}">${text}</text>`

/** A run inside words, `gap` pixels after what stands before it. */
export const run = (text: string, look: Look, gap = 0): Html => html`<tspan class="${look}"${gap ? html` dx="${gap}"` : ''}>${text}</tspan>`

export const box = (x: number, y: number, width: number, height: number, look: Look, radius = 0): Html =>
  html`<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? html` rx="${radius}"` : ''} class="${look}"/>`

export const across = (x: number, y: number, width: number, look: Look = 's-line'): Html =>
  html`<path d="M${x} ${y}h${width}" class="${look}"/>`

export const down = (x: number, y: number, height: number, look: Look = 's-line'): Html =>
  html`<path d="M${x} ${y}v${height}" class="${look}"/>`

export const dot = (x: number, y: number, radius: number, look: Look): Html =>
  html`<circle cx="${x}" cy="${y}" r="${radius}" class="${look}"/>`

export const bar = (x: number, y: number, width: number, share: number, look: Look, height = 4): Html =>
  html`${box(x, y, width, height, 'f-track', height / 2)}${box(x, y, Math.round(width * share), height, look, height / 2)}`

/** A line through points, drawn from left to right when it comes into view. */
export const trend = (points: readonly (readonly [number, number])[], look: Look): Html =>
  html`<path d="M${points.map(([x, y]) => `${x} ${y}`).join('L')}" class="${look}" pathLength="1"/>`

/** Widths of pills follow their words: Inter takes about half its size a letter. */
export const widthOf = (text: string, size: number): number => Math.round(text.length * size * 0.5)

export type Screen = { width: number; height: number; label: string; look: string; content: Insertable }

export const screen = ({ width, height, label, look, content }: Screen): Html =>
  html`<svg class="drawing ${look}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}"
 data-rise><g aria-hidden="true">${content}</g></svg>`
