import { useState } from 'react'

/** Keeps the last defined value: a dialog that closes still shows it while it fades. */
export function useKept<Value>(value: Value | undefined): Value | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value ?? kept
}
