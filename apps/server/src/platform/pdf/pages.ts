import { createHash } from 'node:crypto'
import { PaperPages } from '@allenio/contract/paper-pages'
import { AppError } from '#platform/errors'
import type { Turn } from '#platform/processes'
import { askTypesetter, pdfProcess, typingOf, type PdfRequest } from './make-pdf.ts'
import type { PagesTask } from './typesetter.ts'

/** A document that people look at page by page. */
export interface Paper {
  /** All that its looks depend on. Its pages are drawn once, as long as they are turned. */
  content: unknown
  /** The parts of a PDF: pictures are read when there is something to draw. */
  request: () => Promise<PdfRequest>
}

/** The pages that the PDF has, by keys that tell whether they have changed. */
export async function listPages(paper: Paper, turn: Turn = {}): Promise<PaperPages> {
  const { keys, ...result } = await askAbout(paper, named => askTypesetter({ kind: 'pages', ...named }, turn))
  return PaperPages.parse({ ...result, pages: keys })
}

/** A page as SVG. One that the paper has no longer is not found. */
export async function drawPage(paper: Paper, key: string, turn: Turn = {}): Promise<string> {
  const { svg } = await askAbout(paper, named => askTypesetter({ kind: 'page', key, ...named }, turn))
  if (svg === undefined) throw new AppError('not found')
  return svg
}

async function askAbout<Result extends object>(
  { content, request }: Paper,
  ask: (named: Pick<PagesTask, 'name' | 'typing'>) => Promise<Result | 'not drawn'>,
): Promise<Result> {
  const name = createHash('sha256').update(JSON.stringify(content)).digest('base64')
  const earlier = pdfProcess() ? await ask({ name }) : 'not drawn'
  if (earlier !== 'not drawn') return earlier
  const result = await ask({ name, typing: typingOf(await request()) })
  if (result === 'not drawn') throw new Error('A paper that was handed over is drawn.')
  return result
}
