import { BUILD } from '#lib/build'
import { sharedRecord, type SharedRecord } from '#lib/offline'

type Texts = readonly (readonly string[])[]

interface Copy<Value> {
  value: Value
  /** The texts that were copied together with the record: pasting the same texts means this record. */
  text: string
  at: number
  /** The build that made the copy, because another build may store another form. */
  build: string
}

export interface CopiedRecord<Value> extends Pick<SharedRecord<Copy<Value>>, 'follow'> {
  get: () => Value | undefined
  set: (value: Value, texts?: Texts) => void
  /** Whether a pasted table is what was copied, in this tab or another. */
  isMeantBy: (texts: Texts) => boolean
}

/** The time for which a menu offers a copy. */
const lastingMs = 24 * 60 * 60_000

/** Returns a stored copy, unless another build has made it or it is old. A schema would make the page too large: the server has them. */
const parseCopy = <Value>(stored: unknown): Copy<Value> | undefined => {
  const isOfThisBuild = typeof stored === 'object' && stored !== null && 'build' in stored && stored.build === BUILD
  const copy = isOfThisBuild ? (stored as Copy<Value>) : undefined // BUILD guarantees the type: a build stores only one type under the name
  return copy && copy.at > Date.now() - lastingMs ? copy : undefined
}

const flat = (texts: Texts): string => texts.map(cells => cells.join('\t')).join('\n')

/** A copy of whole records, which hold more than the texts on the clipboard. All tabs of the person share it. */
export function copiedRecord<Value>(name: string): CopiedRecord<Value> {
  const record = sharedRecord<Copy<Value>>(name, parseCopy)
  return {
    get: () => record.get()?.value,
    set: (value, texts = []) => record.set({ value, text: flat(texts), at: Date.now(), build: BUILD }),
    isMeantBy: texts => {
      const text = record.get()?.text ?? ''
      return text !== '' && text === flat(texts)
    },
    follow: record.follow,
  }
}
