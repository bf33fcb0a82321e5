import * as contract from '@allenio/contract/programs'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { insertFolder } from '#areas/folders'
import { sql } from '#platform/db'
import { clientOf, samplesOf, type Scene, type TestTeam } from '#testing'
import { storeMaxima } from './maxima/store.ts'
import { batchOf, programOf, programUserOf, publishOf, type TestProgram } from './scene.testing.ts'

const tomorrow = addDays(romeDay(), 1)

/** The coach's call on a program, and the same on another workspace's. */
const onProgram = async <I extends object>(scene: Scene, input: (program: TestProgram, team: TestTeam) => I | Promise<I>) => ({
  as: 'coach' as const,
  input: await input(await programOf(scene, scene.a), scene.a),
  foreign: await input(await programOf(scene, scene.b), scene.b),
})

const onId = <More extends object>(scene: Scene, more: More) => onProgram(scene, ({ id }) => ({ id, ...more }))

/** The coach's call on a client in their charge, and the same on another workspace's. */
const onClient = async <More extends object>(scene: Scene, more: More) => ({
  as: 'coach' as const,
  input: { id: await clientOf(scene, scene.a), ...more },
  foreign: { id: await clientOf(scene, scene.b), ...more },
})

const folderOf = async ({ database }: Scene, { workspaceId }: TestTeam): Promise<string> => {
  const id = newId()
  await database.withWorkspace(workspaceId, 'write', db => insertFolder(db, { id, name: 'Forza', parentId: null }))
  return id
}

const deletedOf = async (scene: Scene, team: TestTeam): Promise<string> => {
  const { id } = await programOf(scene, team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`update programs set deleted_at = now() where id = ${id}`))
  return id
}

interface Assigned {
  id: string
  program: TestProgram
  clientId: string
}

async function assignedOf(scene: Scene, team: TestTeam): Promise<Assigned> {
  const clientId = await clientOf(scene, team)
  const program = await programOf(scene, team)
  return { id: await programUserOf(scene, team, { clientId, program }), program, clientId }
}

/** The call on an assignment of the team's client, and the same on another workspace's. */
const onAssigned = async <I extends object>(scene: Scene, input: (assigned: Assigned) => I) => ({
  as: 'coach' as const,
  input: input(await assignedOf(scene, scene.a)),
  foreign: input(await assignedOf(scene, scene.b)),
})

const publicationOf = async (scene: Scene, team: TestTeam): Promise<string> => {
  const { id: programId } = await programOf(scene, team)
  const id = newId()
  await scene.database.withWorkspace(team.workspaceId, 'write', async db => {
    const { releaseId } = await publishOf(db, programId, team.coach)
    await db.run(sql`
      insert into program_publications (id, program_id, release_id, day, author_id)
      values (${id}, ${programId}, ${releaseId}, ${tomorrow}, ${team.coach.membershipId})`)
  })
  return id
}

export const programSamples = samplesOf(contract, {
  listPrograms: async scene => {
    const folderId = newId()
    await clientOf(scene, scene.a)
    return {
      as: 'coach',
      input: { search: 'forza', folderId, collaboratorId: scene.a.coach.membershipId, sort: 'title' },
      idFilters: ['folderId', 'collaboratorId'],
    }
  },
  getProgram: async scene => {
    const { program, id } = await assignedOf(scene, scene.a)
    const other = await assignedOf(scene, scene.b)
    return { as: 'coach', input: { id: program.id, programUserId: id }, foreign: { id: other.program.id } }
  },
  countPrograms: scene => ({ as: 'coach', input: { collaboratorId: scene.a.coach.membershipId }, idFilters: ['collaboratorId'] }),
  getProgramForAssign: scene => onId(scene, {}),
  createProgram: async scene => ({
    as: 'coach',
    input: { title: 'Ipertrofia', description: 'Otto settimane' },
    foreign: { title: 'Ipertrofia', folderId: await folderOf(scene, scene.b) },
  }),
  duplicateProgram: scene => onId(scene, { title: 'Copia' }),
  updateProgram: scene => onId(scene, { title: 'Forza 2', isPrivate: true }),
  movePrograms: scene => onProgram(scene, async ({ id }, team) => ({ programIds: [id], folderId: await folderOf(scene, team) })),
  deleteProgram: scene => onId(scene, { keepsClients: false }),
  undeleteProgram: async scene => ({
    as: 'coach',
    input: { id: await deletedOf(scene, scene.a) },
    foreign: { id: await deletedOf(scene, scene.b) },
  }),
})

export const programFigureSamples = samplesOf(contract, {
  listModels: () => ({ as: 'coach', input: { search: 'forza' } }),
  listPackagePrograms: () => ({ as: 'coach', input: {} }),
  countProgramWeeks: scene => onId(scene, {}),
  getProgramInfo: scene => onId(scene, {}),
})

export const programSettingSamples = samplesOf(contract, {
  getProgramSettings: () => ({ as: 'coach', input: {} }),
  updateProgramSettings: () => ({ as: 'admin', input: { expiryDays: 10, loadStep: 1.25 } }),
  getClientLoadStep: scene => onClient(scene, {}),
  updateClientLoadStep: scene => onClient(scene, { loadStep: 1 as const }),
})

const squat = { name: 'Squat' }

const maximumOf = (scene: Scene, team: TestTeam, clientId: string) =>
  scene.database.withWorkspace(team.workspaceId, 'write', db =>
    storeMaxima(db, {
      clientId,
      authorId: team.coach.membershipId,
      today: romeDay(),
      maxima: [{ exercise: squat, kg: 120, source: 'typed', ofKg: null, share: null }],
    }),
  )

export const trainingMaximaSamples = samplesOf(contract, {
  listTrainingMaxima: async scene => {
    const { program, clientId } = await assignedOf(scene, scene.a)
    const other = await assignedOf(scene, scene.b)
    return { as: 'coach', input: { id: clientId, programId: program.id }, foreign: { id: other.clientId } }
  },
  updateTrainingMaxima: scene => onClient(scene, { maxima: [{ exercise: squat, kg: 122.5 }] }),
  removeTrainingMaximum: async scene => {
    const [own, other] = [await clientOf(scene, scene.a), await clientOf(scene, scene.b)]
    await maximumOf(scene, scene.a, own)
    await maximumOf(scene, scene.b, other)
    return { as: 'coach', input: { id: own, key: 'name squat' }, foreign: { id: other, key: 'name squat' } }
  },
  listOwnTrainingMaxima: async scene => {
    await clientOf(scene, scene.a)
    return { as: 'client', input: {} }
  },
})

export const programEditingSamples = samplesOf(contract, {
  getProgramDocument: scene => onId(scene, { since: 0 }),
  editProgram: scene =>
    onProgram(scene, ({ id, rowIds: [rowId = ''] }) => ({
      id,
      base: 0,
      batches: [batchOf({ kind: 'set', id: rowId, cells: { reps: '6' } })],
    })),
  listProgramSteps: scene => onId(scene, {}),
  listProgramCellChanges: scene => onProgram(scene, ({ id, rowIds: [rowId = ''] }) => ({ id, rowId, cells: 'reps,load' })),
  getProgramForEdit: scene => onId(scene, {}),
  importProgram: scene =>
    onProgram(scene, async ({ id }, team) => {
      const { id: from, weekIds } = await programOf(scene, team)
      return { from, to: id, weekIds: [...weekIds] }
    }),
  addProgramWeek: scene => onId(scene, { index: 0 }),
  deleteProgramWeek: scene => onProgram(scene, ({ weekIds: [id = ''] }) => ({ id })),
  copyProgramWeek: scene => onProgram(scene, ({ id, weekIds: [copyFromId = ''] }) => ({ copyFromId, toProgramId: id, weeks: 2 })),
  copyProgramDay: scene =>
    onProgram(scene, ({ weekIds: [id = '', toWeekId = ''], dayIds: [copyFromId = ''] }) => ({ id, copyFromId, toWeekId })),
  saveProgramWorkout: scene =>
    onProgram(scene, ({ id, dayIds: [, dayId = ''] }) => ({
      id,
      dayId,
      workout: { id: newId(), name: 'Schiena', exercises: [{ id: newId(), exercise: { name: 'Stacco' }, sets: 3, reps: '5' }] },
    })),
  deleteProgramWorkout: scene => onProgram(scene, ({ workoutId: id }) => ({ id })),
  deleteProgramExercise: scene => onProgram(scene, ({ rowIds: [id = ''] }) => ({ id })),
})

export const programReleaseSamples = samplesOf(contract, {
  getProgramDifferences: scene => onAssigned(scene, ({ program }) => ({ id: program.id })),
  publishProgram: scene =>
    onAssigned(scene, ({ id, program }) => ({
      id: program.id,
      note: 'Più lavoro',
      leftOut: [id],
      ownDays: [{ programUserId: id, day: tomorrow }],
      taken: [{ programUserId: id, keys: [] }],
      withDrafts: [id],
    })),
  cancelPublication: async scene => ({
    as: 'coach',
    input: { id: await publicationOf(scene, scene.a) },
    foreign: { id: await publicationOf(scene, scene.b) },
  }),
  listProgramReleases: scene => onId(scene, {}),
  rollBackProgram: scene =>
    onProgram(scene, async ({ id }, team) => {
      const { releaseId } = await scene.database.withWorkspace(team.workspaceId, 'write', db => publishOf(db, id, team.coach))
      return { id, releaseId }
    }),
})

export const programUserSamples = samplesOf(contract, {
  assignProgram: scene =>
    onProgram(scene, async ({ id }, team) => ({
      id,
      clients: [{ clientId: await clientOf(scene, team), programUserId: newId(), startDay: tomorrow, weekdays: [1, 3, 5] }],
      message: 'Buon lavoro',
    })),
  createSingleWorkout: scene =>
    onAssigned(scene, ({ id: programUserId, clientId, program: { dayIds } }) => ({
      id: clientId,
      day: tomorrow,
      name: 'Gambe',
      note: 'Piano',
      copyOf: { programUserId, dayId: dayIds[0] ?? '' },
    })),
  undoAssignProgram: async scene => ({
    ...(await onAssigned(scene, ({ id, program }) => ({ id: program.id, programUserIds: [id] }))),
    // an assignment that is not there was taken back before
    idFilters: ['programUserIds'],
  }),
  updateProgramUser: scene => onAssigned(scene, ({ id }) => ({ id, startDay: tomorrow, lastDay: addDays(tomorrow, 30) })),
  endProgramUser: scene => onAssigned(scene, ({ id }) => ({ id })),
  prepareOwnVersion: scene => onAssigned(scene, ({ id }) => ({ id })),
  listAssignedClients: scene => onAssigned(scene, ({ program }) => ({ id: program.id, search: 'martina', isOpen: 'true' })),
  listClientPrograms: scene => onAssigned(scene, ({ clientId }) => ({ id: clientId })),
  listExpiringPrograms: ({ a, b }) => ({
    as: 'admin',
    input: { collaboratorId: a.coach.membershipId },
    foreign: { collaboratorId: b.coach.membershipId },
  }),
  getProgramUserInfo: async scene => ({
    ...(await onAssigned(scene, ({ program, clientId }) => ({ id: program.id, clientId }))),
    idFilters: ['clientId'],
  }),
  listClientsForProgram: async scene => ({
    ...(await onId(scene, { search: 'martina', collaboratorId: scene.a.coach.membershipId })),
    idFilters: ['collaboratorId'],
  }),
  recordProgramReceipt: async scene => ({ ...(await onAssigned(scene, ({ id }) => ({ id, kind: 'opened' as const }))), as: 'client' }),
})

export const programPaperSamples = samplesOf(contract, {
  getProgramPaper: scene => onAssigned(scene, ({ program }) => ({ id: program.id, weeks: '1-2', emptyColumns: 3 })),
  downloadProgramPdf: scene => onAssigned(scene, ({ program }) => ({ id: program.id, language: 'en' as const, paper: 'letter' as const })),
  exportProgram: scene => onAssigned(scene, ({ program }) => ({ id: program.id, format: 'csv' as const })),
})
