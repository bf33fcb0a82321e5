import { isOnline } from '#lib/device'
import { toast } from '#ui/toast'
import { useMoneyWords } from './words.ts'

/** Nothing that moves money waits in the outbox: without a connection the press only says that one is needed. */
export function useConnected() {
  const t = useMoneyWords()
  return (act: () => unknown) => () => {
    if (isOnline()) act()
    else toast({ id: 'money needs a network', type: 'warning', text: t('needsNetwork') })
  }
}
