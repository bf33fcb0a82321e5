import { BUILD } from '#lib/build'
import { sharedRecord, type SharedRecord } from '#lib/offline'

type Texts = readonly (readonly string[])[]

interface Copy<Value> {
  value: Value
  /** The texts that went to the clipboard with it: a paste of the same texts means this copy. */
  text: string
  at: number
  /** Another build may have copied in another form. */
  build: string
}

export interface CopiedRecord<Value> extends Pick<SharedRecord<Copy<Value>>, 'follow'> {
  get: () => Value | undefined
  set: (value: Value, texts?: Texts) => void
  /** Whether a pasted table is what was copied, here or in another tab. */
  isMeantBy: (texts: Texts) => boolean
}

/** A menu does not offer for ever what was copied once. */
const lastingMs = 24 * 60 * 60_000

/** Undefined without a copy of this build, or for an old one. Schemas would weigh too much in a page: the server has them. */
const readCopy = <Value>(stored: unknown): Copy<Value> | undefined => {
  const isOfThisBuild = typeof stored === 'object' && stored !== null && 'build' in stored && stored.build === BUILD
  const copy = isOfThisBuild ? (stored as Copy<Value>) : undefined // this build stores nothing else under the name
  return copy && copy.at > Date.now() - lastingMs ? copy : undefined
}

const flat = (texts: Texts): string => texts.map(cells => cells.join('\t')).join('\n')

/** A copy as a whole, beside the texts on the clipboard, which say less. All tabs of this person have it. */
export function copiedRecord<Value>(name: string): CopiedRecord<Value> {
  const record = sharedRecord<Copy<Value>>(name, readCopy)
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
