import { useParams } from '@tanstack/react-router'

/** A part of the page's own address: useParam('id') on '/clients/$id'; empty where an optional one is absent. */
export function useParam(name: string): string {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  return params[name] ?? ''
}
