import { useState } from 'react'

/** Keeps the last defined value: a dialog that closes still shows it while it fades. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [lastValue, setLastValue] = useState(value)
  if (value !== undefined && value !== lastValue) setLastValue(value)
  return value ?? lastValue
}
