import { addPoster, cancelUpload, continueUpload, getOwnStorage, getStorage, getUpload, startUpload } from '@allenio/contract/files'
import {
  closeUpload,
  openUpload,
  presentUpload,
  readUpload,
  receivePart,
  receivePoster,
  useOfMember,
  useOfPerson,
  useOfWorkspace,
} from '#platform/files'
import { bind, bindIntake, bindPerson } from '#platform/http'
import { presentPersonUse, presentWorkspaceUse } from './storage.ts'

export const routes = [
  bindPerson(startUpload, async ({ db, actor }, input) => presentUpload(await openUpload(db, actor, input))),

  bindPerson(getUpload, async ({ db, actor }, { id }) => presentUpload(await readUpload(db, actor, id))),

  bindIntake(continueUpload, async ({ actor, body }, input) => presentUpload(await receivePart(actor, input, body))),

  bindIntake(addPoster, async ({ actor, body }, { id }) => presentUpload(await receivePoster(actor, id, body))),

  bindPerson(cancelUpload, async ({ db, actor }, { id }) => {
    await closeUpload(db, actor, id)
    return {}
  }),

  bind(getStorage, async ({ db }) => presentWorkspaceUse(await useOfWorkspace(db, db.workspaceId))),

  bindPerson(getOwnStorage, async ({ db, actor: { personId, membership } }) => {
    const outside = await useOfPerson(db, personId)
    const here = membership?.role === 'client' ? await useOfMember(db, membership.workspaceId, personId) : null
    return { here: here && presentPersonUse(here), outside: presentPersonUse(outside), exports: outside.exports }
  }),
]
