import { useParams } from '@tanstack/react-router'

/** A part of the page's own address: useParam('id') on '/clients/$id'; empty where an optional one is absent. */
export function useParam(name: string): string {
  const value = useParams({ strict: false, select: (params: Readonly<Record<string, string | undefined>>) => params[name] })
  return value ?? ''
}
