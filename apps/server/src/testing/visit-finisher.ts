import type { Output } from '@allenio/contract'
import { finishVisit, createVisit } from '@allenio/contract/visit-changes'
import { listClientVisits, listVisits } from '@allenio/contract/visits'
import { listWeights } from '@allenio/contract/weights'
import { newId } from '@allenio/domain/ids'
import { expect, vi } from 'vitest'

/** A call of the app under test, by its path. */
type Ask = (method: string, path: string, body?: object, token?: string) => Promise<{ success: boolean; data: unknown }>

const heaviestOfDemo = 150
const patienceMs = 60_000

/** Finishes one visit after the other, each with a weight that no other has, so that the weight tells which visit wrote it. */
export async function visitFinisher(ask: Ask, token: string) {
  // the data are those that the endpoint promises
  const { data } = await ask(listVisits.method, `${listVisits.path}?isDraft=false`, undefined, token)
  const [visit] = (data as Output<typeof listVisits>).visits
  if (!visit) throw new Error('the demo has finished visits')
  const { client, takenOn } = visit
  const acknowledged = new Set<number>()
  let count = 0

  const isAccepted = (method: string, path: string, body: object): Promise<boolean> =>
    ask(method, path, body, token).then(
      ({ success }) => success,
      () => false,
    )

  async function listPages<E extends typeof listClientVisits | typeof listWeights>({ method, path }: E): Promise<Output<E>[]> {
    const pages: Output<E>[] = []
    for (let page = 1; page > 0; page = pages.at(-1)?.nextPage ?? 0) {
      const address = `${path.replace(':id', client.id)}?page=${page}`
      // the app may have reported itself ready just before it noticed that the database was killed
      const answer = await vi.waitFor(
        async () => {
          const { success, data: found } = await ask(method, address, undefined, token)
          expect(success).toBe(true)
          return found
        },
        { timeout: patienceMs },
      )
      pages.push(answer as Output<E>)
    }
    return pages
  }

  const ownKgs = (kgs: readonly number[]) => kgs.filter(kg => kg > heaviestOfDemo).toSorted((one, other) => one - other)

  return {
    countAcknowledged: () => acknowledged.size,

    async finishUntil(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        count += 1
        const [id, kg] = [newId(), heaviestOfDemo + count / 10]
        const measures = { weight: [kg], height: [170], waist: [80] }
        await isAccepted(createVisit.method, createVisit.path, { id, clientId: client.id, takenOn, measures })
        if (await isAccepted(finishVisit.method, finishVisit.path.replace(':id', id), {})) acknowledged.add(kg)
      }
    },

    /** Each acknowledged finish has its visit and its weight, and none has only one of them. */
    async expectWhole(): Promise<void> {
      const visits = (await listPages(listClientVisits)).flatMap(page => page.visits)
      const weights = (await listPages(listWeights)).flatMap(page => page.weights)
      const finishedKgs = ownKgs(visits.flatMap(({ summary }) => summary?.weight ?? []))
      expect(ownKgs(weights.flatMap(({ source, kg }) => (source === 'visit' ? [kg] : [])))).toEqual(finishedKgs)
      expect([...acknowledged].filter(kg => !finishedKgs.includes(kg))).toEqual([])
    },
  }
}
