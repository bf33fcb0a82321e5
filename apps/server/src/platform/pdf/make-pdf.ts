import type { Language } from '@allenio/contract'
import { AppError } from '#platform/errors'
import { failedPdfs } from '#platform/metrics'
import { sideProcess, type Turn } from '#platform/processes'
import { isTooLong, paperTooLong } from './paper-bounds.ts'
import type { Failure, TypesetterResults, TypesetterTask, Typing } from './typesetter.ts'

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

const longestMs = 30_000

// the compiler takes 100 MB and memory grows with the document, so one is made at a time
const typesetting = sideProcess<TypesetterTask, TypesetterResults[TypesetterTask['kind']]>({
  name: 'pdf-process',
  folder: import.meta.dirname,
  longestMs,
  idleMs: 20_000,
  waitingAtMost: 60,
  waitingOfOneAtMost: 8,
  longestWaitMs: 60_000,
})

/** Makes a PDF in a process of its own, which the first one starts. */
export const makePdf = async (request: PdfRequest, turn: Turn = {}): Promise<Pdf> =>
  askTypesetter({ kind: 'pdf', ...typingOf(request), madeAt: Math.floor(Date.now() / 1000) }, turn)

const faultReasons = {
  ended: 'the process that makes PDFs has ended over this one, or does not start',
  late: `the PDF took longer than ${longestMs / 1000} seconds`,
}

let failedAt: number | undefined
const rememberedMs = 600_000

function noteFailure(cause: string): void {
  failedAt = performance.now()
  failedPdfs.inc({ cause })
}

/** Whether the last PDF has failed, and not long ago. One that is too long for paper is no failure. */
export const arePdfsFailing = (): boolean => failedAt !== undefined && performance.now() - failedAt < rememberedMs

type ResultOf<Task extends TypesetterTask> = Exclude<TypesetterResults[Task['kind']], Failure | 'too many pages'>

/** Answers what the process makes of a task, and throws where it makes nothing. */
export async function askTypesetter<Task extends TypesetterTask>(task: Task, turn: Turn): Promise<ResultOf<Task>> {
  const result = await typesetting.ask(task, turn)
  switch (result) {
    case 'too many of one':
      throw new AppError('too many papers', { retryAfter: 10 })
    case 'too many waiting':
    case 'waited too long':
      throw new AppError('papers busy', { retryAfter: 30 })
    case 'too large':
      throw paperTooLong()
    case 'given up':
      throw new AppError('unavailable')
    case 'ended':
    case 'late':
      noteFailure(result)
      throw new AppError('unavailable', { cause: new Error(faultReasons[result]) })
    default:
  }
  if (result === 'too many pages') throw paperTooLong()
  if (typeof result === 'object' && 'error' in result) {
    noteFailure('error')
    throw new Error(result.error)
  }
  failedAt = undefined
  // the process answers each kind of task with its own kind of result
  return result as ResultOf<Task>
}

export function typingOf({ template, language, title, data, pictures = {} }: PdfRequest): Typing {
  if (isTooLong(data)) throw paperTooLong()
  const unnamed = Object.keys(pictures).find(name => !/^[\w-]{1,80}$/.test(name))
  if (unnamed !== undefined) throw new Error(`The picture '${unnamed}' of a PDF needs a name of letters, digits, - and _.`)
  const inputs = { language, title: withoutControls(title), data: JSON.stringify(data, (_, value: unknown) => printable(value)) }
  return { template, inputs, pictures }
}

/** The process that is there for PDFs, while there are some. */
export const pdfProcess = typesetting.current

const printable = (value: unknown) => (typeof value === 'string' ? withoutControls(value) : value)

// a PDF cannot hold them; halves of a character pair are not even text
const withoutControls = (text: string) => text.toWellFormed().replace(/[^\P{Cc}\n\t]|[\uFEFF\uFFFE\uFFFF]/gu, '')
