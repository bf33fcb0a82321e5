import { z } from 'zod'
import { ClientCard } from '../clients/clients.ts'
import { FolderName } from '../folders/folders.ts'
import { Timestamp } from '../lists.ts'
import { MaximumCycle } from './cells.ts'
import { ProgramWeek } from './content.ts'
import { LiftMaximum } from './training-maxima.ts'
import { ProgramUser, programUserStates } from './users.ts'

// A program in a list, and as a page shows it.

/** The rights of the caller over this program. */
const ProgramMay = z.object({
  update: z.boolean(),
  assign: z.boolean(),
  duplicate: z.boolean(),
  /** Whether the caller may make a model private, or share it with the library. */
  share: z.boolean(),
  delete: z.boolean(),
  undelete: z.boolean(),
})

export const programRow = {
  id: z.uuid(),
  title: z.string(),
  folder: FolderName.nullable(),
  /** The member to whom it belongs; null where they have left, and for clients. */
  owner: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Only the owner and the admin see the program. */
  isPrivate: z.boolean(),
  /** The client to whom an own version belongs. */
  client: ClientCard.nullable(),
  /** The model of an own version. */
  templateId: z.uuid().nullable(),
  weeks: z.number().int(),
  days: z.number().int(),
  /** The number of clients who follow it now or soon. */
  clients: z.number().int(),
  /** The state of a client's assignment: Expiring and Terminated are shown as labels. */
  state: z.enum(programUserStates).nullable(),
  /** The id of a client's assignment. */
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
  /** The program's folder and its parents, from the top. */
  folders: z.array(FolderName),
  weekList: z.array(ProgramWeek),
  /** The facts that turn loads in percent into kilograms; null for a program without a client. */
  loads: z.object({ stepKg: z.number(), maxima: z.array(LiftMaximum), cycle: MaximumCycle.nullable() }).nullable(),
  /** The release that is shown, which a client has; null for the program as it is now. */
  release: z.object({ number: z.number().int(), createdAt: Timestamp }).nullable(),
  /** The assignments of the client who asks; for the team those of the client whose version it is. */
  programUsers: z.array(ProgramUser),
})
export type ProgramDetail = z.output<typeof ProgramDetail>

export const ProgramCounts = z.object({ models: z.number().int(), versions: z.number().int(), deleted: z.number().int() })
