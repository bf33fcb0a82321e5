import { assignMacro, createMacro, listMacros, type MacroDay } from '@allenio/contract/macros'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'
import { clientOf, type TestHouse, type TestMember, type TestTeam } from '#testing'

export const today = romeDay()
export const refusal = (code: string) => ({ body: { code } })

/** 2000 kcal: 150 g, 200 g and 66.7 g. */
export const day = (more: Partial<MacroDay> = {}): MacroDay => ({
  dayType: 'every day',
  kcal: 2000,
  protein: 150,
  carbs: 200,
  lipids: null,
  fiber: null,
  water: null,
  ...more,
})

export const perKg = { unit: 'grams per kg', days: [day({ kcal: null, protein: 2, carbs: 4, lipids: 1 })] } as const

interface Assigning {
  assignmentId?: string
  startDay?: string
  weightKg?: number
  message?: string
}

/** Steps that tests of macros share. */
export const macroScene = (house: TestHouse) => {
  const { as, given, database } = house
  const inTeam = <T>({ workspaceId }: Pick<TestTeam, 'workspaceId'>, work: (db: WorkspaceDb) => Promise<T>) =>
    database.withWorkspace(workspaceId, 'write', work)
  return {
    inTeam,

    /** A team with the record of its client. */
    team: async () => {
      const team = await given.team()
      return { ...team, clientId: await clientOf(house, team) }
    },

    create: ({ nutritionist }: TestTeam, title: string, more: object = {}) =>
      as(nutritionist).call(createMacro, { title, unit: 'grams', days: [day()], ...more }),

    list: async ({ nutritionist }: TestTeam, more: object = {}) =>
      (await as(nutritionist).call(listMacros, more)).macros.map(({ title }) => title),

    assign: async (
      by: TestMember,
      { macroId, clientId }: { macroId: string; clientId: string },
      { assignmentId = newId(), startDay = today, weightKg, message = '' }: Assigning = {},
    ) => {
      const clients = [{ clientId, assignmentId, startDay, ...(weightKg !== undefined && { weightKg }) }]
      const { assigned, notes } = await as(by).call(assignMacro, { id: macroId, clients, message })
      return { id: assignmentId, assignment: assigned[0], notes }
    },

    weigh: (team: TestTeam, clientId: string, kg: number, weighed = today) =>
      inTeam(team, db =>
        db.run(sql`insert into weights (id, client_id, day, kg, source) values (${newId()}, ${clientId}, ${weighed}, ${kg}, 'manual')`),
      ),
  }
}
