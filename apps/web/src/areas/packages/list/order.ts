/** Moves an item by so many places; at an end it stays. */
export function movedBy(ids: readonly string[], id: string, step: number): string[] {
  const at = ids.indexOf(id)
  const to = at + step
  return at < 0 || to < 0 || to >= ids.length ? [...ids] : movedTo(ids, id, ids[to] ?? id)
}

/** Puts an item in the place of another one, which gives way. */
export function movedTo(ids: readonly string[], id: string, targetId: string): string[] {
  const to = ids.indexOf(targetId)
  if (to < 0 || !ids.includes(id) || id === targetId) return [...ids]
  return ids.filter(each => each !== id).toSpliced(to, 0, id)
}
