import type { NamedUnlocks, Unlocks } from '@allenio/contract/packages'
import { requireTypes } from '#areas/clients'
import { findModels, findSaleableModels } from '#areas/programs'
import { nameKinds } from '#areas/reservations'
import { findSaleableSurveys, findSurveys } from '#areas/surveys'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'

interface NamedTarget {
  id: string
  name: string
}

const kindIdsOf = ({ credits }: Unlocks) => credits.flatMap(({ kindId }) => kindId ?? [])

const readCollaborators = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<NamedTarget>(sql`
    select m.id, coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), '') as name
    from memberships m left join persons p on p.id = m.person_id
    where m.id = any(${[...ids]}::uuid[]) and m.role in ('coach', 'nutritionist') and m.status <> 'inactive'`)

/** The names of all that these terms unlock; what was deleted meanwhile is missing. */
export async function nameUnlocks(db: WorkspaceDb, all: readonly Unlocks[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (idsIn: (unlocks: Unlocks) => readonly string[]) => [...new Set(all.flatMap(idsIn))]
  const [programs, surveys, kinds, collaborators] = [
    idsOf(({ programIds }) => programIds),
    idsOf(({ surveyIds }) => surveyIds),
    idsOf(kindIdsOf),
    idsOf(({ collaboratorIds }) => collaboratorIds),
  ]
  const rows: NamedTarget[] = [
    ...(programs.length > 0 ? (await findModels(db, programs)).map(({ id, title: name }) => ({ id, name })) : []),
    ...(surveys.length > 0 ? await findSurveys(db, surveys) : []),
    ...(kinds.length > 0 ? await nameKinds(db, kinds) : []),
    ...(collaborators.length > 0 ? await readCollaborators(db, collaborators) : []),
  ]
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Lists the unlocks of these terms by the names that a buyer reads. */
export async function presentUnlocks(db: WorkspaceDb, unlocks: Unlocks): Promise<NamedUnlocks> {
  const names = await nameUnlocks(db, [unlocks])
  const namesOf = (ids: readonly string[]) => ids.flatMap(id => names.get(id) || [])
  return {
    programs: namesOf(unlocks.programIds),
    surveys: namesOf(unlocks.surveyIds),
    // credits for a kind that was deleted meanwhile pay nothing
    credits: unlocks.credits.flatMap(({ kindId, amount, validDays, each }) =>
      kindId !== null && !names.has(kindId) ? [] : { kind: kindId === null ? null : (names.get(kindId) ?? null), amount, validDays, each },
    ),
    hasChat: unlocks.opensChat,
    collaborators: namesOf(unlocks.collaboratorIds),
  }
}

interface Targets {
  unlocks: Unlocks
  clientTypeId: string | null
}

/** Refuses ids that name nothing which can be unlocked. What the terms had before may stay, even if it is gone by now. */
export async function requireTargets(db: WorkspaceDb, after: Targets, before?: Targets): Promise<void> {
  const require = async (
    idsIn: (unlocks: Unlocks) => readonly string[],
    find: (ids: readonly string[]) => Promise<readonly string[]>,
  ): Promise<void> => {
    const previousIds = new Set(before ? idsIn(before.unlocks) : [])
    const newIds = idsIn(after.unlocks).filter(id => !previousIds.has(id))
    if (newIds.length > 0 && (await find(newIds)).length < newIds.length) throw new AppError('not found')
  }
  const idsOf = (rows: readonly NamedTarget[]) => rows.map(({ id }) => id)
  await require(({ programIds }) => programIds, ids => findSaleableModels(db, ids))
  await require(({ surveyIds }) => surveyIds, ids => findSaleableSurveys(db, ids))
  await require(kindIdsOf, async ids => idsOf(await nameKinds(db, ids)))
  await require(({ collaboratorIds }) => collaboratorIds, async ids => idsOf(await readCollaborators(db, ids)))
  const { clientTypeId } = after
  if (clientTypeId !== null && clientTypeId !== before?.clientTypeId) await requireTypes(db, [clientTypeId])
}
