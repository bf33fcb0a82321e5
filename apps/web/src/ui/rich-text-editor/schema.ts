import { Schema } from 'prosemirror-model'
import type { MarkSpec, NodeSpec } from 'prosemirror-model'
import { isSafeAddress } from '#ui/rich-text'

const hasLine = (name: string) => (value: string) => value.includes(name) && null

// The page's own headings stand above these, so they are drawn one level lower. The attribute tells a larger
// heading of ours from the smaller one of another page.
const heading: NodeSpec = {
  group: 'block',
  content: 'inline*',
  defining: true,
  selectable: false,
  attrs: { level: { default: 2 } },
  toDOM: ({ attrs }) => (attrs['level'] === 2 ? ['h3', { 'data-level': '2' }, 0] : ['h4', 0]),
  parseDOM: [
    { tag: 'h1, h2, h3[data-level="2"]', attrs: { level: 2 }, priority: 60 },
    { tag: 'h3, h4, h5, h6', attrs: { level: 3 } },
  ],
}

const link: MarkSpec = {
  attrs: { href: {} },
  // text that is typed after a link does not belong to it
  inclusive: false,
  toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs: element => {
        const href = element.getAttribute('href')?.trim() ?? ''
        return isSafeAddress(href) && { href }
      },
    },
  ],
}

/** The parts that a document may have, named as in the contract; the library accepts nothing else. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', selectable: false, toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
    heading,
    bulletList: { group: 'block list', content: 'listItem+', selectable: false, toDOM: () => ['ul', 0], parseDOM: [{ tag: 'ul' }] },
    orderedList: { group: 'block list', content: 'listItem+', selectable: false, toDOM: () => ['ol', 0], parseDOM: [{ tag: 'ol' }] },
    listItem: { content: '(paragraph | list)+', defining: true, selectable: false, toDOM: () => ['li', 0], parseDOM: [{ tag: 'li' }] },
    text: { group: 'inline' },
    hardBreak: { group: 'inline', inline: true, selectable: false, toDOM: () => ['br'], parseDOM: [{ tag: 'br' }] },
  },
  // the order of the stored marks
  marks: {
    bold: {
      toDOM: () => ['strong', 0],
      parseDOM: [
        // Google Docs wraps everything that it copies in <b style="font-weight: normal">
        { tag: 'strong, b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: value => /^bold|^[6-9]\d\d$/.test(value) && null },
        {
          style: 'font-weight',
          getAttrs: value => /^normal|^[1-5]\d\d$/.test(value) && null,
          clearMark: ({ type }) => type.name === 'bold',
        },
      ],
    },
    italic: {
      toDOM: () => ['em', 0],
      parseDOM: [
        { tag: 'em, i' },
        { style: 'font-style', getAttrs: value => /^(italic|oblique)/.test(value) && null },
        { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'italic' },
      ],
    },
    underline: {
      toDOM: () => ['u', 0],
      parseDOM: [{ tag: 'u, ins' }, { style: 'text-decoration', getAttrs: hasLine('underline'), consuming: false }],
    },
    strike: {
      toDOM: () => ['s', 0],
      parseDOM: [{ tag: 's, strike, del' }, { style: 'text-decoration', getAttrs: hasLine('line-through'), consuming: false }],
    },
    link,
  },
})
