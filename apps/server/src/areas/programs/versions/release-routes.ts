import * as contract from '@allenio/contract/programs'
import { audit } from '#platform/audit'
import { bind, withMessage } from '#platform/http'
import { found } from '#platform/errors'
import { readDifferences, readEarlierRelease } from './differences.ts'
import { deletePublication, findPublication } from './publications.ts'
import { reachProgramToChange } from '../edits/edit-reach.ts'
import { reachProgram } from '../reach.ts'
import { listReleases, publish, rollBack } from './releases.ts'

export const releaseBindings = [
  bind(contract.getProgramDifferences, async ({ db, actor }, { id, releaseId }) => {
    const program = await reachProgram(db, actor, id)
    return releaseId === undefined ? readDifferences(db, actor, program) : readEarlierRelease(db, actor, program, releaseId)
  }),

  bind(contract.publishProgram, async ({ db, actor }, { id, ...publishing }) => {
    const program = await reachProgramToChange(db, actor, id)
    return withMessage('program handed over', await publish(db, actor, program, publishing))
  }),

  bind(contract.cancelPublication, async ({ db, actor }, { id }) => {
    const publication = found(await findPublication(db, id))
    await reachProgramToChange(db, actor, publication.program_id)
    await deletePublication(db, publication.id)
    const { program_id: programId, day } = publication
    await audit(db, { personId: actor.personId, action: 'cancel publication', subjectId: programId, details: { day } })
    return {}
  }),

  bind(contract.listProgramReleases, async ({ db, actor }, { id }) => listReleases(db, actor, await reachProgram(db, actor, id))),

  bind(contract.rollBackProgram, async ({ db, actor }, { id, ...earlier }) => {
    const program = await reachProgramToChange(db, actor, id)
    return withMessage('program handed over', await rollBack(db, actor, program, earlier))
  }),
]
