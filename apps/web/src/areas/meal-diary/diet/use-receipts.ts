import { recordOwnDietReceipt, type Diet } from '@allenio/contract/meal-diary'
import { useEffect } from 'react'
import { call } from '#lib/api'
import { useIsOnline } from '#lib/device'
import { device } from '#lib/session'

type ReceiptKind = 'stored' | 'opened'
type GivenRelease = Pick<Diet['assignments'][number], 'id' | 'releaseId'>

const keyOf = ({ id, releaseId }: GivenRelease, kind: ReceiptKind) => `allenio.diet.${kind}.${id}.${releaseId}`

/** Tells the team once of each plan that it is on this device, or that it was opened. */
export function useDietReceipts(plans: readonly GivenRelease[], kind: ReceiptKind): void {
  const isOnline = useIsOnline()
  useEffect(() => {
    if (!isOnline) return
    for (const plan of plans) {
      const key = keyOf(plan, kind)
      if (device.read(key) !== undefined) continue
      // without an answer it is told again at the next visit
      call(recordOwnDietReceipt, { assignmentId: plan.id, releaseId: plan.releaseId, kind }).then(
        () => device.write(key, 'yes'),
        () => undefined,
      )
    }
  }, [isOnline, plans, kind])
}
