import { WorkbookFault } from './faults.ts'
import { showFigureBy, showGeneral, type ShowFigure } from './number-formats.ts'
import { attributeOf, xmlTokens, type XmlToken } from './xml.ts'
import type { Zip } from './zip.ts'

// The small files of a workbook: which sheets there are, the texts that they share, and how their figures are shown.

export async function* tokensOf(zip: Zip, path: string): AsyncGenerator<XmlToken> {
  for await (const tokens of xmlTokens(zip.read(path))) {
    zip.countTokens(tokens.length)
    yield* tokens
  }
}

/** The files that a file names, by their ids; a path begins at the folder of that file. */
async function parseRelations(zip: Zip, path: string): Promise<Map<string, { type: string; target: string }>> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const file = `${folder}_rels/${path.slice(folder.length)}.rels`
  const relations = new Map<string, { type: string; target: string }>()
  if (!zip.has(file)) return relations
  for await (const token of tokensOf(zip, file)) {
    if (token.kind !== 'open' || token.name !== 'Relationship') continue
    const [id = '', type = '', target = ''] = ['Id', 'Type', 'Target'].map(name => attributeOf(token.attributes, name))
    relations.set(id, { type: type.slice(type.lastIndexOf('/') + 1), target: resolvePath(folder, target) })
  }
  return relations
}

function resolvePath(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const parts: string[] = []
  for (const part of `${folder}${target}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

export interface WorkbookParts {
  sheets: readonly { name: string; path: string }[]
  sharedTextsPath: string | undefined
  stylesPath: string | undefined
  /** Days are counted from 1904, as old Macs did. */
  isFrom1904: boolean
}

export async function parseParts(zip: Zip): Promise<WorkbookParts> {
  const roots = await parseRelations(zip, '')
  const path = [...roots.values()].find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  if (!zip.has(path)) throw new WorkbookFault('no workbook')
  const relations = await parseRelations(zip, path)
  const pathOf = (type: string) => [...relations.values()].find(each => each.type === type && zip.has(each.target))?.target
  const sheets: { name: string; path: string }[] = []
  let isFrom1904 = false
  for await (const token of tokensOf(zip, path)) {
    if (token.kind !== 'open') continue
    if (token.name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributeOf(token.attributes, 'date1904') ?? '')
    if (token.name !== 'sheet' || (attributeOf(token.attributes, 'state') ?? 'visible') !== 'visible') continue
    // the relation's id has a namespace prefix; the other id is the number of the sheet
    const relation = relations.get(/\s\w+:id\s*=\s*["']([^"']*)/.exec(token.attributes)?.[1] ?? '')
    if (relation?.type === 'worksheet' && zip.has(relation.target))
      sheets.push({ name: attributeOf(token.attributes, 'name') ?? '', path: relation.target })
  }
  return { sheets, sharedTextsPath: pathOf('sharedStrings'), stylesPath: pathOf('styles'), isFrom1904 }
}

/** The texts that cells name by their number. */
export async function parseSharedTexts(zip: Zip, path: string | undefined): Promise<string[]> {
  const texts: string[] = []
  if (path === undefined) return texts
  let [text, isText, isPhonetic] = ['', false, false]
  for await (const token of tokensOf(zip, path)) {
    if (token.kind === 'text') {
      if (isText && !isPhonetic) text += token.text
    } else if (token.name === 't') isText = token.kind === 'open' && !token.isEmpty
    // phonetic readings of Japanese texts stand beside the text and are skipped
    else if (token.name === 'rPh') isPhonetic = token.kind === 'open' && !token.isEmpty
    else if (token.name === 'si') {
      if (token.kind === 'close' || token.isEmpty) texts.push(text)
      text = ''
    }
  }
  return texts
}

/** How the figures of each style are shown. */
export async function parseStyles(zip: Zip, path: string | undefined): Promise<ShowFigure[]> {
  const styles: ShowFigure[] = []
  if (path === undefined) return styles
  const codes = new Map<number, string>()
  // many styles share one format, so each format is parsed once
  const shows = new Map<number, ShowFigure>()
  let isCells = false
  for await (const token of tokensOf(zip, path)) {
    if (token.kind === 'text') continue
    if (token.name === 'cellXfs') isCells = token.kind === 'open'
    if (token.kind !== 'open') continue
    const idOf = () => Number(attributeOf(token.attributes, 'numFmtId') ?? 0)
    if (token.name === 'numFmt') codes.set(idOf(), attributeOf(token.attributes, 'formatCode') ?? '')
    if (token.name !== 'xf' || !isCells) continue
    const id = idOf()
    const show = shows.get(id) ?? showFigureBy(id, codes.get(id))
    shows.set(id, show)
    styles.push(show)
  }
  return styles
}

export const styleAt = (styles: readonly ShowFigure[], index: string | undefined): ShowFigure => styles[Number(index ?? 0)] ?? showGeneral
