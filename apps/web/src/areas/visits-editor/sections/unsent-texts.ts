import { updateClient } from '@allenio/contract/clients'
import { useUnsentWrites } from '#lib/offline'
import { useSelected } from '#lib/store'
import { useEditor } from '../session.ts'

export const recordFacts = ['allergies', 'injuries'] as const
export type RecordFactName = (typeof recordFacts)[number]

export type RecordTexts = Partial<Record<RecordFactName, string>>
const mergeTexts = (texts: readonly RecordTexts[]): RecordTexts =>
  Object.fromEntries(recordFacts.flatMap(name => texts.flatMap(each => (each[name] === undefined ? [] : [[name, each[name]]]))))

/** The texts that were written into the record on this device and have not arrived there. */
export function useUnsentTexts() {
  const id = useSelected(useEditor().base, base => base?.client.id)
  const writes = useUnsentWrites(updateClient).filter(({ input }) => input.id === id && input.writtenOver !== undefined)
  const refused = writes.filter(({ refusal }) => refusal !== undefined)
  return {
    unsent: mergeTexts(writes.map(({ input }) => input)),
    refused: {
      ids: refused.map(write => write.id),
      why: refused.at(-1)?.refusal ?? '',
      texts: mergeTexts(refused.map(({ input }) => input)),
      writtenOver: mergeTexts(refused.map(({ input }) => input.writtenOver ?? {})),
    },
  }
}

/** The texts of the record, or those that were written over them and have not arrived. */
export function useRecordFacts(): Readonly<Record<RecordFactName, string>> {
  const client = useSelected(useEditor().base, base => base?.client)
  const { unsent } = useUnsentTexts()
  return { allergies: unsent.allergies ?? client?.allergies ?? '', injuries: unsent.injuries ?? client?.injuries ?? '' }
}
