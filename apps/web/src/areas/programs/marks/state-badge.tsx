import type { ProgramUserState } from '@allenio/contract/programs'
import { areaWords } from '#lib/words'
import { Badge } from '#ui/badge'
import type { Status } from '#ui/badge'

export const useStateWords = areaWords('program states', {
  common: ['paused'],
  it: { upcoming: 'In arrivo', active: 'In corso', expiring: 'In scadenza', terminated: 'Terminato' },
  en: { upcoming: 'Upcoming', active: 'Active', expiring: 'Expiring', terminated: 'Terminated' },
})

const statuses: Readonly<Partial<Record<ProgramUserState, Status>>> = { active: 'done', expiring: 'attention', paused: 'note' }

/** How an assignment stands today. */
export function StateBadge({ state, bare }: { state: ProgramUserState; bare?: boolean }) {
  const t = useStateWords()
  return (
    <Badge status={statuses[state]} bare={bare ?? false}>
      {t(state)}
    </Badge>
  )
}
