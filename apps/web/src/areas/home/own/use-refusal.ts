import { useEffect, useRef, useState } from 'react'
import { toast } from '#ui/toast'

/**
 * Why the server would not have it: beside the field, or in front of everything when the form has gone meanwhile, as
 * what was written shows before it is answered.
 */
export function useRefusal() {
  const [error, setError] = useState<string>()
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return {
    error,
    refuse: (sentence: string) => {
      setError(sentence)
      if (!isThere.current) toast({ type: 'error', text: sentence })
    },
    forget: () => setError(undefined),
  }
}
