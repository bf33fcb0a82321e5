import * as contract from '@allenio/contract/storefront'
import { findLetterhead } from '#areas/business'
import { documentBindings } from '#platform/documents'
import { AppError, found } from '#platform/errors'
import { fileLink } from '#platform/files'
import { bind, bindPublic, withMessage } from '#platform/http'
import { createStorefront, updateSettings, updateStorefront } from './edits.ts'
import { storefrontKind } from './kind.ts'
import { proposeLink } from './links.ts'
import { languageFor, pageIn } from './live/pages.ts'
import { usePages } from './live/routes.ts'
import { answerForSelf, askMember, findOwnAnswer, listMembers } from './members.ts'
import { listPageOffers } from './offers.ts'
import { ownColor } from './own-color.ts'
import { addPicture, listPictures, presentPicture } from './pictures.ts'
import { addressOf, presentStorefront, readDetail, readOwn, readReleaseHistory } from './present.ts'
import { findStorefront, reachStorefront, reachStorefrontToChange } from './reach.ts'
import { publishStorefront, restoreRelease, setActive } from './release.ts'

const documentCalls = {
  getDocument: contract.getStorefrontDocument,
  editDocument: contract.editStorefront,
  listDocumentSteps: contract.listStorefrontSteps,
  listCellChanges: contract.listStorefrontCellChanges,
}

export const storefrontBindings = [
  ...documentBindings(documentCalls, storefrontKind, {
    reachToView: (db, _actor, id) => reachStorefront(db, id),
    reachToUpdate: (db, _actor, id) => reachStorefront(db, id),
  }),

  bind(contract.getStorefront, ({ db, actor }) => readOwn(db, actor)),

  bind(contract.createStorefront, async ({ db, actor }, written) =>
    withMessage('storefront created', await readDetail(db, actor, await createStorefront(db, actor, written))),
  ),

  bind(contract.updateStorefront, async ({ db, actor }, written) => {
    await updateStorefront(db, actor, written)
    return withMessage('storefront saved', await readDetail(db, actor, written.id))
  }),

  bind(contract.updateStorefrontSettings, async ({ db, actor }, written) =>
    withMessage('storefront saved', await readDetail(db, actor, await updateSettings(db, actor, written))),
  ),

  bind(contract.toggleStorefront, async ({ db, actor }, { id, isActive }) => {
    const before = await reachStorefrontToChange(db, id)
    if (before.version === null) throw new AppError('storefront not published')
    const next = isActive ?? !before.is_active
    await setActive(db, actor, { id, isActive: next })
    return withMessage(next ? 'storefront active' : 'storefront inactive', presentStorefront(await reachStorefront(db, id), actor))
  }),

  bind(contract.publishStorefront, async ({ db, actor }, publishing) => {
    await publishStorefront(db, actor, publishing)
    return withMessage('storefront published', presentStorefront(await reachStorefront(db, publishing.id), actor))
  }),

  bind(contract.listStorefrontReleases, ({ db }, { id }) => readReleaseHistory(db, id)),

  bind(contract.restoreStorefrontRelease, async ({ db, actor }, restored) => {
    await restoreRelease(db, actor, restored)
    return withMessage('storefront restored', presentStorefront(await reachStorefront(db, restored.id), actor))
  }),

  bind(contract.getStorefrontParts, async ({ db, actor }, { id }) => {
    await reachStorefront(db, id)
    const { name, color, logoFileId } = await findLetterhead(db, db.workspaceId)
    const linkOf = (fileId: string) => fileLink({ id: fileId, workspace_id: db.workspaceId }, actor.personId)
    return {
      business: { name, logo: logoFileId && linkOf(logoFileId), color: color ?? ownColor() },
      pictures: (await listPictures(db)).map(row => presentPicture(row, actor)),
      members: await listMembers(db, actor),
      offers: await listPageOffers(db, ({ id: fileId, width, height }) =>
        width === null || height === null
          ? null
          : { sources: [{ url: linkOf(fileId), width }], width, height, focusX: 50, focusY: 50, zoom: 1 },
      ),
    }
  }),

  bind(contract.addStorefrontPicture, async ({ db, actor }, { id, uploadId }) => {
    await reachStorefront(db, id)
    return presentPicture(await addPicture(db, actor, { id, uploadId }), actor)
  }),

  bind(contract.generateStorefrontUrl, async ({ db }, { name }) => ({
    url: await proposeLink(db, name || (await findLetterhead(db, db.workspaceId)).name),
  })),

  bind(contract.askStorefrontMember, async ({ db, actor }, { id, memberId }) => {
    await reachStorefront(db, id)
    await askMember(db, actor, memberId)
    return withMessage('storefront member asked', {})
  }),

  bind(contract.getOwnStorefrontAnswer, async ({ db, actor }) => {
    const storefront = await findStorefront(db)
    const { name } = await findLetterhead(db, db.workspaceId)
    const isPublic = storefront?.is_active === true && storefront.url !== null
    return { answer: await findOwnAnswer(db, actor), businessName: name, address: isPublic ? addressOf(storefront.url ?? '') : null }
  }),

  bind(contract.answerStorefront, async ({ db, actor }, { isAgreed }) => {
    await findStorefront(db)
    const answer = await answerForSelf(db, actor, isAgreed)
    return withMessage(isAgreed ? 'storefront agreed' : 'storefront withdrawn', { answer })
  }),

  bindPublic(contract.getLiveStorefront, async (_call, { url, language }) => {
    const live = found(await usePages().find(url))
    return pageIn(live, languageFor(live, language))
  }),
]
