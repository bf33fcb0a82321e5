import { fileLimits, type FileKind } from '@allenio/contract/files'
import { AppError } from '#platform/errors'

export interface DeclaredFile {
  name: string
  mimeType: string
  bytes: number
}

export interface JudgedType {
  mimeType: string
  kind: FileKind
}

/** The number of first bytes from which the type is recognised. */
export const sampleBytes = 65_536

/** The types that the picture library reads; other images are refused or kept as attachments. */
const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif', 'image/tiff'])
// types of photographs that contain the place where they were taken, which we cannot remove
const unreadablePictures =
  /^image\/(heic|heif|x-.*raw|x-(canon|nikon|sony|fujifilm|adobe|olympus|panasonic)-.*|jxl|jp2|jpx|jpm|j2c|mj2|jls|vnd\.ms-photo|bpg|flif)/
// browsers run scripts in files of these types, so the type is never stored
const activeTypes = /^(image\/svg|text\/html|application\/(xhtml|xml|javascript)|text\/(xml|javascript))/
const containerTypes = /^(video\/(webm|mp4|ogg|3gpp2?|quicktime|x-matroska)|audio\/(ogg|x-m4a|mp4))$/
const programTypes = /^application\/(x-msdownload|x-elf|x-mach-binary|vnd\.microsoft\.portable-executable|java-vm)$/

/** Whether a file is a video or sound, whose place, device and time of making are removed. */
export const isRecording = (mimeType: string): boolean =>
  familyOf(mimeType) === 'media' || mimeType === 'application/ogg' || mimeType === 'application/vnd.ms-asf'

const familyOf = (type: string): string => {
  if (type.startsWith('image/')) return 'image'
  if (type.startsWith('video/') || type.startsWith('audio/')) return 'media'
  if (type === 'application/pdf') return 'pdf'
  return programTypes.test(type) ? 'program' : 'any'
}

const bareType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase()

/** The size limit of a file, by its declared type and name. */
export const limitOf = ({ name, mimeType }: Pick<DeclaredFile, 'name' | 'mimeType'>): number =>
  bareType(mimeType) === 'video/quicktime' || name.toLowerCase().endsWith('.mov') ? fileLimits.movie : fileLimits.file

/** Refuses a large file that only has the name of a film. */
export function refuseFalseFilm({ bytes, mimeType }: Pick<DeclaredFile, 'bytes' | 'mimeType'>): void {
  if (bytes > fileLimits.file && !['video/quicktime', 'video/mp4'].includes(mimeType)) throw tooLarge(fileLimits.file)
}

export const inMegabytes = (bytes: number): number => Math.round(bytes / 1_048_576)

export const tooLarge = (limit: number) => new AppError('file too large', { values: { max: inMegabytes(limit) } })

/** Recognises a file's type from its first bytes; refuses a file that claims to be something else. */
export async function judgeType(sample: Buffer, declared: DeclaredFile): Promise<JudgedType> {
  const { fileTypeFromBuffer } = await import('file-type')
  const detection = await fileTypeFromBuffer(sample, { maxBufferSize: sampleBytes }).catch(() => undefined)
  const declaredType = bareType(declared.mimeType)
  const detectedType = detection && bareType(detection.mime)
  if (!isHonest(declaredType, detectedType)) throw new AppError('file is not what it says')
  if (detectedType && unreadablePictures.test(detectedType)) throw new AppError('picture not readable')
  const mimeType = settleType(declaredType, detectedType)
  if (pictureTypes.has(mimeType)) return { mimeType, kind: 'image' }
  return { mimeType, kind: mimeType.startsWith('video/') ? 'video' : 'other' }
}

function isHonest(declaredType: string, detectedType: string | undefined): boolean {
  if (declaredType === '' || declaredType === 'application/octet-stream') return true
  // drawings and pages are text, so their bytes show no type; they are kept as plain attachments
  if (activeTypes.test(declaredType)) return detectedType === undefined || familyOf(detectedType) === 'any'
  if (familyOf(declaredType) === 'any') return detectedType === undefined || familyOf(detectedType) === 'any'
  return detectedType !== undefined && familyOf(detectedType) === familyOf(declaredType)
}

function settleType(declaredType: string, detectedType: string | undefined): string {
  if (activeTypes.test(declaredType) || (detectedType && activeTypes.test(detectedType))) return opaqueType
  // voice recordings and films use the same containers, so only the sender knows which it is
  if (detectedType && declaredType.startsWith('audio/') && containerTypes.test(detectedType))
    return detectedType.replace('video/', 'audio/')
  return detectedType ?? (declaredType || opaqueType)
}

export const opaqueType = 'application/octet-stream'

/** Whether one of the patterns ('image/*', 'application/pdf', '*' + '/*') takes this file. */
export const isAccepted = ({ mimeType, kind }: JudgedType, accept: readonly string[]): boolean =>
  accept.some(pattern => {
    if (pattern === '*/*') return true
    if (pattern === 'image/*') return kind === 'image'
    return pattern.endsWith('/*') ? mimeType.startsWith(pattern.slice(0, -1)) : mimeType === pattern
  })

/** The last piece of a path, without what could mislead on screen or in a header. */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  // control characters, and characters that change the direction of writing
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/^\.+/, '')
    .trim()
  return [...plain].slice(0, 200).join('') || 'file'
}
