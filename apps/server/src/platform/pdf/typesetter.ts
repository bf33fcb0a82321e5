import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, PdfStandard, type NodeError, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { runtimeFiles } from '#platform/places'
import { compactPdf } from './compact.ts'
import { takeApart, type DrawnPages } from './page-pictures.ts'
import { pagesAtMost } from './typesetter-bounds.ts'

// The process for PDFs runs this module, so it loads the compiler and little else.

export interface Typing {
  template: string
  /** The inputs that the template reads as `sys.inputs`: values, never source. */
  inputs: Record<'language' | 'title' | 'data', string>
  pictures: Readonly<Record<string, Uint8Array>>
}

export interface PdfTask extends Typing {
  kind: 'pdf'
  /** The time of the document in seconds. */
  madeAt: number
}

/** Asks for pages. Pages that were drawn a moment ago under the same key need no document. */
export interface PagesTask {
  kind: 'pages'
  name: string
  typing?: Typing
}

export interface PageTask extends Omit<PagesTask, 'kind'> {
  kind: 'page'
  key: string
}

export type TypesetterTask = PdfTask | PagesTask | PageTask
export interface TypesetterResults {
  pdf: PdfResult
  pages: PagesResult
  page: PageResult
}

export type PdfResult = { bytes: Uint8Array; pages: number; faults: readonly string[] } | 'too many pages' | Failure
export type PagesResult = Pick<DrawnPaper, 'width' | 'height' | 'keys' | 'places'> | 'not drawn' | 'too many pages' | Failure
export type PageResult = { svg: string | undefined } | 'not drawn' | 'too many pages' | Failure

export interface Failure {
  error: string
}

interface DrawnPaper extends DrawnPages {
  /** The places that the template has marked. */
  places: readonly unknown[]
}

const fonts = [
  import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
]

let opened: NodeCompiler | undefined

// templates can read nothing outside of the workspace
const openCompiler = () =>
  (opened ??= NodeCompiler.create({
    workspace: runtimeFiles,
    fontArgs: [{ fontBlobs: fonts.map(url => readFileSync(fileURLToPath(url))) }],
  }))

export function typeset(task: PdfTask): PdfResult {
  const { madeAt } = task
  return compiled(task, (compiler, document) => {
    const pages = document.numOfPages
    try {
      const options = { pdfStandard: PdfStandard.UA_1, creationTimestamp: madeAt }
      return { bytes: compactPdf(compiler.pdf(document, options)), pages, faults: [] }
    } catch (error) {
      // a PDF with a box in place of a rare character is better than no PDF
      return { bytes: compactPdf(compiler.pdf(document, { creationTimestamp: madeAt })), pages, faults: faultsIn(error) }
    }
  })
}

export function listPages({ name, typing }: PagesTask): PagesResult {
  const paper = drawnPapers.get(name) ?? (typing && draw(name, typing))
  if (!paper) return 'not drawn'
  if (paper === 'too many pages' || 'error' in paper) return paper
  const { width, height, keys, places } = paper
  return { width, height, keys, places }
}

export function drawPage({ name, typing, key }: PageTask): PageResult {
  const paper = drawnPapers.get(name) ?? (typing && draw(name, typing))
  if (!paper) return 'not drawn'
  return paper === 'too many pages' || 'error' in paper ? paper : { svg: paper.draw(key) }
}

/** The papers that were drawn last, for readers who turn their pages. They are lost when the process ends. */
const drawnPapers = new Map<string, DrawnPaper>()
const papersAtMost = 4
const charactersAtMost = 24_000_000

function draw(name: string, typing: Typing): DrawnPaper | 'too many pages' | Failure {
  const paper = compiled(typing, (compiler, document): DrawnPaper => {
    const places: unknown = compiler.query(document, { selector: '<place>', field: 'value' })
    return { ...takeApart(compiler.plainSvg(document), document.numOfPages), places: Array.isArray(places) ? places : [] }
  })
  if (paper === 'too many pages' || 'error' in paper) return paper
  drawnPapers.set(name, paper)
  const isTooMuch = () => [...drawnPapers.values()].reduce((sum, { size }) => sum + size, 0) > charactersAtMost
  for (const oldest of drawnPapers.keys()) if (drawnPapers.size > papersAtMost || isTooMuch()) drawnPapers.delete(oldest)
  return paper
}

/** The most pages after which the compiler keeps its cache: the memory of a larger document would stay until the process ends. */
const keptPagesAtMost = 60

function compiled<Made>(
  { template, inputs, pictures }: Typing,
  make: (compiler: NodeCompiler, document: NodeTypstDocument) => Made,
): Made | 'too many pages' | Failure {
  const compiler = openCompiler()
  let pages = 0
  try {
    for (const [name, bytes] of Object.entries(pictures)) compiler.mapShadow(join(runtimeFiles, 'pictures', name), Buffer.from(bytes))
    const result = compiler.compile({ mainFilePath: join(runtimeFiles, template), inputs, resetRead: true })
    pages = result.result?.numOfPages ?? 0
    if (pages > pagesAtMost) return 'too many pages'
    return result.result
      ? make(compiler, result.result)
      : { error: `The template ${template} makes no PDF: ${messagesOf(compiler, result.takeError()).join('; ')}` }
  } finally {
    compiler.resetShadow()
    // the cache of this document speeds up the next one, which is often the same with an edit; unused parts are evicted
    compiler.evictCache(pages > keptPagesAtMost ? 0 : 1)
  }
}

const messagesOf = (compiler: NodeCompiler, error: NodeError | null): string[] =>
  error ? compiler.fetchDiagnostics(error).map(each => JSON.stringify(each)) : ['it says no reason']

const faultsIn = (error: unknown): string[] =>
  [...String(error).matchAll(/message: "((?:[^"\\]|\\.)*)"/g)].map(match => (match[1] ?? '').replaceAll(/\\(.)/g, '$1'))
