import { recordFileMaxBytes } from '@allenio/contract/clients'
import { limitOf, tooLarge } from '#lib/uploads'
import { useFileWords } from './words.ts'

export const mostAtOnce = 50
export const mostMegabytes = Math.floor(recordFileMaxBytes / 1024 ** 2)

type FileFacts = Pick<File, 'name' | 'type' | 'size'>

/** Splits files into those that may be uploaded and messages about the others, before a single byte is sent. */
export function checkFiles<Facts extends FileFacts>(files: readonly Facts[]): { good: Facts[]; messages: string[] } {
  const say = useFileWords.say
  const checks = files
    .slice(0, mostAtOnce)
    .map(file => ({ file, reason: file.size === 0 ? say('empty') : tooLarge(file, Math.min(limitOf(file), recordFileMaxBytes)) }))
  return {
    good: checks.flatMap(({ file, reason }) => (reason === undefined ? [file] : [])),
    messages: [
      ...checks.flatMap(({ file: { name }, reason }) => (reason === undefined ? [] : [say('refused', { name, reason })])),
      ...(files.length > mostAtOnce ? [say('tooMany', { count: mostAtOnce })] : []),
    ],
  }
}
