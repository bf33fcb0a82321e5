import { useState } from 'react'
import { session } from './session.ts'

/** A display preference that this device stores for this person. */
export function useStoredPreference<Value>(name: string, parse: (storedValue: unknown) => Value): [Value, (value: Value) => void] {
  const key = `allenio.${name}.${session().personId ?? ''}`
  const [value, setValue] = useState(() => {
    try {
      return parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    } catch {
      return parse(null)
    }
  })
  const keep = (next: Value) => {
    setValue(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // storage is refused: the value lasts until the page is left
    }
  }
  return [value, keep]
}
