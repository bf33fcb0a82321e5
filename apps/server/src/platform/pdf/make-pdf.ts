import type { Language } from '@allenio/contract'
import { AppError } from '#platform/errors'
import { sideProcess } from '#platform/processes'
import type { PdfTask, PdfResult } from './typesetter.ts'

/** A template reads any JSON. */
export type PrintedValue = string | number | boolean | null | undefined | readonly PrintedValue[] | { readonly [key: string]: PrintedValue }

export interface PdfRequest {
  /** The template's place below the server's source, as 'areas/programs/program.typ'. */
  template: `${string}.typ`
  language: Language
  /** Shown by readers of PDF in place of the file's name, and read aloud first. */
  title: string
  data: PrintedValue
  /** Pictures by the names that the data have for them: JPEG, PNG, WebP, GIF or SVG. */
  pictures?: Readonly<Record<string, Uint8Array>>
}

export interface Pdf {
  bytes: Uint8Array
  pages: number
  /** Why it is not PDF/UA: a character that no font has, or a template that breaks its rules. Empty where it is. */
  faults: readonly string[]
}

// the compiler takes 100 MB and memory grows with the document, so one is made at a time
const typesetting = sideProcess<PdfTask, PdfResult>({
  name: 'pdf-process',
  folder: import.meta.dirname,
  longestMs: 30_000,
  idleMs: 20_000,
  waitingAtMost: 20,
})

/** Makes a PDF in a process of its own, which the first one starts. */
export async function makePdf({ template, language, title, data, pictures = {} }: PdfRequest): Promise<Pdf> {
  const unnamed = Object.keys(pictures).find(name => !/^[\w-]{1,80}$/.test(name))
  if (unnamed !== undefined) throw new Error(`The picture '${unnamed}' of a PDF needs a name of letters, digits, - and _.`)
  const inputs = { language, title: withoutControls(title), data: JSON.stringify(data, (_, value: unknown) => printable(value)) }
  const result = await typesetting.ask({ template, inputs, pictures, madeAt: Math.floor(Date.now() / 1000) })
  if (result === 'too many waiting') throw new AppError('unavailable', { retryAfter: 10 })
  if (typeof result === 'string') throw new AppError('unavailable')
  if ('error' in result) throw new Error(`The template ${template} makes no PDF: ${result.error}`)
  return result
}

/** The process that is there for PDFs, while there are some. */
export const pdfProcess = typesetting.current

const printable = (value: unknown) => (typeof value === 'string' ? withoutControls(value) : value)

// a PDF cannot hold them; halves of a character pair are not even text
const withoutControls = (text: string) => text.toWellFormed().replace(/[^\P{Cc}\n\t]|[\uFEFF\uFFFE\uFFFF]/gu, '')
