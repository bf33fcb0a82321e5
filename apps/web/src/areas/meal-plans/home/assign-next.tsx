import { addDays } from '@allenio/domain/days'
import type { ClientInNeed } from '#areas/clients'
import { useToday } from '#shell'
import { AssignToClient } from '../client/assign-to-client.tsx'

interface AssignNextProps {
  /** It counts from the last day of a plan, or from the first of macros alone. */
  need: ClientInNeed
  onClose: () => void
}

/** The next plan begins on the day after the last one, or today. */
export function AssignNext({ need: { client, day }, onClose }: AssignNextProps) {
  const today = useToday()
  const next = addDays(day, 1)
  return <AssignToClient client={client} firstDay={next > today ? next : today} onClose={onClose} />
}
