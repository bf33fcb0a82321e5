import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, PdfStandard, type NodeError } from '@myriaddreamin/typst-ts-node-compiler'
import { compactPdf } from './compact.ts'

// This module runs in the process for PDFs, so it loads the compiler and little else.

export interface PdfTask {
  template: string
  /** The template reads them as `sys.inputs`: values, never source. */
  inputs: Record<'language' | 'title' | 'data', string>
  pictures: Readonly<Record<string, Uint8Array>>
  /** In seconds. */
  madeAt: number
}

export type PdfResult = { bytes: Uint8Array; pages: number; faults: readonly string[] } | { error: string }

const isBundle = process.env.ALLENIO_BUNDLE === 'true'
/** Templates read nothing outside of it. */
const root = isBundle ? join(dirname(process.argv[1] ?? '.'), 'templates') : join(import.meta.dirname, '..', '..')

const fonts = [
  import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
]

let opened: NodeCompiler | undefined

const openCompiler = () =>
  (opened ??= NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: fonts.map(url => readFileSync(fileURLToPath(url))) }] }))

export function typeset({ template, inputs, pictures, madeAt }: PdfTask): PdfResult {
  const compiler = openCompiler()
  try {
    for (const [name, bytes] of Object.entries(pictures)) compiler.mapShadow(join(root, 'pictures', name), Buffer.from(bytes))
    const compiled = compiler.compile({ mainFilePath: join(root, template), inputs, resetRead: true })
    const document = compiled.result
    if (!document) return { error: messagesOf(compiler, compiled.takeError()).join('; ') }
    const pages = document.numOfPages
    try {
      const options = { pdfStandard: PdfStandard.UA_1, creationTimestamp: madeAt }
      return { bytes: compactPdf(compiler.pdf(document, options)), pages, faults: [] }
    } catch (error) {
      // a PDF with a box in place of a rare character is better than none
      return { bytes: compactPdf(compiler.pdf(document, { creationTimestamp: madeAt })), pages, faults: faultsIn(error) }
    }
  } finally {
    compiler.resetShadow()
    // the memoized results hold the data of this document
    compiler.evictCache(0)
  }
}

const messagesOf = (compiler: NodeCompiler, error: NodeError | null): string[] =>
  error ? compiler.fetchDiagnostics(error).map(each => JSON.stringify(each)) : ['it says no reason']

const faultsIn = (error: unknown): string[] =>
  [...String(error).matchAll(/message: "((?:[^"\\]|\\.)*)"/g)].map(match => (match[1] ?? '').replaceAll(/\\(.)/g, '$1'))
