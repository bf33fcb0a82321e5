import { z } from 'zod'
import { ClientCard } from '../clients/clients.ts'
import { CellValue } from '../documents.ts'
import { endpoint } from '../endpoint.ts'
import { areDistinct, Day, idInput, Nothing, Revision, Timestamp } from '../lists.ts'
import type {} from './programs.ts'

// Edits of a program are a draft until a release hands them over to the clients who follow it.

export const releaseNoteMaxLength = 500
export const publicationDaysAtMost = 366

export const ProgramRelease = z.object({
  id: z.uuid(),
  number: z.number().int(),
  note: z.string(),
  createdAt: Timestamp,
  /** The number of clients who have this release now. */
  clients: z.number().int(),
})
export type ProgramRelease = z.output<typeof ProgramRelease>

/** A release that is handed over on a coming day. */
export const Publication = z.object({
  id: z.uuid(),
  releaseId: z.uuid(),
  day: Day,
  note: z.string(),
  leftOut: z.array(z.uuid()),
  /** The assignments that get the release; null for all that are not left out. */
  onlyFor: z.array(z.uuid()).nullable(),
  createdAt: Timestamp,
})
export type Publication = z.output<typeof Publication>

/** One difference between two versions: a cell, or a row that was added, deleted or moved. */
export const ProgramDifference = z.object({
  /** Identifies the difference when it is chosen. */
  key: z.string().max(120),
  kind: z.enum(['cell', 'added', 'deleted', 'moved']),
  /** The row of the model. */
  originId: z.uuid(),
  type: z.string(),
  /** A cell's name and its values: in the release that the client has, in the model, and in their own version. */
  cell: z.string().nullable(),
  base: CellValue.nullable(),
  template: CellValue.nullable(),
  copy: CellValue.nullable(),
  /** The client's own version has changed the same thing. */
  isConflict: z.boolean(),
})
export type ProgramDifference = z.output<typeof ProgramDifference>

const OwnDay = z.object({ programUserId: z.uuid(), day: Day })
export type OwnDay = z.output<typeof OwnDay>

export const TakenConflicts = z.object({ programUserId: z.uuid(), keys: z.array(z.string().max(120)).max(5_000) })
export type TakenConflicts = z.output<typeof TakenConflicts>

const HandedOver = z.object({
  release: ProgramRelease,
  isNew: z.boolean(),
  /** The number of clients who have the new release now. */
  reached: z.number().int(),
  /** Publications that wait for their day, the nearest first. */
  publications: z.array(Publication),
})

export const getProgramDifferences = endpoint({
  method: 'GET',
  path: '/programs/:id/differences',
  access: { permission: 'update programs' },
  summary: 'What publishing would change: since the oldest release that clients have, and in each own version of a client, side by side.',
  input: z.object({
    ...idInput,
    /** Tells what going back to this release would change instead. */
    releaseId: z.uuid().optional(),
  }),
  output: z.object({
    /** The revision of the program, which the publishing call sends back. */
    revision: z.int(),
    changes: z.array(ProgramDifference),
    /** The number of clients who follow the model itself, and get all changes. */
    followers: z.number().int(),
    /** The number of clients with an own version, also if it takes over nothing. */
    ownVersions: z.number().int(),
    /** Own versions that take over something. When an earlier release is restored, also those that are left out because of a draft. */
    versions: z.array(
      z.object({
        programUserId: z.uuid(),
        client: ClientCard,
        differences: z.array(ProgramDifference),
        /** The version has unpublished edits: it is left out, unless `withDrafts` names it. */
        hasDraft: z.boolean(),
        /** The merged version would have weeks of more than seven days, but the client trains by weekdays: it is left out. */
        hasLongWeeks: z.boolean(),
      }),
    ),
  }),
  shows: ['program', 'program user'],
  errors: ['not found'],
})

export const publishProgram = endpoint({
  method: 'POST',
  path: '/programs/:id/publish',
  access: { permission: 'update programs' },
  summary: 'Hands over a release, now or on a day. Own versions take what they have not changed themselves, and the chosen conflicts.',
  input: z.object({
    ...idInput,
    /** The revision of the differences that were read; the call is refused if the program was edited since. */
    revision: Revision.optional(),
    note: z.string().trim().max(releaseNoteMaxLength).default(''),
    day: Day.nullable().default(null),
    /** The assignments that keep their present release. */
    leftOut: z.array(z.uuid()).max(10_000).default([]),
    /** The assignments that get the release on another day than the others; today means now. */
    ownDays: z
      .array(OwnDay)
      .max(10_000)
      .refine(days => areDistinct(days, ({ programUserId }) => programUserId))
      .default([]),
    /** The conflicts in which the model wins, by assignment. */
    taken: z.array(TakenConflicts).max(10_000).default([]),
    /** The assignments whose own versions are published with their unpublished edits. Only allowed if the release is handed over today. */
    withDrafts: z.array(z.uuid()).max(10_000).default([]),
  }),
  output: HandedOver,
  changes: ['program', 'program user'],
  errors: ['not found', 'changed meanwhile', 'publication day', 'program empty', 'only in order'],
})

export const cancelPublication = endpoint({
  method: 'DELETE',
  path: '/programs/publications/:id',
  access: { permission: 'update programs' },
  input: z.object(idInput),
  output: Nothing,
  changes: ['program'],
  errors: ['not found'],
})

export const listProgramReleases = endpoint({
  method: 'GET',
  path: '/programs/:id/releases',
  access: { permission: 'update programs' },
  summary: 'Newest first, with those that wait for their day.',
  input: z.object(idInput),
  output: z.object({
    releases: z.array(ProgramRelease),
    publications: z.array(Publication),
    /** The program was edited since its last release, or has none yet. */
    hasDraft: z.boolean(),
    /** A client within the asker's reach follows the program and has an earlier release. */
    isBehind: z.boolean(),
  }),
  shows: ['program', 'program user'],
  errors: ['not found'],
})

export const rollBackProgram = endpoint({
  method: 'POST',
  path: '/programs/:id/rollback',
  access: { permission: 'update programs' },
  summary: 'Brings the program back to an earlier release, as one gesture that can be undone, and hands it over as a new release.',
  input: z.object({ ...idInput, releaseId: z.uuid(), note: z.string().trim().max(releaseNoteMaxLength).default('') }),
  output: HandedOver,
  changes: ['program', 'program user'],
  errors: ['not found', 'program empty', 'only in order'],
})
