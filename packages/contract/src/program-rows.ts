import { z } from 'zod'
import { ClientCard } from './clients.ts'
import { FolderName } from './folders.ts'
import { Timestamp } from './lists.ts'
import { MaximumCycle } from './program-cells.ts'
import { ProgramWeek } from './program-content.ts'
import { ProgramUser, programUserStates } from './program-users.ts'
import { LiftMaximum } from './training-maxima.ts'

// A program in a list, and as a page shows it.

/** The deeds that the caller may do next with this program. */
const ProgramMay = z.object({
  update: z.boolean(),
  assign: z.boolean(),
  duplicate: z.boolean(),
  /** Of a model: make it private, or give it to the library. */
  share: z.boolean(),
  delete: z.boolean(),
  undelete: z.boolean(),
})

export const programRow = {
  id: z.uuid(),
  title: z.string(),
  folder: FolderName.nullable(),
  /** The member who keeps it; null where they have left, and for clients. */
  owner: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Only its owner and the admin see it. */
  isPrivate: z.boolean(),
  /** Of a client's own version. */
  client: ClientCard.nullable(),
  /** The model of an own version. */
  templateId: z.uuid().nullable(),
  weeks: z.number().int(),
  days: z.number().int(),
  /** The number of clients who follow it now or soon. */
  clients: z.number().int(),
  /** Where it is a client's: Expiring and Terminated are shown as labels. */
  state: z.enum(programUserStates).nullable(),
  /** Where it is a client's: the assignment. */
  programUserId: z.uuid().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Timestamp.nullable(),
  may: ProgramMay,
}
export const ProgramRow = z.object(programRow)
export type ProgramRow = z.output<typeof ProgramRow>

export const ProgramDetail = z.object({
  ...programRow,
  description: z.string(),
  /** Its folder and those above, from the top. */
  folders: z.array(FolderName),
  weekList: z.array(ProgramWeek),
  /** By what the client's loads in percent become kilograms; null for a program without a client. */
  loads: z.object({ stepKg: z.number(), maxima: z.array(LiftMaximum), cycle: MaximumCycle.nullable() }).nullable(),
  /** The release that is shown, which a client has; null for the program as it is now. */
  release: z.object({ number: z.number().int(), createdAt: Timestamp }).nullable(),
  /** A client's own assignments of it; for the team, those of the client whose version it is. */
  programUsers: z.array(ProgramUser),
})
export type ProgramDetail = z.output<typeof ProgramDetail>

export const ProgramCounts = z.object({ models: z.number().int(), versions: z.number().int(), deleted: z.number().int() })
