import sharp from 'sharp'
import { extractImages, extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '#platform/errors'
import { compactPdf } from './compact.ts'
import { makePdf, type PdfRequest } from './index.ts'
import { pdfProcess } from './make-pdf.ts'
import { samplePdf } from './testing/sample.ts'

const one = { weeks: 1, days: 1, rows: 1 }

async function readPdf(bytes: Uint8Array) {
  // the reader takes the bytes for itself
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const [{ text }, { info }, marks] = await Promise.all([
    extractText(document, { mergePages: true }),
    document.getMetadata(),
    document.getMarkInfo(),
  ])
  return { text: text.replaceAll(/\s+/g, ' '), info, isTagged: marks?.Marked === true, document }
}

const textOf = async (request: PdfRequest) => (await readPdf((await makePdf(request)).bytes)).text

describe('a PDF', () => {
  test('has the words of its data, a title, a language, and tags for those who listen to it', async () => {
    const { bytes, pages, faults } = await makePdf(samplePdf({ weeks: 2, days: 2, rows: 3 }))
    const { text, info, isTagged } = await readPdf(bytes)
    expect(text).toMatch(/^Forza, sedici settimane Settimana 1 Giorno 1 Esercizio Serie Carico Note A Panca inclinata/)
    expect(info).toMatchObject({ Title: 'Forza, sedici settimane', Language: 'it' })
    expect([isTagged, pages, faults]).toEqual([true, 1, []])
    expect(Buffer.from(bytes).includes('pdfuaid:part')).toBe(true)
  })

  test('of sixteen weeks takes less than a megabyte, and its last page can be read', async () => {
    const { bytes, pages } = await makePdf(samplePdf({ weeks: 16, days: 6, rows: 9 }))
    expect(bytes.length).toBeLessThan(400_000)
    const { text, document } = await readPdf(bytes)
    expect(document.numPages).toBe(pages)
    expect(text.match(/Panca inclinata/g)).toHaveLength(16 * 6 * 9)
    expect(await document.getOutline()).toHaveLength(16)
  })

  test('of which many are asked for at once is made for each with its own data', async () => {
    const texts = await Promise.all(Array.from({ length: 6 }, (_, at) => textOf(samplePdf(one, `nota ${at}`))))
    expect(texts.map(text => /nota \d/g.exec(text)?.[0])).toEqual(['nota 0', 'nota 1', 'nota 2', 'nota 3', 'nota 4', 'nota 5'])
  })

  test('of which one person asks for too many is refused, and somebody else’s is made among the first', async () => {
    const order: string[] = []
    const ask = (personId: string) => makePdf(samplePdf(one), { personId }).then(() => void order.push(personId))
    const outcomes = Promise.allSettled(Array.from({ length: 12 }, () => ask('many')))
    await ask('one')
    const refusals = (await outcomes).flatMap(each => (each.status === 'rejected' && each.reason instanceof AppError ? [each.reason] : []))
    expect(refusals.map(({ code, details }) => [code, details.retryAfter])).toEqual([1, 2, 3].map(() => ['too many papers', 10]))
    expect(order.indexOf('one')).toBeLessThan(3)
  })
})

describe('a paper that is too long', () => {
  test.each<[string, Parameters<typeof samplePdf>]>([
    ['by its rows', [{ weeks: 52, days: 7, rows: 30 }]],
    ['by its text', [one, 'serie '.repeat(250_000)]],
  ])('%s is refused in words', async (_, sample) => {
    await expect(makePdf(samplePdf(...sample))).rejects.toMatchObject({
      code: 'paper too long',
      details: { values: { rows: 8_000, pages: 400 } },
    })
  })

  test('by one page is refused before it is drawn', async () => {
    const long = { ...samplePdf(one), template: 'platform/pdf/testing/pages.typ', data: { pages: 401 } } as const
    await expect(makePdf(long)).rejects.toMatchObject({ code: 'paper too long' })
    expect((await makePdf({ ...long, data: { pages: 400 } })).pages).toBe(400)
  })
})

describe('text of strangers', () => {
  test.each([
    '#eval("1 + 1") #read("/main.ts") #include "/x.typ"',
    '\\ " $x^2$ *bold* _it_ <label> @reference `code` // comment /* [ ] { } = - + / ~',
    '{{client}} ${x} %PDF-1.7 endobj stream (a) << >> \\) 1 0 obj',
    'già perché l’àncora – “così” 82,5 kg ½ × → ≥ €',
  ])('stays text: %s', async note => {
    expect(await textOf(samplePdf(one, note))).toContain(note)
  })

  test('is taken as long as it is', async () => {
    const text = await textOf(samplePdf(one, 'serie '.repeat(17_000)))
    expect(text.match(/serie/g)).toHaveLength(17_000)
  })

  test('loses what no paper shows', async () => {
    expect(await textOf(samplePdf(one, 'a\u0000\u001B\u0085b\uFEFF c'))).toContain('ab c')
  })

  test('in the title stays text, too', async () => {
    const { bytes } = await makePdf({ ...samplePdf(one), title: '#panic() (\\) \u0007' })
    expect((await readPdf(bytes)).info).toMatchObject({ Title: '#panic() (\\) ' })
  })

  test('with a character that no font has makes a PDF all the same, which says so', async () => {
    // a machine may have fonts for any character that there is
    const { bytes, faults } = await makePdf(samplePdf(one, '\u{fdd0} 💪'))
    expect(faults.join()).toContain('could not be displayed')
    expect(await readPdf(bytes)).toMatchObject({ isTagged: true, text: expect.stringContaining('Panca') })
  })
})

describe('pictures', () => {
  const square = (side: number, background: string) =>
    sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer()
  const withLogo = (pictures: PdfRequest['pictures']): PdfRequest => {
    const sample = samplePdf(one)
    return { ...sample, data: { ...sample.data, logo: 'logo' }, ...(pictures && { pictures }) }
  }

  test('are found by their names, each document its own', async () => {
    const drawn: [side: number, red: number, blue: number][] = []
    for (const [side, color] of [
      [40, 'red'],
      [400, 'red'],
      [400, 'blue'],
    ] as const) {
      const { bytes, faults } = await makePdf(withLogo({ logo: await square(side, color) }))
      const { document } = await readPdf(bytes)
      const [logo] = await extractImages(document, 1)
      drawn.push([logo?.width ?? 0, logo?.data[0] ?? 0, logo?.data[2] ?? 0])
      expect(faults).toEqual([])
    }
    expect(drawn).toEqual([
      [40, 255, 0],
      [400, 255, 0],
      [400, 0, 255],
    ])
  })

  test('of another document, of no document, or of another folder are not to be had', async () => {
    await makePdf(withLogo({ logo: await square(40, 'red') }))
    await expect(makePdf(withLogo({}))).rejects.toThrow('makes no PDF')
    await expect(makePdf(withLogo({ '../logo': await square(40, 'red') }))).rejects.toThrow('needs a name')
  })

  test('that are none fail their document alone', async () => {
    await expect(makePdf(withLogo({ logo: Buffer.from('no picture') }))).rejects.toThrow('makes no PDF')
    expect(await textOf(samplePdf(one))).toContain('Panca')
  })
})

test('a process that is killed over a PDF fails this one, and the next is made by another', async () => {
  await makePdf(samplePdf(one))
  const first = pdfProcess()
  const dying = makePdf(samplePdf({ weeks: 52, days: 6, rows: 9 }))
  first?.kill('SIGKILL')
  await expect(dying).rejects.toMatchObject({ code: 'unavailable' })
  expect(await textOf(samplePdf(one))).toContain('Panca')
  expect(pdfProcess()?.pid).not.toBe(first?.pid)
})

test('a process that hangs fails its PDF once its time is over, and the next is made by another', async () => {
  await makePdf(samplePdf(one))
  const first = pdfProcess()
  first?.kill('SIGSTOP')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const late = makePdf(samplePdf(one))
  // the task has to be with the process before its time runs
  await vi.waitUntil(() => vi.getTimerCount() > 0)
  vi.advanceTimersByTime(30_000)
  await expect(late).rejects.toMatchObject({ code: 'unavailable' })
  vi.useRealTimers()
  expect(await textOf(samplePdf(one))).toContain('Panca')
  expect(pdfProcess()?.pid).not.toBe(first?.pid)
})

test('a file of another make is not touched', () => {
  const file = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF')
  expect(compactPdf(file)).toBe(file)
})
