import { recordFileMaxBytes } from '@allenio/contract/client-records'
import { limitOf, tooLarge } from '#lib/uploads'
import { useFileWords } from './words.ts'

export const mostAtOnce = 50
export const mostMegabytes = Math.floor(recordFileMaxBytes / 1024 ** 2)

type FileFacts = Pick<File, 'name' | 'type' | 'size'>

/** Splits files into those that may be uploaded and messages about the others, before a single byte is sent. */
export function sorted<Chosen extends FileFacts>(files: readonly Chosen[]): { good: Chosen[]; messages: string[] } {
  const say = useFileWords.say
  const judged = files
    .slice(0, mostAtOnce)
    .map(file => ({ file, reason: file.size === 0 ? say('empty') : tooLarge(file, Math.min(limitOf(file), recordFileMaxBytes)) }))
  return {
    good: judged.flatMap(({ file, reason }) => (reason === undefined ? [file] : [])),
    messages: [
      ...judged.flatMap(({ file: { name }, reason }) => (reason === undefined ? [] : [say('refused', { name, reason })])),
      ...(files.length > mostAtOnce ? [say('tooMany', { count: mostAtOnce })] : []),
    ],
  }
}
