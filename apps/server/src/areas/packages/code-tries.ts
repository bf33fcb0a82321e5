import { countFailure, forgiveFailure, refuseWhileBlocked, type Subject } from '#platform/auth'
import type { Database } from '#platform/db'
import { networkOf } from '#platform/http'

// Discount codes are short words that could be guessed. Wrong ones are counted by the network that tries them at a business, and by the
// business in all; a wrong code and one that does not exist are answered alike.

export interface CodeTry {
  workspaceId: string
  address: string
}

const subjectsOf = ({ workspaceId, address }: CodeTry): [Subject, Subject] => [
  { kind: 'discount code at address', value: `${workspaceId} ${networkOf(address)}` },
  { kind: 'discount codes', value: workspaceId },
]

/** Counts a try before it is judged, because many at one moment would all pass otherwise. Refused while its network has to wait. */
export const beginCodeTry = (database: Database, attempt: CodeTry): Promise<void> =>
  database.withSystem('write', async db => {
    const [own, all] = subjectsOf(attempt)
    await refuseWhileBlocked(db, [own, all])
    await countFailure(db, own)
  })

/** A right code is taken back from the count. */
export const endCodeTry = (database: Database, attempt: CodeTry, isRight: boolean): Promise<void> =>
  database.withSystem('write', async db => {
    const [own, all] = subjectsOf(attempt)
    if (isRight) await forgiveFailure(db, own)
    else await countFailure(db, all)
  })
