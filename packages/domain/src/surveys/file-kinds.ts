import type { Language } from '@allenio/contract'
import { fileKinds, type FileKind } from '@allenio/contract/files'
import { surveyLimits, type AnswerFile } from '@allenio/contract/surveys'
import { boundsOf } from '@allenio/domain/metrics'
import { formatWeight } from '@allenio/domain/formats'
import type { AnswerFault } from './faults.ts'
import { checkBounds } from './figure-kinds.ts'
import { defineKind } from './kind-rules.ts'
import { summaryWords } from './summary-words.ts'

const megabyte = 1_048_576

type FileFacts = Pick<AnswerFile, 'name' | 'mimeType'>

export function fileKindOf({ mimeType }: Pick<FileFacts, 'mimeType'>): FileKind {
  const type = mimeType.toLowerCase()
  if (type.startsWith('image/')) return 'image'
  return type.startsWith('video/') ? 'video' : 'other'
}

/** The size limit of a file of an answer, in bytes: films of an iPhone may be twice as large. */
export const answerFileLimit = ({ name, mimeType }: FileFacts): number =>
  /^video\/quicktime\s*(;|$)/i.test(mimeType) || /\.mov$/i.test(name) ? surveyLimits.movie : surveyLimits.file

const checkSize = ({ name, bytes }: AnswerFile, most: number): AnswerFault | undefined =>
  bytes > most ? { code: 'file too large', name, megabytes: Math.floor(most / megabyte) } : undefined

/** 2 photos, 1 video */
const countFiles = (kinds: readonly FileKind[], language: Language): string =>
  fileKinds
    .map(kind => ({ kind, count: kinds.filter(each => each === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${summaryWords[language].files[kind][count === 1 ? 0 : 1]}`)
    .join(', ')

export const filesRules = defineKind('files', {
  isEmpty: ({ files }) => files.length === 0,
  check: ({ accepts, most }, { files }) => {
    if (files.length > most) return { code: 'too many files', most }
    const refused = files.find(file => !accepts.includes(fileKindOf(file)))
    if (refused) return { code: 'file type not accepted', name: refused.name }
    return files.map(file => checkSize(file, answerFileLimit(file))).find(fault => fault !== undefined)
  },
  summarize: (_, { files }, { language }) => countFiles(files.map(fileKindOf), language),
  checkSettings: ({ accepts }) => (accepts.length === 0 ? [{ code: 'no file type' }] : []),
})

export const progressRules = defineKind('progress', {
  isEmpty: ({ photos, kg }) => Object.values(photos).length === 0 && kg === null,
  check: ({ asksForWeight }, { photos, kg }) => {
    const files = Object.values(photos)
    if (files.length === 0) return { code: 'photo needed' }
    const refused = files.find(file => fileKindOf(file) !== 'image')
    if (refused) return { code: 'file type not accepted', name: refused.name }
    const tooLarge = files.map(file => checkSize(file, surveyLimits.photo)).find(fault => fault !== undefined)
    if (tooLarge || kg === null) return tooLarge
    return asksForWeight ? checkBounds(kg, boundsOf('weight')) : { code: 'weight not asked' }
  },
  summarize: (_, { photos, kg }, { language }) => {
    const count = countFiles(
      Object.values(photos).map(() => 'image' as const),
      language,
    )
    return [count, kg === null ? '' : formatWeight(language, kg)].filter(Boolean).join(', ')
  },
})
