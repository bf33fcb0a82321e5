import type { Output } from '@allenio/contract'
import { getClientMetric } from '@allenio/contract/metrics'
import { finishVisit, createVisit, listClientVisits, listVisits } from '@allenio/contract/visits'
import { listWeights } from '@allenio/contract/weights'
import { newId } from '@allenio/domain/ids'
import { expect } from 'vitest'
import { callsOf, type Ask, type RestlessWriter } from './killed-app.ts'

const heaviestOfDemo = 150

/** Nobody of the demo has this girth, so that each of its values is of one of these visits. */
const ownGirth = 'abdomen'
const abdomenOf = (kg: number): number => Math.round((kg - 100) * 10) / 10

/**
 * Finishes one visit after the other, each with a weight and a girth that no other has, so that each of them tells which visit wrote it.
 */
export async function visitFinisher(ask: Ask, token: string): Promise<RestlessWriter> {
  const { isAccepted, read } = callsOf(ask, token)
  // the data are those that the endpoint promises
  const [visit] = ((await read(`${listVisits.path}?isDraft=false`)) as Output<typeof listVisits>).visits
  if (!visit) throw new Error('the demo has finished visits')
  const { client, takenOn } = visit
  const acknowledged = new Set<number>()
  let count = 0

  async function listPages<E extends typeof listClientVisits | typeof listWeights | typeof getClientMetric>({
    path,
  }: E): Promise<Output<E>[]> {
    const pages: Output<E>[] = []
    for (let page = 1; page > 0; page = pages.at(-1)?.nextPage ?? 0) {
      pages.push((await read(`${path.replace(':id', client.id).replace(':metricId', ownGirth)}?page=${page}`)) as Output<E>)
    }
    return pages
  }

  const inOrder = (values: readonly number[]) => values.toSorted((one, other) => one - other)
  const ownKgs = (kgs: readonly number[]) => inOrder(kgs.filter(kg => kg > heaviestOfDemo))

  return {
    countAcknowledged: () => acknowledged.size,

    async writeUntil(signal) {
      while (!signal.aborted) {
        count += 1
        const [id, kg] = [newId(), heaviestOfDemo + count / 10]
        const measures = { weight: [kg], height: [170], [ownGirth]: [abdomenOf(kg)] }
        await isAccepted(createVisit.method, createVisit.path, { id, clientId: client.id, takenOn, measures })
        if (await isAccepted(finishVisit.method, finishVisit.path.replace(':id', id), {})) acknowledged.add(kg)
      }
    },

    /** Each acknowledged finish has its visit, its weight and its girth, and none has only some of them. */
    async expectWhole() {
      const visits = (await listPages(listClientVisits)).flatMap(page => page.visits)
      const weights = (await listPages(listWeights)).flatMap(page => page.weights)
      const girths = (await listPages(getClientMetric)).flatMap(page => page.values)
      const finishedKgs = ownKgs(visits.flatMap(({ summary }) => summary?.weight ?? []))
      expect(ownKgs(weights.flatMap(({ source, kg }) => (source === 'visit' ? [kg] : [])))).toEqual(finishedKgs)
      expect(inOrder(girths.map(({ value }) => value))).toEqual(finishedKgs.map(abdomenOf))
      expect([...acknowledged].filter(kg => !finishedKgs.includes(kg))).toEqual([])
    },
  }
}
