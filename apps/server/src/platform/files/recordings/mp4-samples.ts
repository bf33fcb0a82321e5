import { bodyOf, findBox, readBoxes, type Box } from './mp4-boxes.ts'
import { UnreadableRecording, type Recording } from './recording.ts'

// The samples of the tracks that are removed: a track of positions has its coordinates there, among the pictures and sounds.

const tableOf = async (file: Recording, box: Box | undefined) => (box ? file.read(box.body, box.end - box.body) : Buffer.alloc(0))

interface SampleSizes {
  count: number
  /** The bytes of some samples, one after the other; no more than `most` are counted. */
  bytesOf: (from: number, samples: number, most: number) => number
}

function readSizes(table: Buffer, isCompact: boolean): SampleSizes {
  if (table.length < 12) return { count: 0, bytesOf: () => 0 }
  const count = table.readUInt32BE(8)
  const bits = isCompact ? table.readUInt8(7) : 32
  const commonSize = isCompact ? 0 : table.readUInt32BE(4)
  if (commonSize > 0) return { count, bytesOf: (_, samples) => samples * commonSize }
  if (![4, 8, 16, 32].includes(bits)) throw new UnreadableRecording('the sizes of samples are broken')
  const sizeOf = (index: number) => {
    const at = 12 + Math.floor((index * bits) / 8)
    if (bits === 4) return index % 2 === 0 ? Math.floor(table.readUInt8(at) / 16) : table.readUInt8(at) % 16
    return table.readUIntBE(at, bits / 8)
  }
  return {
    count: Math.min(count, Math.floor(((table.length - 12) * 8) / bits)),
    bytesOf(from, samples, most) {
      let bytes = 0
      for (let index = from; index < from + samples && bytes < most; index++) bytes += sizeOf(index)
      return bytes
    },
  }
}

/** Overwrites all samples that the tables of a track name. */
export async function zeroSamples(file: Recording, track: Box): Promise<void> {
  const table = await findBox(file, bodyOf(track), ['mdia', 'minf', 'stbl'])
  if (!table) return
  const boxes = await readBoxes(file, bodyOf(table))
  const find = (type: string) => boxes.find(box => box.type === type)
  const compact = find('stz2')
  const { count, bytesOf } = readSizes(await tableOf(file, find('stsz') ?? compact), compact !== undefined && find('stsz') === undefined)
  const long = find('co64')
  const offsets = await tableOf(file, long ?? find('stco'))
  const groups = await tableOf(file, find('stsc'))
  const offsetBytes = long ? 8 : 4
  const chunks = Math.floor((offsets.length - 8) / offsetBytes)
  const groupCount = Math.floor((groups.length - 8) / 12)
  let sample = 0
  let group = 0
  for (let chunk = 0; chunk < chunks && sample < count && groupCount > 0; chunk++) {
    file.countStep()
    while (group + 1 < groupCount && groups.readUInt32BE(8 + (group + 1) * 12) <= chunk + 1) group++
    const samples = Math.min(groups.readUInt32BE(8 + group * 12 + 4), count - sample)
    const start = long ? Number(offsets.readBigUInt64BE(8 + chunk * 8)) : offsets.readUInt32BE(8 + chunk * 4)
    await file.zero(start, start + bytesOf(sample, samples, file.size))
    sample += samples
  }
}

interface FragmentHead {
  trackId: number
  /** Where the data begins, if the fragment says so; else it begins with the `moof` box or after the data of the track before. */
  base: number | undefined
  isBaseGiven: boolean
  sampleBytes: number | undefined
}

/** The optional fields of a box, one after the other: each flag says whether its field is there. */
function optionalFields(bytes: Buffer, first: number) {
  const flags = bytes.readUIntBE(1, 3)
  let at = first
  return (flag: number, length: 4 | 8): number | undefined => {
    if (!(flags & flag)) return undefined
    if (at + length > bytes.length) throw new UnreadableRecording('a fragment is too short for its fields')
    at += length
    return length === 8 ? Number(bytes.readBigUInt64BE(at - 8)) : bytes.readUInt32BE(at - 4)
  }
}

/** The header (`tfhd`) of what a fragment holds of one track. */
export async function readFragmentHead(file: Recording, part: Box): Promise<FragmentHead> {
  const head = await tableOf(file, await findBox(file, bodyOf(part), ['tfhd']))
  if (head.length < 8) throw new UnreadableRecording('a fragment names no track')
  const take = optionalFields(head, 8)
  const base = take(0x1, 8)
  take(0x2, 4)
  take(0x8, 4)
  const sampleBytes = take(0x10, 4)
  return { trackId: head.readUInt32BE(4), base, isBaseGiven: base !== undefined || (head.readUIntBE(1, 3) & 0x20000) !== 0, sampleBytes }
}

interface FragmentPart {
  part: Box
  head: FragmentHead
  /** Where the data begins that says nothing else. */
  base: number
  /** The size of samples of which neither the fragment nor the sample says one. */
  sampleBytes: number
}

/** Overwrites the samples that a fragment holds of one track. */
export async function zeroFragment(file: Recording, { part, head, base, sampleBytes }: FragmentPart): Promise<void> {
  let end = base
  for (const box of await readBoxes(file, bodyOf(part))) {
    if (box.type !== 'trun') continue
    const run = await tableOf(file, box)
    if (run.length < 8) throw new UnreadableRecording('a run of samples is broken')
    const count = run.readUInt32BE(4)
    const flags = run.readUIntBE(1, 3)
    const take = optionalFields(run, 8)
    const offset = take(0x1, 4)
    take(0x4, 4)
    // the offset is a signed number
    const start = offset === undefined ? end : base + (offset | 0)
    end = start
    const perSample = [0x100, 0x200, 0x400, 0x800].some(flag => flags & flag)
    if (!perSample) end += count * (head.sampleBytes ?? sampleBytes)
    for (let sample = 0; perSample && sample < count && end < file.size; sample++) {
      take(0x100, 4)
      end += take(0x200, 4) ?? head.sampleBytes ?? sampleBytes
      take(0x400, 4)
      take(0x800, 4)
    }
    await file.zero(start, end)
  }
}
