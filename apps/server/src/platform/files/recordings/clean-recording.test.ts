import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { box, browserVoice, fragmentedFilm, longFilm, madeAt, phoneFilm, pictureBytes, secrets, soundBytes } from '#testing'
import { cleanRecording, UnreadableRecording } from './clean-recording.ts'
import { pageChecksum } from './ogg.ts'

const folder = await mkdtemp(join(tmpdir(), 'allenio-recordings-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function clean(bytes: Uint8Array): Promise<Buffer> {
  const path = join(folder, 'recording')
  await writeFile(path, bytes)
  await cleanRecording(path)
  return readFile(path)
}

const uint32 = (value: number, isLittleEndian = false): Buffer => {
  const bytes = Buffer.alloc(4)
  if (isLittleEndian) bytes.writeUInt32LE(value)
  else bytes.writeUInt32BE(value)
  return bytes
}

const secretsIn = (bytes: Buffer) => [...secrets, madeAt].filter(secret => bytes.includes(secret))

const latin = (text: string) => Buffer.from(text, 'latin1')
const ogg = (stream: number, flags: number, ...packets: Buffer[]): Buffer => {
  const lacing = packets.flatMap(({ length }) => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255])
  const head = Buffer.alloc(27)
  head.write('OggS')
  head.writeUInt8(flags, 5)
  head.writeUInt32LE(stream, 14)
  head.writeUInt8(lacing.length, 26)
  const page = Buffer.concat([head, Buffer.from(lacing), ...packets])
  page.writeUInt32LE(pageChecksum(page), 22)
  return page
}
const chunk = (name: string, body: Buffer, isLittleEndian = true) =>
  Buffer.concat([latin(name), uint32(body.length, isLittleEndian), body, Buffer.alloc(body.length % 2)])
const tagged = (size: number, body: Buffer) => Buffer.concat([latin('ID3\u0003\0\0\0\0\0'), Buffer.from([size]), body])
const secret = latin(`${secrets[0]} ${secrets[1]}`)
const sound = Buffer.concat([Buffer.from('fffb9064', 'hex'), soundBytes])

const samples: readonly (readonly [string, Buffer, Buffer])[] = [
  ['a film of a telephone', phoneFilm(), pictureBytes],
  ['a film with its header first', longFilm(20_000), pictureBytes],
  ['a film in fragments', fragmentedFilm(), pictureBytes],
  ['a voice note of a browser', browserVoice(), soundBytes],
  [
    'a voice note in Ogg, whose comments cover two pages',
    Buffer.concat([
      ogg(1, 2, latin('OpusHead        ')),
      ogg(2, 2, latin(`fishead ${secrets[0]}`)),
      ogg(1, 0, Buffer.concat([latin('OpusTags'), Buffer.alloc(255 * 10 - 8, secret)])).subarray(0),
      ogg(1, 0, soundBytes),
    ]),
    soundBytes,
  ],
  [
    'MP3 with tags at both ends',
    Buffer.concat([tagged(secret.length, secret), sound, latin(`TAG${secrets[1]}`), Buffer.alloc(125 - secrets[1].length)]),
    sound,
  ],
  ['MP3 whose tag is longer than it says', Buffer.concat([tagged(secret.length - 9, secret.subarray(0, -9)), secret, sound]), sound],
  [
    'WAV of a recorder that does not know its length',
    Buffer.concat([latin('RIFF'), uint32(0, true), latin('WAVE'), chunk('bext', secret), latin('data'), uint32(0, true), soundBytes]),
    soundBytes,
  ],
  [
    'WAV',
    Buffer.concat([
      latin('RIFF'),
      uint32(0, true),
      latin('WAVE'),
      chunk('fmt ', Buffer.alloc(16)),
      chunk('bext', secret),
      chunk('data', soundBytes),
      chunk('LIST', Buffer.concat([latin('INFO'), secret])),
    ]),
    soundBytes,
  ],
  [
    'AVI',
    chunk(
      'RIFF',
      Buffer.concat([
        latin('AVI '),
        chunk('LIST', Buffer.concat([latin('hdrl'), chunk('avih', Buffer.alloc(56)), chunk('IDIT', secret)])),
        chunk('LIST', Buffer.concat([latin('movi'), chunk('00dc', pictureBytes)])),
        chunk('idx1', Buffer.alloc(16)),
      ]),
    ),
    pictureBytes,
  ],
  [
    'AIFF',
    Buffer.concat([
      latin('FORM'),
      uint32(0),
      latin('AIFF'),
      chunk('COMM', Buffer.alloc(18), false),
      chunk('AUTH', secret, false),
      chunk('SSND', soundBytes, false),
    ]),
    soundBytes,
  ],
  [
    'CAF',
    Buffer.concat([
      latin('caff'),
      Buffer.from([0, 1, 0, 0]),
      latin('info'),
      uint32(0),
      uint32(secret.length),
      secret,
      latin('data'),
      Buffer.alloc(8, 255),
      soundBytes,
    ]),
    soundBytes,
  ],
  [
    'FLAC',
    Buffer.concat([latin('fLaC'), Buffer.from([0, 0, 0, 34]), Buffer.alloc(34), Buffer.from([0x84, 0, 0, secret.length]), secret, sound]),
    sound,
  ],
]

describe('what a recording tells beside its pictures and sounds', () => {
  test.each(samples)('%s keeps its length and loses the rest', async (_, bytes, played) => {
    expect(secretsIn(bytes)).not.toEqual([])
    const cleaned = await clean(bytes)
    expect(secretsIn(cleaned)).toEqual([])
    expect(cleaned.length).toBe(bytes.length)
    expect(cleaned.indexOf(played)).toBe(bytes.indexOf(played))
    expect((await clean(cleaned)).equals(cleaned)).toBe(true)
  })

  test('the track of positions goes with its coordinates among the pictures, and no offset changes', async () => {
    const film = phoneFilm()
    const cleaned = await clean(film)
    expect(film.includes('mebx')).toBe(true)
    expect(cleaned.includes('mebx')).toBe(false)
    const offsets = (bytes: Buffer) => bytes.subarray(bytes.indexOf('stco'), bytes.indexOf('stco') + 16)
    expect(offsets(cleaned).equals(offsets(film))).toBe(true)
    expect(cleaned.subarray(cleaned.indexOf('mdat') + 4 + pictureBytes.length).indexOf('uuid')).toBe(-1)
  })

  test.each([
    ['as a short number', '453c0000', 3.008],
    ['as a long number', '40a7800000000000', 3.008],
    ['not at all', undefined, undefined],
    ['as no number', '7fc00000', undefined],
  ])('a WebM that tells its length %s', async (_, duration, seconds) => {
    const path = join(folder, 'recording')
    await writeFile(path, browserVoice({ ...(duration !== undefined && { duration }) }))
    expect(await cleanRecording(path)).toBe(seconds)
  })

  test('the pages of Ogg keep a right checksum', async () => {
    const [, bytes] = samples.find(([name]) => name.includes('Ogg')) ?? ['', Buffer.alloc(0)]
    const cleaned = await clean(bytes)
    let pages = 0
    for (let at = 0; at < cleaned.length; pages++) {
      const pieces = cleaned.subarray(at + 27, at + 27 + cleaned.readUInt8(at + 26))
      const end = at + 27 + pieces.length + pieces.reduce((sum, length) => sum + length, 0)
      const page = Buffer.from(cleaned.subarray(at, end))
      page.writeUInt32LE(0, 22)
      expect(pageChecksum(page)).toBe(cleaned.readUInt32LE(at + 22))
      at = end
    }
    expect(pages).toBe(4)
  })
})

const film = phoneFilm()
const withBoxOf = (size: number) => Buffer.concat([box('ftyp', 'isom', uint32(0)), uint32(size), latin('moov'), Buffer.alloc(64)])

describe('what cannot be followed is refused', () => {
  test.each([
    ['a film without its header', Buffer.concat([box('ftyp', 'isom', uint32(0)), box('mdat', pictureBytes)])],
    ['a film that was cut within its header', film.subarray(0, film.indexOf('stco'))],
    ['a header that is longer than the file', withBoxOf(4000)],
    ['a header that is shorter than its own beginning', withBoxOf(4)],
    ['a header that is longer than any file', Buffer.concat([withBoxOf(1), Buffer.alloc(16, 255)])],
    ['a header within a header that ends after it', Buffer.concat([box('moov', box('trak', uint32(999), latin('mdia'))), film])],
    ['a compressed header', Buffer.concat([box('ftyp', 'qt  ', uint32(0)), box('moov', box('cmov', secret))])],
    ['two headers', Buffer.concat([film.subarray(0, film.indexOf('notes')), film])],
    ['a film of nothing but positions', latinSwap(film, 'vide', 'meta')],
    ['fragments that stand only one after the other', fragmentedFilm({ isPlaced: false })],
    ['a million empty boxes', Buffer.concat([box('ftyp', 'isom', uint32(0)), Buffer.alloc(8_000_008, box('free'))])],
    ['a million boxes that go', Buffer.concat([box('ftyp', 'isom', uint32(0)), Buffer.alloc(8_000_008, box('gone'))])],
    ['a voice note that is only its beginning', browserVoice().subarray(0, 60)],
    ['a tag that is longer than the file', tagged(100, secret)],
    ['a format that we do not know', Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_, bytes) => {
    await expect(clean(bytes)).rejects.toBeInstanceOf(UnreadableRecording)
  })

  test('a film whose pictures were cut off is taken as far as it came', async () => {
    const whole = longFilm(5000)
    expect(secretsIn(await clean(whole.subarray(0, 4000)))).toEqual([])
  })
})

function latinSwap(bytes: Buffer, before: string, after: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(before, after), 'latin1')
}

/** Overwrites some places of a sample with bytes that hurt: sizes of zero, of one, and larger than the file. */
const broken = fc
  .tuple(
    fc.constantFrom(...samples.map(([, bytes]) => bytes)),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.oneof(
          fc.constantFrom('00000000', '00000001', '00000007', '7fffffff', 'ffffffff', 'ffffffffffffffff', '80', 'ff', '01', '00'),
          fc.uint8Array({ minLength: 1, maxLength: 12 }).map(bytes => Buffer.from(bytes).toString('hex')),
        ),
      ),
      { maxLength: 6 },
    ),
    fc.option(fc.nat(), { nil: undefined }),
  )
  .map(([bytes, edits, length]) => {
    const copy = Buffer.from(bytes)
    for (const [at, hex] of edits) Buffer.from(hex, 'hex').copy(copy, at % copy.length)
    return length === undefined ? copy : copy.subarray(0, length % (copy.length + 1))
  })

const garbage = fc
  .tuple(
    fc.constantFrom('', '\0\0\0\u0010ftypisom\0\0\0\0', '\u001aE\u00df\u00a3', 'OggS', 'RIFF\0\0\0\0WAVE', 'FORM', 'caff', 'fLaC', 'ID3'),
    fc.uint8Array({ maxLength: 400 }),
  )
  .map(([head, rest]) => Buffer.concat([latin(head), rest]))

test('a broken file is refused or cleaned: nothing else is thrown, and its length never changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(broken, garbage), async bytes => {
      const path = join(folder, 'broken')
      await writeFile(path, bytes)
      await cleanRecording(path).catch((error: unknown) => {
        if (!(error instanceof UnreadableRecording)) throw error
      })
      expect((await readFile(path)).length).toBe(bytes.length)
    }),
  )
})
