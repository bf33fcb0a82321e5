import { useParams } from '@tanstack/react-router'

/** A parameter of the page's address: useParam('id') on '/clients/$id'; empty if an optional one is missing. */
export function useParam(name: string): string {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  return params[name] ?? ''
}
