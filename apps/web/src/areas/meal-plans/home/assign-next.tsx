import { addDays } from '@allenio/domain/days'
import type { ClientInNeed } from '#areas/clients'
import { useToday } from '#shell'
import { AssignToClient } from '../client/assign-to-client.tsx'

interface AssignNextProps {
  /** The client, with the last day of their plan or, if they only have macros, the first day of those. */
  need: ClientInNeed
  onClose: () => void
}

/** The dialog for the next plan, which begins on the day after the last one, or today. */
export function AssignNext({ need: { client, day }, onClose }: AssignNextProps) {
  const today = useToday()
  const next = addDays(day, 1)
  return <AssignToClient client={client} firstDay={next > today ? next : today} onClose={onClose} />
}
