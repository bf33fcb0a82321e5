/** The address without its signature. The server checks the permission when the file is fetched, and a logout empties the cache. */
export function fileKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address)
  return `${origin}${pathname}?v=${searchParams.get('v') ?? 'original'}`
}
