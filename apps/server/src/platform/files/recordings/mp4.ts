import { bodyOf, findBox, freeBox, readBox, readBoxes, type Box } from './mp4-boxes.ts'
import { readFragmentHead, zeroFragment, zeroSamples } from './mp4-samples.ts'
import { noteSeconds, UnreadableRecording, type Recording } from './recording.ts'

// MP4, QuickTime, M4A and 3GP (ISO 14496-12): boxes within boxes. Only the boxes that playing needs stay; every other becomes free space
// of the same length, so that the offsets of pictures and sounds stay right without writing the film anew.

/** The boxes that stay, by the box they stand in. A box that stands here as a key is walked through. */
const playedBoxes: Readonly<Record<string, readonly string[]>> = {
  file: ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'ssix', 'pdin', 'imda'],
  moov: ['mvhd', 'trak', 'mvex', 'iods', 'pssh'],
  mvex: ['mehd', 'trex', 'leva'],
  trak: ['tkhd', 'edts', 'mdia', 'tapt', 'load', 'matt', 'clip'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: 'stsd stts ctts cslg stss stps stsc stsz stz2 stco co64 sdtp stdp padb stsh sgpd sbgp subs saiz saio'.split(' '),
  moof: ['mfhd', 'traf', 'pssh'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sgpd', 'sbgp', 'subs', 'saiz', 'saio', 'senc'],
}

/** The kinds of tracks that are played. Others hold positions, the time of day, telemetry as subtitles, chapters. */
const playedTracks = new Set(['vide', 'soun'])

/** The facts of the film’s header that the fragments after it need. */
interface Film {
  droppedTracks: Set<number>
  defaultSampleBytes: Map<number, number>
}

/** Removes all that an MP4 or QuickTime file tells beside its pictures and sounds. */
export async function cleanMp4(file: Recording, start = 0): Promise<void> {
  const whole = { start, end: file.size }
  let film: Film | undefined
  let hasData = false
  for (let at = start; at < whole.end;) {
    const box = await readBox(file, at, whole)
    if (!box) {
      // cameras append notes of their own, which are no boxes
      if (!film || !hasData) throw new UnreadableRecording('a box is broken')
      return file.zero(at, whole.end)
    }
    at = box.end
    if (box.type === 'mdat' || box.type === 'imda') hasData = true
    else if (!playedBoxes.file?.includes(box.type)) await freeBox(file, box)
    else if (box.type === 'moov') film = await cleanFilm(file, box, film)
    else if (box.type === 'moof') await cleanFragment(file, box, film)
  }
  if (!film) throw new UnreadableRecording('there is no header')
}

async function cleanFilm(file: Recording, box: Box, before: Film | undefined): Promise<Film> {
  if (before) throw new UnreadableRecording('there are two headers')
  const droppedTracks = new Set<number>()
  let playedCount = 0
  for (const track of await readBoxes(file, bodyOf(box))) {
    if (track.type === 'cmov') throw new UnreadableRecording('the header is compressed')
    if (track.type !== 'trak') continue
    const handler = await findBox(file, bodyOf(track), ['mdia', 'hdlr'])
    const kind = handler && handler.end - handler.body >= 12 ? (await file.read(handler.body + 8, 4)).toString('latin1') : ''
    if (playedTracks.has(kind)) playedCount += 1
    else droppedTracks.add(await dropTrack(file, track))
  }
  if (playedCount === 0) throw new UnreadableRecording('there is no picture and no sound')
  const defaultSampleBytes = await readDefaultSampleBytes(file, box)
  await readSeconds(file, box)
  await cleanBoxes(file, box)
  return { droppedTracks, defaultSampleBytes }
}

/** A film in fragments does not say its length. */
async function readSeconds(file: Recording, film: Box): Promise<void> {
  const header = await findBox(file, bodyOf(film), ['mvhd'])
  if (!header) throw new UnreadableRecording('the header has no beginning')
  const isLong = (await file.read(header.body, 1))[0] === 1
  const fields = await file.read(header.body + (isLong ? 20 : 12), isLong ? 12 : 8)
  noteSeconds(file, (isLong ? Number(fields.readBigUInt64BE(4)) : fields.readUInt32BE(4)) / fields.readUInt32BE(0))
}

/** Overwrites a track with its samples; answers its number. */
async function dropTrack(file: Recording, track: Box): Promise<number> {
  await zeroSamples(file, track)
  const head = await findBox(file, bodyOf(track), ['tkhd'])
  if (!head) throw new UnreadableRecording('a track has no header')
  const isLong = (await file.read(head.body, 1))[0] === 1
  const number = (await file.read(head.body + (isLong ? 20 : 12), 4)).readUInt32BE(0)
  await freeBox(file, track)
  return number
}

async function readDefaultSampleBytes(file: Recording, film: Box): Promise<Map<number, number>> {
  const extension = await findBox(file, bodyOf(film), ['mvex'])
  const sizes = new Map<number, number>()
  for (const { type, body } of extension ? await readBoxes(file, bodyOf(extension)) : []) {
    if (type !== 'trex') continue
    const bytes = await file.read(body, 20)
    sizes.set(bytes.readUInt32BE(4), bytes.readUInt32BE(16))
  }
  return sizes
}

/** Overwrites in a fragment the samples of tracks that the header no longer knows. */
async function cleanFragment(file: Recording, box: Box, film: Film | undefined): Promise<void> {
  if (!film) throw new UnreadableRecording('a fragment comes before the header')
  if (film.droppedTracks.size > 0) {
    const parts: { part: Box; head: Awaited<ReturnType<typeof readFragmentHead>> }[] = []
    for (const part of await readBoxes(file, bodyOf(box))) {
      if (part.type === 'traf') parts.push({ part, head: await readFragmentHead(file, part) })
    }
    const dropped = parts.filter(({ head }) => film.droppedTracks.has(head.trackId))
    // without a place of its own, the data of a track begins where the data of the track before it ends
    if (dropped.length > 0 && parts.slice(1).some(({ head }) => !head.isBaseGiven)) {
      throw new UnreadableRecording('a fragment cannot stand without the one before it')
    }
    for (const { part, head } of dropped) {
      const sampleBytes = film.defaultSampleBytes.get(head.trackId) ?? 0
      await zeroFragment(file, { part, head, base: head.base ?? box.start, sampleBytes })
      await freeBox(file, part)
    }
  }
  await cleanBoxes(file, box)
}

/** Walks down the boxes that are played; the table of them has an end, so the depth has one, too. */
async function cleanBoxes(file: Recording, parent: Box): Promise<void> {
  for (const box of await readBoxes(file, bodyOf(parent))) {
    if (!playedBoxes[parent.type]?.includes(box.type)) await freeBox(file, box)
    else if (box.type in playedBoxes) await cleanBoxes(file, box)
    else await cleaners[box.type]?.(file, box)
  }
}

type CleanBox = (file: Recording, box: Box) => Promise<void>

/** When the film and the track were made and changed, as seconds since 1904. */
const zeroTimes: CleanBox = async (file, { body, end }) => {
  const isLong = (await file.read(body, 1))[0] === 1
  await file.zero(body + 4, Math.min(end, body + (isLong ? 20 : 12)))
}

/** The maker’s name of the track, such as "GoPro AVC"; the kind of the track stands before. */
const zeroHandlerName: CleanBox = (file, { body, end }) => file.zero(Math.min(body + 12, end), end)

/** The name of the encoder within the description of the pictures; it tells the camera. */
const zeroEncoder: CleanBox = async (file, box) => {
  for (const { body, end } of await readBoxes(file, bodyOf(box, 8))) {
    // the vendor of pictures and of sounds
    await file.zero(Math.min(body + 12, end), Math.min(body + 16, end))
    const isPicture = end - body >= 78 && (await isPictureEntry(file, body))
    if (isPicture) await file.zero(body + 42, body + 74)
  }
}

/** An entry of sound is shorter, and never has the fields of a picture after the common ones: width, height, one frame. */
async function isPictureEntry(file: Recording, body: number): Promise<boolean> {
  const fields = await file.read(body, 42)
  return fields.readUInt16BE(40) === 1 && fields.readUInt16BE(24) > 0 && fields.readUInt16BE(26) > 0 && fields.readUInt32BE(36) === 0
}

/** Where the data lay on the computer that made the film; a flag says that they are in the film itself. */
const zeroDataPlaces: CleanBox = async (file, box) => {
  for (const { body, end } of await readBoxes(file, bodyOf(box, 8))) await file.zero(Math.min(body + 4, end), end)
}

const cleaners: Readonly<Record<string, CleanBox>> = {
  mvhd: zeroTimes,
  tkhd: zeroTimes,
  mdhd: zeroTimes,
  hdlr: zeroHandlerName,
  stsd: zeroEncoder,
  dref: zeroDataPlaces,
}
