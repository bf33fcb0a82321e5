import { useMemo, useState } from 'react'
import { isSameSpan } from './drag.ts'
import type { CalendarEntry, CalendarSpan } from './entry.ts'
import type { CalendarProps } from './props.ts'

interface Hold {
  /** where the entry was when it was dropped: once the page says otherwise, the page is right */
  was: CalendarSpan
  span: CalendarSpan
}

const isPromise = (answer: unknown): answer is Promise<unknown> => answer instanceof Promise

/** Keeps an entry where it was dropped until the page has written it. */
export function useHeldEntries({ entries, onChange }: Pick<CalendarProps, 'entries' | 'onChange'>) {
  const [held, setHeld] = useState<ReadonlyMap<string, Hold>>(new Map())
  const visible = useMemo(() => {
    if (held.size === 0) return entries
    return entries.map(entry => {
      const hold = held.get(entry.id)
      return hold && isSameSpan(hold.was, entry) ? { ...entry, personId: undefined, ...hold.span } : entry
    })
  }, [entries, held])
  const change = (entry: CalendarEntry, span: CalendarSpan) => {
    const was = entries.find(({ id }) => id === entry.id) ?? entry
    const answer = onChange?.(was, span)
    if (!isPromise(answer)) return
    const hold = { was, span }
    setHeld(now => new Map(now).set(entry.id, hold))
    const release = () =>
      setHeld(now => {
        // a later move of the same entry has a hold of its own
        if (now.get(entry.id) !== hold) return now
        const next = new Map(now)
        next.delete(entry.id)
        return next
      })
    answer.then(release, release)
  }
  return { entries: visible, onChange: onChange && change }
}
