import { isDay } from '@allenio/domain/days'
import { useFormats } from '#lib/formats'
import { useRecipientWords } from './recipient-words.ts'

interface Followed {
  title: string
  startDay: string
}

interface FollowingClient<Each> {
  isAssigned: boolean
  current: Each | null
  upcoming: readonly Each[]
}

/** Tells what a client follows now, or next; `hasIt` says so of the thing itself. */
export function useFollowedSentence() {
  const t = useRecipientWords()
  const { day } = useFormats()
  return <Each extends Followed>(
    { isAssigned, current: now, upcoming }: FollowingClient<Each>,
    { isSame, hasIt }: { isSame: (followed: Each) => boolean; hasIt: (day: string) => string },
  ): string => {
    const current = now ?? upcoming[0]
    if (!current) return ''
    const since = day(current.startDay)
    return isAssigned && isSame(current) ? hasIt(since) : t('follows', { title: current.title, day: since })
  }
}

interface Terms {
  startDay: string
  hasOwn?: boolean
}

type Faults = Record<string, string | undefined>

/** The error beside a day that is none. */
export function useDayFault(): (day: string) => string | undefined {
  const t = useRecipientWords()
  return day => (isDay(day) ? undefined : t('dayMissing'))
}

/** Finds what is missing in every assignment: clients and days. `faultsOf` adds what a family asks of one client. */
export function useAssignmentFaults() {
  const t = useRecipientWords()
  const dayFault = useDayFault()
  return <Recipient extends Terms>(
    { clients, startDay }: { clients: readonly Recipient[]; startDay: string },
    faultsOf: (recipient: Recipient) => Faults = () => ({}),
  ): Faults => ({
    clients: clients.length === 0 ? t('nobodyChosen') : undefined,
    startDay: dayFault(startDay),
    ...Object.fromEntries(
      clients.flatMap((recipient, at) =>
        Object.entries({ ...faultsOf(recipient), startDay: recipient.hasOwn ? dayFault(recipient.startDay) : undefined }).map(
          ([field, fault]) => [`clients.${at}.${field}`, fault],
        ),
      ),
    ),
  })
}
