import sharp from 'sharp'
import { drawSvg } from '#testing'
import { expect, test } from 'vitest'
import { makePdf, drawPage, listPages, type Paper, type PdfRequest } from './index.ts'
import { pdfProcess } from './make-pdf.ts'
import { samplePdf } from './testing/sample.ts'

const many = { weeks: 8, days: 6, rows: 9 }

function paperOf(request: PdfRequest & { data: object }) {
  let requests = 0
  const paper: Paper = {
    content: request.data,
    request: async () => {
      requests += 1
      return request
    },
  }
  return { paper, requests: () => requests }
}

test('pages are as many as those of the PDF, and are drawn once for all who turn them', async () => {
  const request = samplePdf(many, 'girare')
  const { paper, requests } = paperOf(request)
  const { pages } = await listPages(paper)
  expect(pages).toHaveLength((await makePdf(request)).pages)
  expect(new Set(pages).size).toBe(pages.length)
  for (const key of pages) expect(await drawPage(paper, key)).toMatch(/^<svg .*<\/svg>$/)
  expect(requests()).toBe(1)
})

test('a page brings each letter and picture that it shows', async () => {
  const sample = samplePdf({ weeks: 1, days: 1, rows: 1 }, '#panic() <script>alert(1)</script>')
  const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  const { paper } = paperOf({ ...sample, data: { ...sample.data, logo: 'logo' }, pictures: { logo: red } })
  const { pages } = await listPages(paper)
  const svg = await drawPage(paper, pages[0] ?? '')
  expect(svg).not.toContain('script')
  const references = [...svg.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(match => match[1])
  expect(references.length).toBeGreaterThan(50)
  expect(references.filter(id => !svg.includes(` id="${id}"`))).toEqual([])
  const { channels } = await drawSvg(svg)
  // red of the picture, dark of the letters
  expect(channels.map(({ min }) => min < 60)).toEqual([true, true, true])
  expect((channels[0]?.mean ?? 0) - (channels[1]?.mean ?? 0)).toBeGreaterThan(0.5)
})

test('a paper that was drawn long ago is drawn again', async () => {
  const [first, ...others] = Array.from({ length: 5 }, (_, at) => paperOf(samplePdf({ weeks: 1, days: 1, rows: 1 }, `foglio ${at}`)))
  if (!first) throw new Error('There are five papers.')
  const [key = ''] = (await listPages(first.paper)).pages
  for (const { paper } of others) await listPages(paper)
  expect(await drawPage(first.paper, key)).toContain('<svg')
  expect(first.requests()).toBe(2)
})

test('a process that dies over pages fails this call alone', async () => {
  const { paper } = paperOf(samplePdf({ weeks: 52, days: 6, rows: 9 }, 'interrotto'))
  await makePdf(samplePdf({ weeks: 1, days: 1, rows: 1 }))
  const dying = listPages(paper)
  const first = pdfProcess()
  first?.kill('SIGKILL')
  await expect(dying).rejects.toMatchObject({ code: 'unavailable' })
  const { paper: next } = paperOf(samplePdf({ weeks: 1, days: 1, rows: 1 }))
  expect((await listPages(next)).pages).toHaveLength(1)
})

test('previews of one person leave room for the others, and lose their place when nobody waits any more', async () => {
  const signal = AbortSignal.abort()
  const { paper, requests } = paperOf(samplePdf(many, 'annullato'))
  await expect(listPages(paper, { signal })).rejects.toMatchObject({ code: 'unavailable' })
  expect(requests()).toBeLessThanOrEqual(1)
  const waiting = Array.from({ length: 12 }, (_, at) =>
    listPages(paperOf(samplePdf({ weeks: 4, days: 6, rows: 9 }, `coda ${at}`)).paper, { personId: 'one' }),
  )
  const outcomes = Promise.allSettled(waiting)
  const pdf = makePdf(samplePdf({ weeks: 1, days: 1, rows: 1 }), { personId: 'other' })
  expect((await pdf).pages).toBe(1)
  expect((await outcomes).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
})
