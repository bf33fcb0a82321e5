import type { Output } from '@allenio/contract'
import { assignMealPlan, listClientsForMealPlan, completeMealPlan, createMealPlan, editMealPlan } from '@allenio/contract/meal-plans'
import { newId } from '@allenio/domain/ids'
import { expect } from 'vitest'
import { callsOf, readRows, type Ask, type RestlessWriter } from './killed-app.ts'

interface ReleaseRow {
  note: string
  audits: number
  followers: number
}

/** Edits and completes a meal plan again and again, each time with another note, by which its release is recognised. */
export async function planCompleter(ask: Ask, token: string, databaseUrl: () => Promise<string>): Promise<RestlessWriter> {
  const { isAccepted, read, send } = callsOf(ask, token)
  const [id, acknowledged] = [newId(), new Set<string>()]
  const at = ({ path }: { path: string }) => path.replace(':id', id)
  await send(createMealPlan.method, createMealPlan.path, { id, title: 'Interrotto', isDraft: false })
  // the data are those that the endpoint promises
  const { clients } = (await read(at(listClientsForMealPlan))) as Output<typeof listClientsForMealPlan>
  const followers = clients.slice(0, 5).map(client => ({
    clientId: client.id,
    assignmentId: newId(),
    // a date so late that it ends no assignment of the demo
    startDay: '2099-01-01',
    schedule: { kind: 'in turn' },
  }))
  await send(assignMealPlan.method, at(assignMealPlan), { id, clients: followers, message: '' })
  let count = 0

  const readReleases = () =>
    readRows<ReleaseRow>(
      databaseUrl,
      `select r.note,
        (select count(*) from audit_log l
          where l.action = 'complete meal plan' and l.details ->> 'releaseId' = r.id::text)::int as audits,
        (select count(*) from meal_plan_assignments a where a.release_id = r.id)::int as followers
      from document_releases r where r.document_id = $1 and r.number > 1 order by r.number`,
      [id],
    )

  return {
    countAcknowledged: () => acknowledged.size,

    async writeUntil(signal) {
      while (!signal.aborted) {
        count += 1
        const note = `n${count}`
        const operations = [{ kind: 'set', id, cells: { description: note } }]
        const batches = [{ id: newId(), gestureId: newId(), kind: 'edit', operations }]
        const isEdited = await isAccepted(editMealPlan.method, at(editMealPlan), { base: 0, batches })
        // a plan that has not changed would keep its release
        if (isEdited && (await isAccepted(completeMealPlan.method, at(completeMealPlan), { note }))) acknowledged.add(note)
      }
    },

    /** Checks that each completion has its release and its entry in the audit log, and that the clients have the last release. */
    async expectWhole() {
      const releases = await readReleases()
      const notes = releases.map(({ note }) => note)
      expect([...acknowledged].filter(note => !notes.includes(note))).toEqual([])
      expect(releases.filter(({ audits }) => audits !== 1)).toEqual([])
      expect(releases.map(each => each.followers)).toEqual(
        releases.map((_, index) => (index === releases.length - 1 ? followers.length : 0)),
      )
    },
  }
}
