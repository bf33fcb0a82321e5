import { useState } from 'react'
import { session } from './session.ts'

/** A choice of looks that this device keeps for this person. */
export function useKept<Value>(name: string, read: (kept: unknown) => Value): [Value, (value: Value) => void] {
  const key = `allenio.${name}.${session().personId ?? ''}`
  const [value, setValue] = useState(() => {
    try {
      return read(JSON.parse(localStorage.getItem(key) ?? 'null'))
    } catch {
      return read(null)
    }
  })
  const keep = (next: Value) => {
    setValue(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // refused storage: it holds until the page is left
    }
  }
  return [value, keep]
}
