import { Fragment, Slice } from 'prosemirror-model'
import type { EditorProps } from 'prosemirror-view'
import { addressOf, withLinks } from './addresses.ts'
import { setLink } from './commands.ts'
import { isListKind, linesOf } from './lines.ts'
import type { Line } from './lines.ts'
import { cleanPastedHtml } from './pasted-html.ts'
import { schema } from './schema.ts'

/** Handles copy, paste and drop. */
export const clipboard: EditorProps = {
  transformPastedHTML: cleanPastedHtml,
  clipboardTextParser: sliceOfText,
  clipboardTextSerializer: textOfSlice,
  handlePaste(view, { clipboardData }, slice) {
    const text = clipboardData?.getData('text/plain') ?? ''
    const { empty, $from, $to } = view.state.selection
    const address = empty || !$from.sameParent($to) ? undefined : addressOf(text)
    // an address that is pasted over selected words becomes their link
    if (address !== undefined) return setLink(address)(view.state, view.dispatch)
    if (slice.size > 0) return false
    // The library would let the browser paste things that it cannot read, such as a picture.
    if (text !== '') view.pasteText(text)
    return true
  },
  // without this the browser would leave the page to open a dropped file
  handleDrop: (_view, _event, slice) => slice.size === 0,
}

/** Parses plain text: each line is a paragraph, and addresses become links. */
function sliceOfText(text: string): Slice {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').split('\n')
  return new Slice(
    Fragment.from(
      lines.map(line =>
        schema.nodes.paragraph.create(
          null,
          withLinks(line).map(part =>
            schema.text(part.text, part.href === undefined ? [] : [schema.marks.link.create({ href: part.href })]),
          ),
        ),
      ),
    ),
    0,
    0,
  )
}

/** Formats the slice as plain text, for programs that accept nothing else. */
function textOfSlice({ content }: Slice): string {
  return linesOf(schema.nodes.doc.create(null, content)).map(textOfLine).join('\n')
}

function textOfLine({ kind, level, isContinued, content }: Line): string {
  const sign = isListKind(kind) && !isContinued ? `${'  '.repeat(level - 1)}- ` : ''
  return sign + content.textBetween(0, content.size, '', '\n')
}
