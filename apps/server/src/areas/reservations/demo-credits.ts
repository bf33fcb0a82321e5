import { addDays, romeDay } from '@allenio/domain/days'
import { grantDemoCredits } from '#areas/credits'
import type { WorkspaceDb } from '#platform/db'
import type { DemoBooking } from './demo.ts'

/** The rest of the last pack, by the turn of the client: one of them has a single credit, as somebody always has. */
const leftovers = [4, 1, 7, 2, 5]

/** Each client who comes to sessions that cost something has bought what those have cost, and a little more. */
export async function fillDemoCredits(db: WorkspaceDb, bookings: readonly DemoBooking[], kindId: string): Promise<void> {
  const paid = bookings.filter(({ credits }) => credits > 0)
  const clients = [...Map.groupBy(paid, ({ clientId }) => clientId)]
  for (const [index, [clientId, uses]] of clients.entries()) {
    await grantDemoCredits(db, {
      clientId,
      kindId,
      left: leftovers[index % leftovers.length] ?? 1,
      untilDay: addDays(romeDay(), 60 + index),
      uses: uses.map(({ id, kind, startsAt, credits }) => ({ bookingId: id, kind, startsAt, amount: credits })),
    })
  }
}
