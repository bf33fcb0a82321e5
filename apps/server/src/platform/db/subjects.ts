import type { Db } from './handle.ts'

const subjectsByDb = new WeakMap<Db, Set<string>>()

/** Names the rows that a call is about, such as a client: those who look at one hear that it has changed. */
export function addSubjects(db: Db, ids: readonly string[]): void {
  const subjects = subjectsByDb.get(db) ?? new Set()
  for (const id of ids) subjects.add(id)
  subjectsByDb.set(db, subjects)
}

export const subjectsOf = (db: Db): readonly string[] => [...(subjectsByDb.get(db) ?? [])]
