import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { takeUpVersion } from '../versions/prepared-versions.ts'
import { reachLockedProgram, reachProgram, reachProgramOf, type ProgramRecord, type RowType } from '../reach.ts'

// A version that was prepared is taken up by the first edit: from then on it is the client's own.

async function takeUp(db: WorkspaceDb, actor: Actor, program: ProgramRecord): Promise<ProgramRecord> {
  await takeUpVersion(db, actor, program)
  return program
}

/** Finds the program whose rows a call edits. */
export const reachProgramToEdit = async (db: WorkspaceDb, actor: Actor, id: string): Promise<ProgramRecord> =>
  takeUp(db, actor, await reachProgram(db, actor, id))

/** Finds the program of a row that a call edits. */
export const reachRowToEdit = async (db: WorkspaceDb, actor: Actor, type: RowType, id: string): Promise<ProgramRecord> =>
  takeUp(db, actor, await reachProgramOf(db, actor, type, id))

/** Finds and locks a program: calls that delete or move it wait. */
export const reachProgramToChange = async (db: WorkspaceDb, actor: Actor, id: string): Promise<ProgramRecord> =>
  takeUp(db, actor, await reachLockedProgram(db, actor, id))
