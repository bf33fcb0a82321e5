import { useEffect, useRef, useState } from 'react'
import { toast } from '#ui/toast'

/**
 * The reason why the server refused a write. It is shown beside the field, or in front of the page if the form has gone
 * meanwhile, because the page shows a write before it is answered.
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
    clear: () => setError(undefined),
  }
}
