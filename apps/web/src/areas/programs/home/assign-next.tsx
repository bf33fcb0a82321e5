import { addDays } from '@allenio/domain/days'
import type { ClientInNeed } from '#areas/clients'
import { useToday } from '#shell'
import { AssignToClients } from '../assign/assign-to-clients.tsx'

interface AssignNextProps {
  /** The client, with the last day of their program. */
  need: ClientInNeed
  onClose: () => void
}

/** The dialog for the next program, which begins on the day after the last one, or today. */
export function AssignNext({ need: { client, day }, onClose }: AssignNextProps) {
  const today = useToday()
  const next = addDays(day, 1)
  return <AssignToClients client={client} firstDay={next > today ? next : today} onClose={onClose} />
}
