import { useCallback, useState } from 'react'
import { tab } from '#lib/session'
import { useToday } from '#shell'

const key = 'allenio.plan.checked'

/** Whether something was asked already in this session, for this person and business. A reload does not begin a new session. */
export function useSessionCheck(owner: string | undefined): { isDone: boolean; finish: () => void } {
  const mark = `${owner ?? ''} ${useToday()}`
  // as it was when the page loaded: what is asked now may still be asked for another business
  const [before] = useState(() => tab.read(key))
  const finish = useCallback(() => tab.write(key, mark), [mark])
  return { isDone: owner !== undefined && before === mark, finish }
}
