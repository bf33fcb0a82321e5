/** The address without its signature; who may see it is asked when it is fetched, and logout empties the cache. */
export function fileKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address)
  return `${origin}${pathname}?v=${searchParams.get('v') ?? 'original'}`
}
