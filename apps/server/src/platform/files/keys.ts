/** Where a file's bytes are kept: everything of one file follows from its id, so that nothing can be forgotten. */
export function keysOf(id: string) {
  // the folders come from the end of an id, which is random, while its beginning is the time
  const whole = `${id.slice(-2)}/${id.slice(-4, -2)}/${id}`
  const keys = { whole, picture: `${whole}.picture`, recording: `${whole}.recording`, thumb: `${whole}.thumb` }
  return { ...keys, all: Object.values(keys) }
}

const shape = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f-]{36}(\.[a-z]+)?$/

/** Keys are only ever made here; one that is not shaped so must never become a path. */
export function checkedKey(key: string): string {
  if (!shape.test(key)) throw new Error('a storage key has the wrong shape')
  return key
}
