import { fileLimits, type FileKind } from '@allenio/contract/files'
import { formats } from '#lib/formats'

interface FileFacts {
  name: string
  type: string
  size: number
}

const megabyte = 1024 ** 2

/** The largest size of a file; films of an iPhone may be twice as large. */
export const limitOf = ({ name, type }: Pick<FileFacts, 'name' | 'type'>): number =>
  type === 'video/quicktime' || /\.mov$/i.test(name) ? fileLimits.movie : fileLimits.file

/** The notice about a file that is too large, before any byte of it is sent. */
export function tooLarge(file: FileFacts, most = limitOf(file)): string | undefined {
  return file.size > most ? formats().fileTooLarge(Math.floor(most / megabyte)) : undefined
}

/** The message at a field that takes a file, if the file is too large. */
export const overLimit = (file: FileFacts, most = limitOf(file)): string | undefined =>
  file.size > most ? formats().overFileLimit(Math.floor(most / megabyte)) : undefined

export function kindOfFile({ type }: Pick<FileFacts, 'type'>): FileKind {
  if (type.startsWith('image/')) return 'image'
  return type.startsWith('video/') ? 'video' : 'other'
}
