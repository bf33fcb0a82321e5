import { makePdf, type PdfRequest } from './make-pdf.ts'

const rounds = 8

/** An empty page. After it the process has nothing left of the one before. */
const other: PdfRequest = { template: 'platform/pdf/house.typ', language: 'it', title: '', data: {} }

/** How long one PDF takes, in milliseconds: the first, which starts the process, and the median of others, each after an empty page. */
export async function measurePdf(...input: Parameters<typeof makePdf>) {
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round < rounds; round += 1) {
    const since = performance.now()
    const pdf = await makePdf(...input)
    times.push(performance.now() - since)
    bytes = pdf.bytes.length
    await makePdf(other)
  }
  const [first, ...warm] = times
  warm.sort((one, other) => one - other)
  return { first, warm: warm[Math.floor(warm.length / 2)], bytes }
}
