import { dismissAttention, restoreAttention, restoreSnoozed, snoozeAttention, snoozeDays } from '@allenio/contract/home'
import { useState } from 'react'
import type { ClientInNeed } from '#areas/clients'
import { useCall } from '#lib/api'
import { dismissToast, toastWithUndo } from '#ui/toast'
import { useProWords } from '../words.ts'

type Client = ClientInNeed['client']
type Delay = (typeof snoozeDays)[number]

const delayWords = { 1: 'snooze1', 3: 'snooze3', 7: 'snooze7' } as const satisfies Record<Delay, string>
const toastWords = { 1: 'snoozed1', 3: 'snoozed3', 7: 'snoozed7' } as const satisfies Record<Delay, string>

/** The actions that put a row of the queue off or away; the row disappears at once, and a toast brings it back. */
export function useQueueActions() {
  const t = useProWords()
  const [hiddenIds, setHiddenIds] = useState<readonly string[]>([])
  const snoozing = useCall(snoozeAttention)
  const dismissing = useCall(dismissAttention)
  const restoring = useCall(restoreAttention)
  const restoringAll = useCall(restoreSnoozed)

  /** Hides the client until the list has been read again, or the server has refused. */
  const putAway = (
    client: Client,
    press: Promise<{ data: { pressId: string } }>,
    { text, isWhole }: { text: string; isWhole: boolean },
  ) => {
    if (isWhole) {
      focusNeighbour(client.id)
      setHiddenIds(ids => [...ids, client.id])
    }
    const undo = () => press.then(({ data: { pressId } }) => restoring.mutateAsync({ id: pressId }))
    const toastId = toastWithUndo(text, () => void undo().catch(() => undefined))
    const show = () => setHiddenIds(ids => ids.filter(id => id !== client.id))
    press.then(show, () => {
      show()
      dismissToast(toastId)
    })
  }
  return {
    hiddenIds,
    delays: snoozeDays.map(days => ({ days, label: t(delayWords[days]) })),
    snooze: (client: Client, days: Delay, reasons: readonly string[]) =>
      putAway(client, snoozing.mutateAsync({ id: client.id, days, reasons: [...new Set(reasons)] }), {
        text: t(toastWords[days], { name: client.name }),
        isWhole: true,
      }),
    /** `isWhole`: the client has no other reason. */
    dismiss: ({ client, reason, targetId }: ClientInNeed, isWhole: boolean) =>
      putAway(client, dismissing.mutateAsync({ id: client.id, reason, targetId }), {
        text: t('dismissed', { name: client.name }),
        isWhole,
      }),
    restoreAll: () => restoringAll.mutate({}),
    isRestoring: restoringAll.isPending,
  }
}

export type QueueActions = ReturnType<typeof useQueueActions>

export const rowAttribute = 'data-queue-row'

/** The menu of the row that goes had the focus: it moves on to the next row, so that the keys go on from there. */
function focusNeighbour(clientId: string): void {
  const row = document.querySelector(`[${rowAttribute}="${clientId}"]`)
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const link = neighbour?.querySelector<HTMLElement>('[data-row]')
  // the menu gives the focus back to its button first, which then goes with its row
  const focus = (frames: number) => {
    if (row?.isConnected && frames > 0) requestAnimationFrame(() => focus(frames - 1))
    else if (document.activeElement === document.body) link?.focus({ preventScroll: true })
  }
  requestAnimationFrame(() => focus(30))
}
