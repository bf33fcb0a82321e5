import { isItem, textOf } from '#ui/rich-text'
import type { Line, LineKind, TextStyle } from '#ui/rich-text'

const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const satisfies Record<TextStyle, string>
// the page's own headings stand above these
const tagOf = { 'paragraph': 'p', 'heading 2': 'h3', 'heading 3': 'h4', 'bullet': 'div', 'number': 'div' } as const satisfies Record<LineKind, string>

/** Lines as elements; every one that holds a line says so, and nothing else holds words. */
export function drawLines(lines: readonly Line[]): DocumentFragment {
  const whole = document.createDocumentFragment()
  for (const line of lines) {
    const holder = drawLine(line)
    if (isItem(line)) placeItem(whole, line, holder)
    else whole.append(holder)
  }
  return whole
}

export function drawLine(line: Line): HTMLElement {
  const holder = document.createElement(tagOf[line.kind])
  holder.dataset['line'] = line.kind
  fillLine(holder, line)
  return holder
}

export function fillLine(holder: HTMLElement, line: Line): void {
  const text = textOf(line)
  holder.replaceChildren(...line.pieces.map(({ text: words, styles, href }) => {
    const inner = document.createDocumentFragment()
    for (const [index, part] of words.split('\n').entries()) {
      if (index > 0) inner.append(document.createElement('br'))
      if (part !== '') inner.append(part)
    }
    const styled = styles.reduce<Node>((node, style) => wrapped(tags[style], node), inner)
    if (href === undefined) return styled
    const link = wrapped('a', styled)
    link.setAttribute('href', href)
    return link
  }))
  // a line that is empty, or ends in a break, has no height without one more
  if (text === '' || text.endsWith('\n')) holder.append(document.createElement('br'))
}

function wrapped(tag: string, inner: Node): HTMLElement {
  const element = document.createElement(tag)
  element.append(inner)
  return element
}

function placeItem(whole: DocumentFragment, line: Line, holder: HTMLElement): void {
  const tag = line.kind === 'bullet' ? 'UL' : 'OL'
  const outer = whole.lastElementChild
  const item = outer && isList(outer) ? outer.lastElementChild : null
  if (!item || (line.level === 1 && !line.isMore)) {
    listIn(whole, tag).append(wrapped('li', holder))
    return
  }
  if (line.level === 1) {
    item.append(holder)
    return
  }
  const innerItem = item.lastElementChild && isList(item.lastElementChild) ? item.lastElementChild.lastElementChild : null
  if (line.isMore && innerItem) innerItem.append(holder)
  else listIn(item, tag).append(wrapped('li', holder))
}

const isList = ({ tagName }: Element): boolean => tagName === 'UL' || tagName === 'OL'

function listIn(parent: ParentNode, tag: 'UL' | 'OL'): Element {
  const last = parent.lastElementChild
  if (last?.tagName === tag) return last
  const list = document.createElement(tag)
  parent.append(list)
  return list
}
