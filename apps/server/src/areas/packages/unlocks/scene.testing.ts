import type { Input } from '@allenio/contract'
import { createProgram, publishProgram } from '@allenio/contract/programs'
import { createSurvey } from '@allenio/contract/surveys'
import type { TestHouse, TestTeam } from '#testing'

type Where = Pick<TestHouse, 'as'>

/** A model that a package may hold. */
export async function saleableProgramOf({ as }: Where, { admin }: TestTeam): Promise<string> {
  const { id } = await as(admin).call(createProgram, { title: 'Forza base', example: 'full body' })
  await as(admin).call(publishProgram, { id })
  return id
}

/** A published survey. */
export async function saleableSurveyOf(
  { as }: Where,
  { admin }: TestTeam,
  fields: Partial<Input<typeof createSurvey>> = {},
): Promise<string> {
  const { id } = await as(admin).call(createSurvey, { name: 'Abitudini', type: 'CHECK_IN', example: 'goals', ...fields })
  return id
}
