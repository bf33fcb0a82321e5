import { useStoredPreference } from '#lib/session'
import { chosenKeys } from './columns.ts'
import type { ListColumn } from './columns.ts'

const parseKeys = (storedKeys: unknown): readonly string[] | undefined => (Array.isArray(storedKeys) ? storedKeys : undefined)

/** How the table looks on this device: which columns it shows, how high its rows are, or whether they are cards. */
export function useListDisplay<Row>(name: string, columns: readonly ListColumn<Row>[]) {
  const [storedKeys, setStoredKeys] = useStoredPreference(`${name}.columns`, parseKeys)
  const [isCompact, setCompact] = useStoredPreference(`${name}.compact`, storedValue => storedValue === true)
  const [hasCards, setCards] = useStoredPreference(`${name}.cards`, storedValue => storedValue === true)
  const keys = chosenKeys(columns, storedKeys)
  const isChosen = (key: string) => keys.includes(key)
  const choices = columns
    .filter(({ choice }) => choice !== undefined)
    .map(({ key, title }) => ({
      key,
      title,
      isChosen: isChosen(key),
      toggle: () => setStoredKeys(isChosen(key) ? keys.filter(each => each !== key) : [...keys, key]),
    }))
  return { keys, choices, isCompact, setCompact, hasCards, setCards }
}

export type ListDisplay = ReturnType<typeof useListDisplay>
