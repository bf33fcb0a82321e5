import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import { sql } from '#platform/db'
import { gatherSamples, sceneOf, speakerOf } from './scenes.ts'
import { testHouse } from './test-house.ts'
import { nameOf } from './tried-endpoints.ts'

const house = await testHouse()
const samples = await gatherSamples()
const downloads = samples.filter(({ endpoint }) => endpoint.kind === 'download' || (endpoint.kind === 'json' && endpoint.asFile))
const unfilled = /\{\{\s*\w+\s*\}\}/

/** The texts of the entries of a ZIP: workbooks are one, too. Sizes stand in its directory, because entries are written as they come. */
function textsOfZip(file: Buffer): string[] {
  const texts: string[] = []
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, offset] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20), file.readUInt32LE(at + 42)]
    const [name, extra, comment] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)]
    const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
    const bytes = file.subarray(start, start + size)
    texts.push(file.toString('utf8', at + 46, at + 46 + name), (method === 8 ? inflateRawSync(bytes) : bytes).toString())
    at += 46 + name + extra + comment
  }
  return texts
}

async function textsOfPdf(file: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(file))
  const pages = Array.from({ length: document.numPages }, async (_, at) => (await document.getPage(at + 1)).getTextContent())
  return (await Promise.all(pages)).map(({ items }) => items.map(item => ('str' in item ? item.str : '')).join(' '))
}

async function textsOf(file: Buffer): Promise<string[]> {
  if (file.subarray(0, 2).toString() === 'PK') return textsOfZip(file)
  // the file of a sample may only begin like a PDF
  if (file.subarray(0, 4).toString() === '%PDF') return textsOfPdf(file).catch(() => [file.toString()])
  return [file.toString()]
}

test.each(downloads.map(sample => [nameOf(sample.endpoint), sample] as const))(
  '%s leaves no placeholder in its file',
  async (_, sample) => {
    const types =
      sample.endpoint.kind === 'download' ? sample.endpoint.types : sample.endpoint.kind === 'json' ? sample.endpoint.asFile?.types : []
    for (const language of ['it', 'en'] as const) {
      const scene = await sceneOf(house)
      const { input, as: who } = await sample.make(scene)
      const people = Object.values(scene.a).flatMap(each => (typeof each === 'string' ? [] : [each.personId]))
      await scene.database.withSystem('write', db => db.run(sql`update persons set locale = ${language} where id = any(${people}::uuid[])`))
      const caller = await speakerOf(house, { who, on: scene })
      for (const format of 'format' in Object(input) ? ['csv', 'xlsx'] : [undefined]) {
        const fields = { ...Object(input), ...(format && { format }) }
        const { status, headers, bytes } = await caller.ask(sample.endpoint, fields, { headers: { accept: types?.join(', ') ?? '*/*' } })
        const texts = [decodeURIComponent(String(headers['content-disposition'] ?? '')), ...(await textsOf(bytes))]
        expect([status, texts.filter(text => unfilled.test(text))]).toEqual([200, []])
      }
    }
  },
)
