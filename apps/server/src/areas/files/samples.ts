import * as contract from '@allenio/contract/files'
import { openUpload } from '#platform/files'
import { drawPng, foundOnlyBy, personOf, phoneFilm, samplesOf, uploadOf, type Scene, type TestMember } from '#testing'

const openedUploadOf = ({ database }: Scene, member: TestMember) =>
  database.withSystem('write', async db => {
    const { id } = await openUpload(db, personOf(member), { name: 'piano.pdf', bytes: 2000, mimeType: 'application/pdf' })
    return id
  })

const sentFilmOf = (member: TestMember) => uploadOf(member, { name: 'IMG_1.MOV', mimeType: 'video/quicktime', body: phoneFilm() })

export const filesSamples = samplesOf(contract, {
  getStorage: () => ({ as: 'admin', input: {} }),
  getOwnStorage: () => ({ as: 'client', input: {} }),
  startUpload: () => ({ as: 'client', input: { name: 'foto.jpg', bytes: 2_000_000, mimeType: 'image/jpeg' } }),
  getUpload: async scene => ({
    as: 'admin',
    input: { id: await openedUploadOf(scene, scene.a.admin) },
    foreign: { id: await openedUploadOf(scene, scene.b.admin) },
    refusals: foundOnlyBy('admin'),
  }),
  continueUpload: async scene => ({
    as: 'admin',
    input: { id: await openedUploadOf(scene, scene.a.admin), offset: 0 },
    foreign: { id: await openedUploadOf(scene, scene.b.admin), offset: 0 },
    refusals: foundOnlyBy('admin'),
  }),
  addPoster: async scene => ({
    as: 'admin',
    input: { id: await sentFilmOf(scene.a.admin) },
    foreign: { id: await sentFilmOf(scene.b.admin) },
    bytes: await drawPng(),
    refusals: foundOnlyBy('admin'),
  }),
  cancelUpload: async scene => ({
    as: 'admin',
    input: { id: await openedUploadOf(scene, scene.a.admin) },
    foreign: { id: await openedUploadOf(scene, scene.b.admin) },
    refusals: foundOnlyBy('admin'),
  }),
})
