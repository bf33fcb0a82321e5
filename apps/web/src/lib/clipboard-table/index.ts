import { parseHtml, printHtml } from './html.ts'
import { parseTsv, printTsv, type CopiedTable } from './tsv.ts'

export { cellLimit, type CopiedTable } from './tsv.ts'

type Rows = readonly (readonly string[])[]

/** Puts a table on the clipboard of a copy event, as text and as HTML. */
export function writeCopiedTable(clipboard: DataTransfer, rows: Rows): void {
  clipboard.setData('text/plain', printTsv(rows))
  clipboard.setData('text/html', printHtml(rows))
}

/** Undefined where the clipboard holds no text. */
export function parseCopiedTable(clipboard: Pick<DataTransfer, 'getData'>): CopiedTable | undefined {
  const html = clipboard.getData('text/html')
  const text = clipboard.getData('text/plain')
  const table = html === '' ? undefined : parseHtml(html)
  return table ?? (text === '' ? undefined : parseTsv(text))
}

/** For a copy by a menu, where there is no event. */
export async function copyTable(rows: Rows): Promise<void> {
  const [text, html] = [printTsv(rows), printHtml(rows)]
  const blobs = { 'text/plain': new Blob([text], { type: 'text/plain' }), 'text/html': new Blob([html], { type: 'text/html' }) }
  await navigator.clipboard.write([new ClipboardItem(blobs)])
}

/** For a paste by a menu: the browser may ask, and refuse. */
export async function readClipboardTable(): Promise<CopiedTable | undefined> {
  const [item] = await navigator.clipboard.read()
  if (!item) return undefined
  const read = async (type: string) => (item.types.includes(type) ? await (await item.getType(type)).text() : '')
  const [html, text] = await Promise.all([read('text/html'), read('text/plain')])
  return parseCopiedTable({ getData: type => (type === 'text/html' ? html : text) })
}
