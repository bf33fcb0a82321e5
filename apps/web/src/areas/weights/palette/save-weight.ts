import { addWeights, deleteWeight, updateWeight } from '@allenio/contract/weights'
import type { ReplaceableWeight } from '@allenio/contract/weights'
import { call, getAppCache, reportCallError } from '#lib/api'
import { formats } from '#lib/formats'
import { toast, toastWithUndo } from '#ui/toast'
import { replaceableQuery } from '../entry/use-replaceable.ts'
import { paletteWords } from './words.ts'

// each further letter asks again for the same client
const staleMs = 20_000

export const kgText = (kg: number) => formats().decimal(kg, { most: 2 })

/** The weight whose place a new one of that day takes. The row names it, so that choosing the row is the answer to the question. */
export async function findReplaceable(clientId: string, day: string): Promise<ReplaceableWeight | undefined> {
  const list = await getAppCache()?.fetchQuery({ ...replaceableQuery(clientId, day, day), staleTime: staleMs })
  return list?.weights[0]
}

interface WeighIn {
  client: { id: string; name: string }
  kg: number
  day: string
  dayText: string
  replaced: ReplaceableWeight | undefined
}

/** Writes the weight, and offers to take it back: the palette is fast, and so is a slip. */
export const saveWeight = ({ replaced, ...weighIn }: WeighIn): Promise<void> =>
  replaced ? replaceWeight({ ...weighIn, replaced }) : addWeight(weighIn)

async function addWeight({ client: { id, name }, kg, day, dayText }: Omit<WeighIn, 'replaced'>): Promise<void> {
  const { weights } = await call(addWeights, { id, weights: [{ kg, day, note: '' }] })
  const t = paletteWords.say
  offerUndo(t('added', { clientName: name, kg: kgText(kg), day: dayText }), async () => {
    for (const weight of weights) await call(deleteWeight, { id, weightId: weight.id })
    return t('undone')
  })
}

async function replaceWeight({
  client: { id, name },
  kg,
  day,
  dayText,
  replaced,
}: WeighIn & { replaced: ReplaceableWeight }): Promise<void> {
  const { id: weightId, kg: oldKg, note } = replaced
  await call(updateWeight, { id, weightId, day, kg, note })
  const t = paletteWords.say
  offerUndo(t('replaced', { clientName: name, kg: kgText(kg), oldKg: kgText(oldKg), day: dayText }), async () => {
    await call(updateWeight, { id, weightId, day, kg: oldKg, note })
    return t('putBack', { kg: kgText(oldKg) })
  })
}

function offerUndo(text: string, undo: () => Promise<string>): void {
  const run = async () => toast({ type: 'success', text: await undo() })
  toastWithUndo(text, () => void run().catch(error => reportCallError(error)))
}
