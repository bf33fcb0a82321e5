import { cancelUpload, continueUpload, getUpload, startUpload } from '@allenio/contract/files'
import { closeUpload, openUpload, presentUpload, readUpload, receivePart } from '#platform/files'
import { bindIntake, bindPerson } from '#platform/http'

export const routes = [
  bindPerson(startUpload, async ({ db, actor }, input) => presentUpload(await openUpload(db, actor, input))),

  bindPerson(getUpload, async ({ db, actor }, { id }) => presentUpload(await readUpload(db, actor, id))),

  bindIntake(continueUpload, async ({ actor, body }, input) => presentUpload(await receivePart(actor, input, body))),

  bindPerson(cancelUpload, async ({ db, actor }, { id }) => {
    await closeUpload(db, actor, id)
    return {}
  }),
]
