// Films and voice notes made by hand, with all that telephones and cameras write beside pictures and sounds.

export const secrets = ['+45.4642+009.1900/', 'iPhone 15 Pro', 'SEGRETO', 'GoPro AVC', 'Lavf60'] as const
const [place, device, title, encoder, muxer] = secrets

/** Seconds since 1904 on 1 May 2026, as bytes that a test can look for. */
export const madeAt = Buffer.from('e6196fb0', 'hex')

type Part = Buffer | string

const joined = (parts: readonly Part[]): Buffer =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

const uint32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index))
  return bytes
}

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

export const box = (type: string, ...parts: Part[]): Buffer => joined([uint32(8 + joined(parts).length), type, ...parts])

/** A box whose length takes 64 bits. */
export const longBox = (type: string, ...parts: Part[]): Buffer => joined([uint32(1), type, uint32(0, 16 + joined(parts).length), ...parts])

interface TrackFacts {
  number: number
  handler: string
  description: Buffer
  samples: Buffer[]
  /** Where the samples lie in the file. */
  offset: number
}

const track = ({ number, handler, description, samples, offset }: TrackFacts): Buffer =>
  box(
    'trak',
    box('tkhd', uint32(7), madeAt, madeAt, uint32(number), Buffer.alloc(64)),
    box('udta', box('name', title)),
    box(
      'mdia',
      box('mdhd', uint32(0), madeAt, madeAt, uint32(600, 600, 0)),
      box('hdlr', uint32(0), 'mhlr', handler, 'appl', uint32(0, 0), encoder),
      box(
        'minf',
        box('gmhd', box('gmin', Buffer.alloc(16))),
        box('dinf', box('dref', uint32(0, 1), box('alis', uint32(1), `Macintosh HD:${title}`))),
        box(
          'stbl',
          box('stsd', uint32(0, 1), description),
          box('stts', uint32(0, 1, samples.length, 20)),
          box('stsc', uint32(0, 1, 1, samples.length, 1)),
          box('stsz', uint32(0, 0, samples.length, ...samples.map(({ length }) => length))),
          box('stco', uint32(0, 1, offset)),
        ),
      ),
    ),
  )

const pictures = [Buffer.from('PICTURE ONE'), Buffer.from('PICTURE NUMBER TWO')]
const positions = [Buffer.from(`at ${place}`), Buffer.from(`then ${place}`)]

/** The parts that have to stay in a film. */
export const pictureBytes = Buffer.concat(pictures)

const pictureDescription = box(
  'avc1',
  Buffer.alloc(6),
  hex('0001 0000 0000'),
  'GoPr',
  uint32(0, 0),
  hex('0140 00f0'),
  uint32(0x480000, 0x480000, 0),
  hex('0001'),
  String.fromCodePoint(encoder.length),
  encoder.padEnd(31, '\0'),
  hex('0018 ffff'),
  box('avcC', hex('0142c00b ffe10000')),
)

const positionDescription = box('mebx', Buffer.alloc(8), box('keys', 'com.apple.quicktime.location.ISO6709'))

const movieHeader = box('mvhd', uint32(0), madeAt, madeAt, uint32(600, 600), Buffer.alloc(80))

const tracksAt = (offset: number): Buffer[] => [
  track({ number: 1, handler: 'vide', description: pictureDescription, samples: pictures, offset }),
  track({ number: 2, handler: 'meta', description: positionDescription, samples: positions, offset: offset + pictureBytes.length }),
]

const metadata = [
  box('udta', box('\u00a9xyz', place), box('loci', place), box('meta', box('ilst', title)), uint32(0)),
  box('meta', box('keys', 'com.apple.quicktime.model'), box('ilst', device)),
]

const appleHead = box('ftyp', 'qt  ', uint32(0), 'qt  ')

/** A film as a telephone sends it: the header comes after the pictures. */
export function phoneFilm(): Buffer {
  const data = box('mdat', ...pictures, ...positions)
  const xmp = box('uuid', hex('be7acfcb97a942e89c71999491e3afac'), `<x:xmpmeta>${place}</x:xmpmeta>`)
  const header = longBox('moov', movieHeader, ...tracksAt(appleHead.length + 8), ...metadata)
  return joined([appleHead, data, xmp, header, box('free', title), `notes of a camera ${place}`])
}

/** A film with its header first, and as long as is asked; a test that needs only its beginning says so. */
export function longFilm(bytes: number, madeBytes = bytes): Buffer {
  const head = (offset: number) => joined([appleHead, box('moov', movieHeader, ...tracksAt(offset), ...metadata)])
  const start = joined([head(head(0).length + 8), uint32(bytes - head(0).length), 'mdat', ...pictures, ...positions])
  return Buffer.concat([start, Buffer.alloc(Math.max(0, Math.min(bytes, madeBytes) - start.length), 7)])
}

const runOf = (samples: readonly Buffer[], offset: number) =>
  box('trun', uint32(0x201, samples.length, offset, ...samples.map(({ length }) => length)))

/** A film in fragments, as a browser records it; its second track says where it was. */
export function fragmentedFilm({ isPlaced = true } = {}): Buffer {
  const partOf = (number: number, run: Buffer) => box('traf', box('tfhd', uint32(isPlaced ? 0x20000 : 0, number)), run)
  const fragment = (offset: number) =>
    box('moof', box('mfhd', uint32(0, 1)), partOf(1, runOf(pictures, offset)), partOf(2, runOf(positions, offset + pictureBytes.length)))
  const extends_ = box('mvex', box('trex', uint32(0, 1, 1, 0, 0, 0)), box('trex', uint32(0, 2, 1, 0, 0, 0)))
  const header = box('moov', movieHeader, ...tracksAt(0).map(withoutSamples), extends_, ...metadata)
  return joined([appleHead, header, box('emsg', place), fragment(fragment(0).length + 8), box('mdat', ...pictures, ...positions)])
}

/** The tables of a film in fragments are empty. */
function withoutSamples(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt32BE(0, copy.indexOf('stsz') + 12)
  copy.writeUInt32BE(0, copy.indexOf('stco') + 8)
  return copy
}

const element = (id: string, ...parts: Part[]): Buffer => {
  const { length } = joined(parts)
  return joined([hex(id), uint32(0x10000000 + length), ...parts])
}

/** An element of unknown length, as a browser writes it that records. */
const openElement = (id: string, ...parts: Part[]): Buffer => joined([hex(id), hex('01ffffffffffffff'), ...parts])

const block = (number: number, frame: Part) => element('a3', hex(`8${number} 0000 80`), frame)

/** A voice note as a browser records it: neither the recording nor its clusters have a known length, unless it was written later. */
export function browserVoice({ duration }: { duration?: string } = {}): Buffer {
  const info = element(
    '1549a966',
    element('bf', hex('01020304')),
    element('2ad7b1', hex('0f4240')),
    ...(duration === undefined ? [] : [element('4489', hex(duration))]),
    element('4461', madeAt, madeAt),
    element('7ba9', title),
    element('4d80', muxer),
    element('5741', device),
  )
  const sound = element('ae', element('d7', hex('01')), element('83', hex('02')), element('536e', device), element('86', 'A_OPUS'))
  const text = element('ae', element('d7', hex('02')), element('83', hex('11')), element('86', 'S_TEXT/UTF8'))
  const tags = element('1254c367', element('7373', title))
  const attachments = element('1941a469', element('61a7', place))
  const clusters = [0, 1].map(() => openElement('1f43b675', element('e7', hex('00')), block(1, soundBytes), block(2, place)))
  const segment = openElement('18538067', info, element('1654ae6b', sound, text), tags, ...clusters, attachments)
  return joined([element('1a45dfa3', element('4282', 'webm')), segment])
}

/** The parts that have to stay in a voice note. */
export const soundBytes = Buffer.from('SOUND OF A VOICE')
