import { replaceWordLists } from './word-lists.ts'

// elements that are removed together with their text
const foreign = [
  'audio',
  'button',
  'canvas',
  'embed',
  'iframe',
  'img',
  'input',
  'link',
  'math',
  'meta',
  'noscript',
  'object',
  'picture',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
].join()
const headings = ':is(h1, h2, h3, h4, h5, h6)'
const blocks = `:is(article, blockquote, dd, div, dl, li, ol, p, section, table, ul, ${headings})`
const holdsBlocks = `:is(${blocks}, :has(${blocks}))`

/**
 * Brings the HTML of other programs into the shape that the schema reads; the schema decides which parts are accepted.
 * It is parsed in a separate document, so that nothing in it runs, loads or is shown.
 */
export function cleanPastedHtml(html: string): string {
  // text that was copied from our editor has this mark and needs no cleaning
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(foreign)) element.remove()
  cleanSpaces(body)
  replaceWordLists(body)
  // inner tables are replaced before the outer ones
  for (const table of [...body.querySelectorAll('table')].toReversed()) replaceTable(table)
  for (const pre of body.querySelectorAll('pre')) pre.replaceWith(...pre.textContent.split('\n').map(line => wrap(pre, 'p', [line])))
  for (const element of body.querySelectorAll(`dt, li ${headings}`)) element.replaceWith(wrap(element, 'p', element.childNodes))
  // headings are always bold and links always underlined, so these styles are removed there
  removeLook(body, { within: headings, tags: ':is(b, strong)', property: 'font-weight' })
  removeLook(body, { within: 'a[href]', tags: ':is(u, ins)', property: 'text-decoration' })
  for (const element of body.querySelectorAll(`${holdsBlocks} + br, br:has(+ ${holdsBlocks})`)) element.remove()
  for (const element of [...body.querySelectorAll(blocks)].toReversed()) if (element.textContent.trim() === '') element.remove()
  return body.innerHTML
}

function cleanSpaces(body: HTMLElement): void {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.nodeValue = (text.nodeValue ?? '').replaceAll('\u00A0', ' ').replaceAll(/[\u200B\uFEFF]/g, '')
  }
}

function replaceTable(table: HTMLTableElement): void {
  const { caption, rows } = table
  table.replaceWith(...(caption ? [wrap(caption, 'p', caption.childNodes)] : []), ...[...rows].flatMap(linesOfRow))
}

/** The cells of a row are joined in one line, unless a cell contains several lines. */
function linesOfRow(row: HTMLTableRowElement): HTMLElement[] {
  for (const only of row.querySelectorAll(':is(td, th) > :is(p, div):only-child')) only.replaceWith(...only.childNodes)
  const cells = [...row.cells].filter(({ textContent }) => textContent.trim() !== '')
  if (row.querySelector(blocks)) return cells.map(cell => wrap(cell, 'div', cell.childNodes))
  return [
    wrap(
      row,
      'p',
      cells.flatMap((cell, index) => [...(index > 0 ? [' · '] : []), ...cell.childNodes]),
    ),
  ]
}

interface Look {
  within: string
  tags: string
  property: 'font-weight' | 'text-decoration'
}

function removeLook(body: HTMLElement, { within, tags, property }: Look): void {
  for (const element of body.querySelectorAll(`${within} ${tags}`)) element.replaceWith(...element.childNodes)
  for (const element of body.querySelectorAll<HTMLElement>(`${within}, ${within} [style]`)) element.style.removeProperty(property)
}

/** A new element in the same document as the one that it replaces. */
function wrap({ ownerDocument }: Element, tag: string, content: Iterable<Node | string>): HTMLElement {
  const element = ownerDocument.createElement(tag)
  element.append(...content)
  return element
}
